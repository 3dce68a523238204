import { handInAdminMutations, standingIn } from '@grow/core/hand-in-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Text, Textarea } from '@grow/ui';
import { dueWords } from '../../../features/handInAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { aboutOf, type ActionProps } from './handInActions';

/** Says no to a team that asks for more time, with a word that it reads. */
export function DeclineDialog({ started, onClose }: ActionProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const row = started?.rows[0];
  const standing = row && standingIn(row, started.week.week);
  const draft = useFormDraft<{ reason: string }>('no extension', started && aboutOf(started));
  const declining = useProductMutation(handInAdminMutations(supabase).decline, {
    words: { done: m.matrix_declined({ team: row?.team.name ?? '' }) },
  });
  return (
    <FormDialog<{ reason: string }, void>
      isOpen={started !== undefined}
      onClose={onClose}
      title={m.matrix_decline_title({ team: row?.team.name ?? '' })}
      keep={m.orga_keep()}
      action={m.matrix_decline()}
      busy={m.orga_busy()}
      initial={{ reason: '' }}
      draft={draft}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {})}
      send={async ({ reason }) =>
        declining.send({
          teamId: row?.team.id ?? '',
          milestoneId: started?.week.milestone.id ?? '',
          reason,
        })
      }
    >
      {(form) => (
        <>
          {standing?.cell?.askedReason && (
            <Text step="ui">{m.matrix_asked_because({ reason: standing.cell.askedReason })}</Text>
          )}
          {standing && <Text step="ui">{m.matrix_decline_detail({ time: dueWords(standing, locale) })}</Text>}
          <Field label={m.orga_reason()} help={m.matrix_reason_help()} error={form.errors.reason}>
            <Textarea {...form.text('reason')} maxLength={500} rows={3} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
