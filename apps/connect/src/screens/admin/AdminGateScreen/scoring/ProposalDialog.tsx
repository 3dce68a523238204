import type { JuryAssignment } from '@grow/core/jury-assignment';
import { juryGroundOf, pairsOfAssignment, roundPartsMutations, type RoundSetup } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useEffect, useState } from 'react';
import { personName } from '../../../../features/people';
import { computeJury, gapReasonWords } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormFailure } from '../../../../shared/failure';
import { Sentences } from '../../../../shared/page';

type Computed = { readonly setup: RoundSetup; readonly assignment: JuryAssignment };

/** So many gaps are said one by one. */
const SAID = 6;

function useSentences({ setup, assignment }: Computed): string[] {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const { difference, gaps, components, loads } = assignment;
  const teams = new Map(setup.teams.map(({ id, name }) => [id, name]));
  const jurors = new Map(setup.jurors.map((juror) => [juror.id, personName(juror)]));
  const most = Math.max(0, ...loads.map(({ stage }) => stage));
  const least = loads.length === 0 ? 0 : Math.min(...loads.map(({ stage }) => stage));
  return [
    m.gates_propose_changes({
      added: number(difference.added.length),
      removed: number(difference.removed.length),
      same: number(difference.unchanged),
    }),
    m.gates_propose_loads({ least: number(least), most: number(most) }),
    components.length > 1 ? m.gates_gap_parts({ count: components.length }) : m.gates_propose_connected(),
    ...gaps.slice(0, SAID).map(({ teamId, got, wanted, code, couldPut }) => {
      const gap = m.gates_propose_gap({
        team: teams.get(teamId) ?? '',
        got: number(got),
        wanted: number(wanted),
        reason: gapReasonWords[code](),
      });
      const [first] = couldPut;
      return first === undefined
        ? gap
        : `${gap} ${m.gates_propose_could({ person: jurors.get(first) ?? '' })}`;
    }),
    ...(gaps.length > SAID ? [m.gates_more_teams({ count: gaps.length - SAID })] : []),
  ];
}

function Computed({ setup, assignment }: Computed) {
  return <Sentences sentences={useSentences({ setup, assignment })} />;
}

type ProposalDialogProps = { setup: RoundSetup; isOpen: boolean; onClose: () => void };

/** Works out who judges whom and says what it would change; nothing is saved before somebody says so. */
export function ProposalDialog({ setup, isOpen, onClose }: ProposalDialogProps) {
  const { supabase } = useGrowClient();
  const [computed, setComputed] = useState<Computed>();
  const [failure, setFailure] = useState<unknown>();
  const assigning = useProductMutation(roundPartsMutations(supabase).assign, {
    words: { done: m.gates_propose_saved() },
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    computeJury(juryGroundOf(setup)).then(
      (assignment) => isCurrent && setComputed({ setup, assignment }),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, setup]);
  const isStale = computed?.setup.ground !== setup.ground;
  const save = async () => {
    if (!computed) return;
    setFailure(undefined);
    try {
      await assigning.send({
        roundId: setup.round.id,
        ground: computed.setup.ground,
        pairs: pairsOfAssignment(computed.assignment),
      });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_propose()}
      actions={
        <>
          <Button onClick={onClose}>{m.orga_keep()}</Button>
          <Button
            variant="primary"
            disabled={isStale}
            isBusy={assigning.isBusy}
            busyLabel={m.orga_busy()}
            onClick={() => void save()}
          >
            {m.gates_propose_save()}
          </Button>
        </>
      }
    >
      <Text step="ui">{m.gates_propose_detail()}</Text>
      {computed && <Computed {...computed} />}
      {!computed && failure === undefined && (
        <SkeletonGroup label={m.gates_computing()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      <FormFailure failure={failure} />
    </Dialog>
  );
}
