import { roundMutations, type Round, type RoundSource } from '@grow/core/round';
import { useGrowClient } from '@grow/shell';
import { Field, Select, Text } from '@grow/ui';
import { gateNames } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDialog } from '../../../../shared/form';

type CopyDialogProps = {
  round: Round;
  sources: readonly RoundSource[];
  isOpen: boolean;
  onClose: () => void;
};

/** Takes criteria, settings and stages over from another round, and says what gives way to them. */
export function CopyDialog({ round, sources, isOpen, onClose }: CopyDialogProps) {
  const { supabase } = useGrowClient();
  const copying = useProductMutation(roundMutations(supabase).copy, { words: { done: m.gates_copied() } });
  return (
    <FormDialog<{ from: string }, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_copy()}
      keep={m.orga_keep()}
      action={m.gates_copy_send()}
      busy={m.orga_busy()}
      initial={{ from: sources[0]?.id ?? '' }}
      validate={() => ({})}
      send={async ({ from }) => copying.send({ roundId: round.id, fromRoundId: from })}
    >
      {(form) => (
        <>
          <Text step="ui">{m.gates_copy_detail()}</Text>
          <Field label={m.gates_copy_from()}>
            <Select {...form.text('from')}>
              {sources.map(({ id, kind, season }) => (
                <option key={id} value={id}>
                  {m.gates_copy_source({ round: gateNames[kind](), season })}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormDialog>
  );
}
