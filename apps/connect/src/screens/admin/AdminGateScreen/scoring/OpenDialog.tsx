import { gapCount, roundMutations, type RoundSetup } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Text, Textarea } from '@grow/ui';
import { openWords, roundGapWords } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../../shared/form';
import { Sentences } from '../../../../shared/page';

type OpenDialogProps = { setup: RoundSetup; isOpen: boolean; onClose: () => void };

/** Lets jurors score. Over gaps only with a reason, which the log keeps. */
export function OpenDialog({ setup, isOpen, onClose }: OpenDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { round, gaps } = setup;
  const count = gapCount(gaps);
  const draft = useFormDraft<{ reason: string }>('open round', round.id);
  const opening = useProductMutation(roundMutations(supabase).open);
  const short = gaps.teams.length;
  const sentences = [
    ...(short > 0 ? [m.gates_gap_teams({ count: short, wanted: round.ballotsWanted })] : []),
    ...roundGapWords(gaps),
  ];
  return (
    <FormDialog<{ reason: string }, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_open()}
      keep={m.orga_keep()}
      action={openWords(count, locale)}
      busy={m.orga_busy()}
      initial={{ reason: '' }}
      draft={draft}
      validate={({ reason }) =>
        count > 0 && reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {}
      }
      send={async ({ reason }) =>
        opening.send({ roundId: round.id, ...(count > 0 ? { reason: reason.trim() } : {}) })
      }
    >
      {(form) => (
        <>
          <Text step="ui">{m.gates_open_detail()}</Text>
          {count > 0 && (
            <>
              <Sentences sentences={sentences} />
              <Field label={m.gates_open_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
                <Textarea {...form.text('reason')} maxLength={500} rows={3} />
              </Field>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
