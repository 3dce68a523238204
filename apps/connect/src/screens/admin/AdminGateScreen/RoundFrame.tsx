import { roundAddress, roundStates, type RoundKind, type RoundOfList } from '@grow/core/round';
import { Segmented, Stepper } from '@grow/ui';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { gateNames } from '../../../features/gate';
import { roundStateWords } from '../../../features/round';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  align-items: center;
  & > :last-child:not(:first-child) {
    flex: 1 1 20rem;
  }
`;

const kinds: readonly RoundKind[] = ['half_time', 'final'];

type RoundFrameProps = { kind: RoundKind | undefined; rounds: readonly RoundOfList[] };

/** Which of the two rounds is shown, and how far it is. */
export function RoundFrame({ kind, rounds }: RoundFrameProps) {
  const navigate = useNavigate();
  const round = rounds.find((one) => one.kind === kind);
  const at = roundStates.findIndex((state) => state === round?.state);
  return (
    <Row>
      <Segmented<RoundKind>
        label={m.gates_round()}
        value={kind ?? 'half_time'}
        onChange={(next) => void navigate(paths.adminGate(roundAddress(next)))}
        options={kinds.map((value) => ({ value, label: gateNames[value]() }))}
      />
      {round?.canRun && round.id !== undefined && (
        <Stepper
          aria-label={m.gates_steps()}
          steps={roundStates.map((state) => ({ key: state, name: roundStateWords[state]() }))}
          current={Math.max(at, 0)}
          isOver={round.state === 'released'}
          doneLabel={m.gates_step_done()}
        />
      )}
    </Row>
  );
}
