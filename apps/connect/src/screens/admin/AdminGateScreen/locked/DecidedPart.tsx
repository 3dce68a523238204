import type { GateResults } from '@grow/core/gate';
import { roundAddress } from '@grow/core/round';
import { ButtonLink, Split } from '@grow/ui';
import { styled } from 'styled-components';
import { useRankedRound } from '../../../../features/gate';
import { AppLink } from '../../../../navigation';
import { m } from '../../../../paraglide/messages';
import { fullPath, paths } from '../../../../paths';
import { ChangedByHand, DecidedTeams } from './DecidedTeams';
import { MessagePreview } from './MessagePreview';
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

/** What is decided and nobody was told: who goes on, what was changed by hand, what teams will read, and the release. */
export function DecidedPart({ results }: { results: GateResults }) {
  const round = useRankedRound(results);
  return (
    <Split>
      <Column>
        <DecidedTeams round={round} decision="on" title={m.gates_decision_on()} />
        <DecidedTeams round={round} decision="waiting" title={m.gates_decision_waiting()} />
        <ChangedByHand round={round} />
        <MessagePreview round={round} kind={results.round.kind} />
      </Column>
      <Column>
        <ReleasePanel round={results.round} />
        <ButtonLink
          href={fullPath(paths.gateProtocol(roundAddress(results.round.kind)))}
          linkComponent={AppLink}
        >
          {m.gates_to_protocol()}
        </ButtonLink>
      </Column>
    </Split>
  );
}
