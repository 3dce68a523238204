import {
  seasonDay,
  seasonState,
  seasonVerbs,
  seasonWeek,
  weekOfSeason,
  type Season,
} from '@grow/core/season';
import { seasonLines, useLocale } from '@grow/shell';
import type { Team } from '@grow/core/team';
import { ButtonLink, GrowthLine, media, Skeleton, Text } from '@grow/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { isFirstSight } from '../../../features/season';
import { m } from '../../../paraglide/messages';
import { AppLink } from '../../../navigation';
import { fullPath, paths } from '../../../paths';
import { lazyPart } from '../../../shared/code';
import { Deadline } from './Deadline';
import { headOf, type Reader } from './seasonWords';

const NoSeason = lazyPart(async () => (await import('./NoSeason')).NoSeason);
const TeamDue = lazyPart(async () => (await import('./teamWeekParts')).TeamDue);
const TeamLine = lazyPart(async () => (await import('./teamWeekParts')).TeamLine);

const Root = styled.section`
  position: relative;
  padding-top: 40px;
  ${media.lg} {
    padding-top: 48px;
  }
`;

const Copy = styled.div`
  position: relative;
  z-index: 1;
  /* The title is one word that must not break; what stands below it keeps clear of the tall letters. */
  ${media.md} {
    & > :not(h1) {
      max-width: 46%;
    }
    /* Before and after the season it is a sentence. */
    &:not([data-season='during']) > h1 {
      max-width: 56%;
    }
  }
  /* Level with one row of this the letters are still low. */
  ${media.xxl} {
    & > [data-due] {
      max-width: 58%;
    }
  }
`;

const Mark = styled(Text)`
  font-weight: 640;
  margin-bottom: 8px;
`;

const Lead = styled(Text)`
  margin-top: 12px;
  max-width: 30rem;
`;

const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  margin-top: 24px;
  &:empty {
    display: none;
  }
  & > [data-shape] {
    width: 13rem;
  }
  ${media.belowMd} {
    & > :is(a, [data-shape]) {
      flex: 1 0 100%;
    }
  }
  /* Whether the button has room beside the time depends on its words, which come late: below, wherever it could need that. */
  ${media.md} {
    flex-direction: column;
    align-items: start;
  }
  ${media.xxl} {
    flex-direction: row;
    align-items: center;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Line = styled.div`
  margin-top: 28px;
  pointer-events: none;
  ${media.md} {
    margin-top: -6vw;
  }
  ${media.lg} {
    margin-top: clamp(-168px, -11.6vw, 0px);
  }
`;

/** As tall as words. */
const BLANK = '\u00a0';

type SeasonHeadProps = {
  season: Season | null;
  firstName: string;
  reader: Reader;
  /** The reader's team, whose weeks are drawn. */
  team: Team | null | undefined;
};

/** The week, what it means for the reader, and the growth line; greets by name. */
export function SeasonHead({ season, firstName, reader, team }: SeasonHeadProps) {
  const { locale } = useLocale();
  const [isAnimated] = useState(isFirstSight);
  const now = new Date();
  const greeting = firstName ? m.dashboard_greeting({ name: firstName }) : m.dashboard_greeting_nameless();
  if (!season) {
    return (
      <Root>
        <Text as="h1" step="h1">
          {greeting}
        </Text>
        <Suspense fallback={null}>
          <NoSeason />
        </Suspense>
      </Root>
    );
  }
  const head = headOf(season, reader, greeting, now, locale);
  const state = seasonState(season, now);
  const lines = seasonLines(season, now, locale);
  const deadline = head.deadline && <Deadline {...head.deadline} />;
  // The button of the week comes with the team's hand-ins; its place is kept, and that of what became of a week that is over.
  const asksForSomething = weekOfSeason(season, seasonWeek(season, now))?.milestone !== undefined;
  const expected = asksForSomething && (
    <>
      {deadline ?? <Deadline left={BLANK} until={BLANK} />}
      <Skeleton shape="control" />
    </>
  );
  const lastDay = Math.min(Math.max(seasonDay(season, season.stoppedAt ?? now) - 1, 0), season.weeks * 7);
  const line = {
    label: lines.status,
    day: state === 'after' ? lastDay : lines.day,
    verbs: seasonVerbs(season, locale),
    isAnimated,
  };
  return (
    <Root>
      <Copy data-season={state}>
        <Mark tone="accent">{head.mark}</Mark>
        <Text as="h1" step="d1">
          {head.title}
        </Text>
        <Lead step="lead" tone="muted">
          {head.lead}
        </Lead>
        <Due data-due="">
          {team && state === 'during' ? (
            <Suspense fallback={expected}>
              <TeamDue {...{ team, season, expected, deadline }} />
            </Suspense>
          ) : (
            deadline
          )}
          {reader.role === 'ORGA' && state === 'after' && !season.stoppedAt && (
            <ButtonLink href={fullPath(paths.adminSeason())} linkComponent={AppLink}>
              {m.season_next_title()}
            </ButtonLink>
          )}
          {head.isSearching && (
            <Buttons>
              <ButtonLink variant="primary" href={fullPath(paths.teams())} linkComponent={AppLink}>
                {m.dashboard_find_team()}
              </ButtonLink>
              <ButtonLink href={fullPath(paths.team())} linkComponent={AppLink}>
                {m.dashboard_found_team()}
              </ButtonLink>
            </Buttons>
          )}
        </Due>
      </Copy>
      <Line>
        {team ? (
          <Suspense fallback={<GrowthLine {...line} isAnimated={false} style={{ visibility: 'hidden' }} />}>
            <TeamLine team={team} season={season} line={line} />
          </Suspense>
        ) : (
          <GrowthLine {...line} />
        )}
      </Line>
    </Root>
  );
}
