import { releaseMutations, type GateResults } from '@grow/core/gate';
import { roundAddress } from '@grow/core/round';
import type { GateDecision } from '@grow/core/ranking';
import { useGrowClient } from '@grow/shell';
import { ActionMenu, Button, ButtonLink, Split } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { decisionWords, useRankedRound } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { AppLink } from '../../../../navigation';
import { m } from '../../../../paraglide/messages';
import { fullPath, paths } from '../../../../paths';
import { CorrectionPanel } from './CorrectionPanel';
import { DecidedTeams } from './DecidedTeams';
import { ReasonDialog } from '../ReasonDialog';
import { ReleasePanel } from './ReleasePanel';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;
  align-content: start;
  & > a {
    justify-self: start;
  }
`;

const Acts = styled.div`
  && {
    display: flex;
    gap: 4px;
    align-items: center;
  }
`;

type Asked = {
  readonly teamId: string;
  readonly name: string;
  /** Undefined where a free place is given to a team that waits. */
  readonly becomes: GateDecision | undefined;
};

const decisions: readonly GateDecision[] = ['on', 'waiting', 'out'];

/** What teams know: how far it came, who moves up, and corrections, for which a second organiser is needed. */
export function ReleasedPart({ results }: { results: GateResults }) {
  const { supabase } = useGrowClient();
  const round = useRankedRound(results);
  const [asked, setAsked] = useState<Asked>();
  const mutations = releaseMutations(supabase);
  const moving = useProductMutation(mutations.moveUp, { words: { done: m.gates_moved_up_done() } });
  const proposing = useProductMutation(mutations.proposeCorrection, {
    words: { done: m.gates_correction_proposed() },
  });
  const { id: roundId, kind } = results.round;
  const send = async (reason: string) => {
    if (!asked) return;
    const team = { roundId, teamId: asked.teamId, reason };
    await (asked.becomes === undefined
      ? moving.send(team)
      : proposing.send({ ...team, decision: asked.becomes }));
  };
  const correct = (was: GateDecision) => (teamId: string, name: string) => (
    <Acts>
      {was === 'waiting' && (
        <Button size="sm" onClick={() => setAsked({ teamId, name, becomes: undefined })}>
          {m.gates_move_up()}
        </Button>
      )}
      <ActionMenu
        label={m.gates_correct_of({ team: name })}
        actions={decisions
          .filter((decision) => decision !== was)
          .map((decision) => ({
            key: decision,
            label: m.gates_correct_to({ decision: decisionWords[decision]() }),
            onSelect: () => setAsked({ teamId, name, becomes: decision }),
          }))}
      />
    </Acts>
  );
  return (
    <Split>
      <Column>
        <DecidedTeams round={round} decision="on" title={m.gates_decision_on()} actions={correct('on')} />
        <DecidedTeams
          round={round}
          decision="waiting"
          title={m.gates_decision_waiting()}
          actions={correct('waiting')}
        />
        <DecidedTeams round={round} decision="out" title={m.gates_decision_out()} actions={correct('out')} />
      </Column>
      <Column>
        <ReleasePanel round={results.round} />
        <CorrectionPanel round={round} />
        <ButtonLink href={fullPath(paths.gateProtocol(roundAddress(kind)))} linkComponent={AppLink}>
          {m.gates_to_protocol()}
        </ButtonLink>
      </Column>
      <ReasonDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        name="gate correction"
        about={asked?.teamId}
        title={
          asked === undefined
            ? ''
            : asked.becomes === undefined
              ? m.gates_move_up_title({ team: asked.name })
              : m.gates_correct_title({ team: asked.name, decision: decisionWords[asked.becomes]() })
        }
        detail={asked?.becomes === undefined ? m.gates_move_up_detail() : m.gates_correct_detail()}
        action={asked?.becomes === undefined ? m.gates_move_up() : m.gates_correct()}
        send={send}
      />
    </Split>
  );
}
