import { handInAdminMutations, standingIn, teamsWithFate, type FateOfTeam } from '@grow/core/hand-in-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Field, Text, Textarea } from '@grow/ui';
import { teamCount, weekWords } from '../../../features/handInAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { aboutOf, teamIdsOf, type ActionProps } from './handInActions';
import { useFateWords } from './useFateWords';

const canOpen = ['accepted', 'in_review', 'handed_in'];

/** Lets teams hand in once more, with a reason for the log; says first for how many that is so, and can be undone. */
export function ReopenDialog({ started, onClose }: ActionProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const said = useFateWords('reopened');
  const draft = useFormDraft<{ reason: string }>('reopening', started && aboutOf(started));
  const opening = useProductMutation(handInAdminMutations(supabase).reopen, {
    words: {
      done: (fates) => said.done(fates, m.matrix_reopened_done),
      detail: said.leftOut,
      undone: (fates) =>
        teamsWithFate(fates, 'reopened').length > 0 ? m.matrix_reopening_undone() : undefined,
      notUndone: m.matrix_reopening_not_undone(),
    },
  });
  const open =
    started?.rows.filter((row) => canOpen.includes(standingIn(row, started.week.week)?.state ?? '')) ?? [];
  const rest = (started?.rows.length ?? 0) - open.length;
  const title = started ? m.matrix_reopen_title({ week: weekWords(started.week, locale) }) : '';
  if (started && open.length === 0)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        actions={<Button onClick={onClose}>{m.orga_close()}</Button>}
      >
        <Text step="ui">{m.matrix_reopen_none()}</Text>
      </Dialog>
    );
  return (
    <FormDialog<{ reason: string }, FateOfTeam[]>
      isOpen={started !== undefined}
      onClose={onClose}
      title={title}
      keep={m.orga_keep()}
      action={m.matrix_reopen_for({ teams: teamCount(open.length, locale) })}
      busy={m.orga_busy()}
      initial={{ reason: '' }}
      draft={draft}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {})}
      send={async ({ reason }) =>
        opening.send({
          milestoneId: started?.week.milestone.id ?? '',
          teamIds: started ? teamIdsOf(started.rows) : [],
          reason,
        })
      }
    >
      {(form) => (
        <>
          <Text step="ui">{m.matrix_reopen_detail()}</Text>
          {rest > 0 && (
            <Text step="ui" tone="muted">
              {m.matrix_reopen_rest({ teams: teamCount(rest, locale) })}
            </Text>
          )}
          <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
            <Textarea {...form.text('reason')} maxLength={500} rows={3} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
