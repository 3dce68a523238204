import { gateMutations, type DecisionChange, type StoredDecision, type TeamOfRound } from '@grow/core/gate';
import type { GateDecision, TeamDecision } from '@grow/core/ranking';
import { useGrowClient } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { decisionWords } from '../../../../features/gate';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { ReasonDialog } from '../ReasonDialog';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

const choices: readonly GateDecision[] = ['on', 'out', 'waiting'];

type DecideByHandProps = {
  team: TeamOfRound;
  name: string;
  /** What holds now. */
  decision: TeamDecision | undefined;
  /** What was decided by hand; undefined while the line decides. */
  stored: StoredDecision | undefined;
  canChange: boolean;
};

/** What becomes of a team, and the way to decide otherwise than the line, with a reason that stays in the protocol. */
export function DecideByHand({ team, name, decision, stored, canChange }: DecideByHandProps) {
  const { supabase } = useGrowClient();
  const [asked, setAsked] = useState<GateDecision>();
  const words = { undone: m.gates_decision_undone(), notUndone: m.gates_decision_not_undone() };
  const deciding = useProductMutation(gateMutations(supabase).decideTeam, {
    words: {
      done: (_: unknown, change: DecisionChange) =>
        m.gates_decided_by_hand({ team: name, decision: decisionWords[change.decision]() }),
      ...words,
    },
  });
  const leaving = useProductMutation(gateMutations(supabase).undoTeamDecision, {
    words: { done: m.gates_left_to_line({ team: name }), failed: m.gates_not_left_to_line() },
  });
  const isByHand = stored?.isByHand === true;
  const made = decision?.decision;
  return (
    <Section title={m.gates_decision()}>
      <Text>
        <b>{made === undefined ? m.gates_decision_open() : decisionWords[made]()}</b>{' '}
        {isByHand ? m.gates_by_hand() : made !== undefined && m.gates_by_line()}
      </Text>
      {isByHand && (
        <Text step="ui" tone="muted">
          {stored.decidedBy
            ? m.gates_reason_by({ reason: stored.reason ?? '', person: personName(stored.decidedBy) })
            : stored.reason}
        </Text>
      )}
      {canChange && (
        <Choices>
          {choices
            .filter((choice) => choice !== made || !isByHand)
            .map((choice) => (
              <Button key={choice} size="sm" onClick={() => setAsked(choice)}>
                {decisionWords[choice]()}
              </Button>
            ))}
          {isByHand && (
            <Button size="sm" variant="ghost" onClick={() => leaving.run(team)}>
              {m.gates_leave_to_line()}
            </Button>
          )}
        </Choices>
      )}
      <ReasonDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        name="gate decision"
        about={team.teamId}
        title={asked ? m.gates_decide_title({ team: name, decision: decisionWords[asked]() }) : ''}
        detail={m.gates_decide_detail()}
        action={m.gates_decide_by_hand()}
        send={async (reason) =>
          asked &&
          deciding.send({
            ...team,
            ...{ decision: asked, reason },
            was: isByHand ? { decision: stored.decision, reason: stored.reason } : undefined,
          })
        }
      />
    </Section>
  );
}
