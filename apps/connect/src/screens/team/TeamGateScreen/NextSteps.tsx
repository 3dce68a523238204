import type { RoundKind } from '@grow/core/round';
import type { TeamGateResult } from '@grow/core/gate';
import { seasonVerbs, type Season, type SeasonWeek } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { ButtonLink, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FactList } from '../../../shared/page';

const List = styled(FactList)`
  --fact-columns: minmax(0, 9rem) minmax(0, 1fr);
  margin-top: 16px;
`;

const Act = styled.div`
  margin-top: 20px;
`;

type NextStepsProps = {
  kind: RoundKind;
  result: TeamGateResult;
  team: Team;
  season: Season;
  /** What follows from the result, in a sentence. */
  words: string;
};

/** Weeks that still ask for something after a round. */
function weeksAhead({ programme }: Season, kind: RoundKind): SeasonWeek[] {
  return kind === 'final'
    ? []
    : programme.filter(({ week, milestone }) => week > 7 && milestone !== undefined);
}

/** What comes next; for a team that is out what stays theirs, with a talk as the one thing to press. */
export function NextSteps({ kind, result, season, words }: NextStepsProps) {
  const { locale } = useLocale();
  const verbs = seasonVerbs(season, locale);
  const isOut = result.decision === 'out';
  return (
    <Section title={isOut ? m.gates_stays_yours() : m.gates_comes_next()}>
      <Text>{words}</Text>
      <List>
        {weeksAhead(season, kind).map(({ week, milestone }) => (
          <div key={week}>
            <dt>{milestone && dateTimeInWords(milestone.dueAt, locale)}</dt>
            <dd>{m.gates_week_verb({ week, verb: verbs[week - 1] ?? '' })}</dd>
          </div>
        ))}
      </List>
      <Act>
        <ButtonLink
          variant="primary"
          href={fullPath(isOut ? paths.teamOfficeHours() : paths.team())}
          linkComponent={AppLink}
        >
          {isOut ? m.gates_talk() : m.hand_in_to_team()}
        </ButtonLink>
      </Act>
    </Section>
  );
}
