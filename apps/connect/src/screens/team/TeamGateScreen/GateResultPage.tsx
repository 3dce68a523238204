import type { RoundKind } from '@grow/core/round';
import type { TeamGateResult } from '@grow/core/gate';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { Button, PageHeader, Split, Wrap } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { gateNames, resultWords } from '../../../features/gate';
import { m } from '../../../paraglide/messages';
import { GateLine } from './GateLine';
import { GateScores } from './GateScores';
import { JuryWords } from './JuryWords';
import { ToTeam } from './ToTeam';
import { NextSteps } from './NextSteps';
import { readShown, keepShown } from './shownResults';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  padding-bottom: 72px;
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  align-content: start;
`;

type GateResultPageProps = { kind: RoundKind; result: TeamGateResult; team: Team; season: Season };

function Result({ kind, result, team, season }: GateResultPageProps) {
  const { locale } = useLocale();
  const words = resultWords({ kind, team: team.name, ...result }, locale);
  return (
    <Wrap>
      <ToTeam team={team} />
      <PageHeader mark={gateNames[kind]()} title={words.title} lead={words.lead} />
      <Body>
        <GateLine kind={kind} team={team} season={season} />
        <Split>
          <Column>
            <JuryWords kind={kind} result={result} team={team} season={season} />
            <GateScores result={result} team={team} />
          </Column>
          <Column>
            <NextSteps kind={kind} result={result} team={team} season={season} words={words.next} />
          </Column>
        </Split>
      </Body>
    </Wrap>
  );
}

/** The result once everybody knows. The first time it is opened by a press, so that a team can look at it together. */
export function GateResultPage(props: GateResultPageProps) {
  const { kind, team, result, season } = props;
  const about = `${kind} ${team.id} ${(result.changedAt ?? result.releasedAt).getTime()}`;
  const [isShown, setShown] = useState(() => readShown(about));
  if (isShown) return <Result {...props} />;
  return (
    <Wrap>
      <ToTeam team={team} />
      <PageHeader
        title={m.gates_result_there()}
        lead={m.gates_result_there_lead()}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              keepShown(about);
              setShown(true);
            }}
          >
            {m.gates_show_result()}
          </Button>
        }
      />
      <Body>
        <GateLine kind={kind} team={team} season={season} />
      </Body>
    </Wrap>
  );
}
