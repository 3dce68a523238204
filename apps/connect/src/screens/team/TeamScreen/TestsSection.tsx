import { experimentTitle, type Experiment } from '@grow/core/experiment';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, ButtonLink, ExperimentLine, ExperimentList, Section, Text, TextLink } from '@grow/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { addsOneByOne, useExperiments, useTeamGoals, VerdictBadge } from '../../../features/experiment';
import { useAvatarPerson } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { TestsChart } from './TestsChart';

/** How many tests stand here; the others are in the log. */
const SHOWN = 4;

const Stack = styled.div`
  display: grid;
  gap: 24px;
`;

const All = styled.p`
  padding-top: 16px;
  font-weight: 620;
`;

function Line({ experiment }: { experiment: Experiment }) {
  const { id, happenedOn, author, seen, hypothesis, adds } = experiment;
  const { locale } = useLocale();
  const person = useAvatarPerson(author);
  return (
    <ExperimentLine
      date={{ dateTime: happenedOn, label: dayInWords(happenedOn, locale) }}
      title={<span dir="auto">{experimentTitle(experiment) || m.tests_not_written()}</span>}
      href={fullPath(paths.experiments({ test: id }))}
      linkComponent={AppLink}
      summary={<span dir="auto">{seen || hypothesis}</span>}
      adds={addsOneByOne(adds, locale)}
      status={<VerdictBadge experiment={experiment} />}
      person={author && <Avatar size={26} {...person} />}
    />
  );
}

/** What the team's market tests add up to, the latest of them, and the way to the log. */
export function TestsSection({ team, season }: { team: Team; season: Season }) {
  const experiments = useExperiments(team.id);
  const goals = useTeamGoals(team.id);
  const logged = (experiments.data ?? []).filter(({ isDraft }) => !isDraft);
  const older = logged.length - SHOWN;
  const logButton = (
    <ButtonLink
      size="sm"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      href={fullPath(paths.experiments({ log: 'new' }))}
      linkComponent={AppLink}
    >
      {m.tests_log_action()}
    </ButtonLink>
  );
  return (
    <Section title={m.team_tests_title()} titleStep="h2" aside={logButton} id="tests">
      {experiments.isError && !experiments.data && <FailedPart error={experiments.error} />}
      {experiments.data && logged.length === 0 && <Text tone="muted">{m.team_tests_none()}</Text>}
      {experiments.data && logged.length > 0 && (
        <Stack>
          <TestsChart team={team} season={season} experiments={experiments.data} goals={goals.data ?? []} />
          <div>
            <ExperimentList>
              {logged.slice(0, SHOWN).map((experiment) => (
                <Line key={experiment.id} experiment={experiment} />
              ))}
            </ExperimentList>
            <All>
              <TextLink variant="arrow" href={fullPath(paths.experiments())} linkComponent={AppLink}>
                {older > 0 ? m.team_tests_older({ count: older }) : m.team_tests_all()}
              </TextLink>
            </All>
          </div>
        </Stack>
      )}
    </Section>
  );
}
