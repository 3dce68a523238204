import { lineAt } from '@grow/core/ranking';
import type { GateResults } from '@grow/core/gate';
import { Split } from '@grow/ui';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { useRankedRound } from '../../../../features/gate';
import { useDialogAddress } from '../../../../shared/dialogAddress';
import { GateTeamDrawer } from './GateTeamDrawer';
import { LatePanel } from './LatePanel';
import { LinePanel } from './LinePanel';
import { RankingPart } from './RankingPart';
import { SeverityPanel } from './SeverityPanel';
import { useLine } from './useLine';

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

/** The room while organisers compare: the ranking with the line, and beside it what the line does, late sheets and severity. */
export function DeliberationPart({ results }: { results: GateResults }) {
  const stored = useRankedRound(results);
  const { cut, move } = useLine(results.round);
  const drawer = useDialogAddress('team');
  // The handle follows the hand; what the line would change is said when there is time.
  const settled = useDeferredValue(cut);
  const round = useMemo(
    () => (settled === stored.line.cutSize ? stored : { ...stored, line: lineAt(stored.ranking, settled) }),
    [stored, settled],
  );
  return (
    <>
      <Split>
        <RankingPart
          round={round}
          cut={cut}
          onCut={move}
          selected={drawer.value}
          onSelect={(teamId) => drawer.open(teamId)}
        />
        <Aside>
          <LinePanel round={round} cut={cut} onCut={move} />
          <LatePanel round={round} />
          <SeverityPanel round={round} />
        </Aside>
      </Split>
      <GateTeamDrawer round={round} teamId={drawer.value} onClose={drawer.close} />
    </>
  );
}
