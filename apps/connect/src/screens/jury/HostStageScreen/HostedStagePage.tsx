import { stageTimeAt, type HostedStage, type RoundKind, type StagedTeam } from '@grow/core/round';
import { dateTimeInWords, timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { EmptyState, PageHeader, Section, Text, Wrap } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { gateNames } from '../../../features/gate';
import { teamsWords } from '../../../features/round';
import { m } from '../../../paraglide/messages';
import { HostRow } from './HostRow';
import { NowOnStage } from './NowOnStage';
import { SwapDialog } from './SwapDialog';
import { usePresence } from './usePresence';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  max-width: 44rem;
  padding-bottom: 72px;
`;

const List = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

type HostedStagePageProps = {
  kind: RoundKind;
  hosted: HostedStage;
  /** When this was read, where newer things could not be. */
  readAt: Date | undefined;
};

/** A stage as its host works with it: the team on it large, one step on, and the order of all teams. */
export function HostedStagePage({ kind, hosted, readAt }: HostedStagePageProps) {
  const { locale } = useLocale();
  const [swapped, setSwapped] = useState<StagedTeam>();
  const presence = usePresence(kind, hosted);
  const { stage, teams, state } = hosted;
  const canChange = state === 'open';
  const begins = m.host_begins({
    time: dateTimeInWords(stage.startsAt, locale),
    minutes: stage.minutesEach,
  });
  return (
    <Wrap>
      <PageHeader
        mark={gateNames[kind]()}
        title={stage.name}
        lead={stage.venue === '' ? begins : `${stage.venue}. ${begins}`}
      />
      <Body>
        {readAt && <Text tone="caution">{m.host_stale({ time: timeInWords(readAt, locale) })}</Text>}
        {!canChange && <Text tone="muted">{m.host_locked()}</Text>}
        {teams.length === 0 ? (
          <EmptyState title={m.host_no_teams()} description={m.host_no_teams_detail()} />
        ) : (
          <>
            {canChange && <NowOnStage hosted={hosted} presence={presence} />}
            <Section title={m.host_order()} aside={teamsWords(teams.length, locale)} isFlush>
              <List>
                {teams.map((team) => (
                  <HostRow
                    key={team.id}
                    hosted={hosted}
                    team={team}
                    time={timeInWords(stageTimeAt(stage, team.position), locale)}
                    presence={canChange ? presence : undefined}
                    onSwap={() => setSwapped(team)}
                  />
                ))}
              </List>
            </Section>
          </>
        )}
      </Body>
      <SwapDialog hosted={hosted} team={swapped} onClose={() => setSwapped(undefined)} />
    </Wrap>
  );
}
