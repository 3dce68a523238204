import { jurorMutations, stageTimeAt, type HostedStage, type StagedTeam } from '@grow/core/round';
import { timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Select, Text } from '@grow/ui';
import { swappableWith } from '../../../features/round';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';

type SwapDialogProps = {
  hosted: HostedStage;
  /** Undefined while it is closed. */
  team: StagedTeam | undefined;
  onClose: () => void;
};

/** Asks with whom a team swaps places. */
export function SwapDialog({ hosted, team, onClose }: SwapDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const swapping = useProductMutation(jurorMutations(supabase).swap, {
    words: {
      done: m.host_swapped(),
      undone: m.host_swap_undone(),
      notUndone: m.host_swap_not_undone(),
    },
  });
  const timeOf = ({ position }: StagedTeam) => timeInWords(stageTimeAt(hosted.stage, position), locale);
  return (
    <FormDialog<{ otherTeamId: string }, unknown>
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.host_swap()}
      keep={m.orga_keep()}
      action={m.host_swap()}
      busy={m.orga_busy()}
      initial={{ otherTeamId: '' }}
      validate={({ otherTeamId }) => (otherTeamId === '' ? { otherTeamId: m.host_swap_missing() } : {})}
      send={async ({ otherTeamId }) =>
        team && swapping.send({ roundId: hosted.roundId, teamId: team.id, otherTeamId })
      }
    >
      {(form) =>
        team && (
          <>
            <Text step="ui">{m.host_swap_detail({ team: team.name, time: timeOf(team) })}</Text>
            <Field label={m.host_swap_with()} error={form.errors.otherTeamId}>
              <Select {...form.text('otherTeamId')}>
                <option value="">{m.host_swap_missing()}</option>
                {swappableWith(hosted, team.id).map((other) => (
                  <option key={other.id} value={other.id}>
                    {timeOf(other)} {other.name}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )
      }
    </FormDialog>
  );
}
