import type { Profile } from '@grow/core';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { ButtonLink, Section, Text } from '@grow/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { Aside, Grid, Lines, Waiting, waitingLines } from './dashboardLayout';
import { canFindTeam } from './seasonWords';

// What stands below the head comes after the first screen, and of it only what one's role is about.
const memberParts = () => import('./memberParts');
const organiserParts = () => import('./organiserParts');
const Announcements = lazy(async () => ({ default: (await memberParts()).Announcements }));
const BestTeams = lazy(async () => ({ default: (await import('./BestTeams')).BestTeams }));
const NextEvents = lazy(async () => ({ default: (await memberParts()).NextEvents }));
const NextThings = lazy(async () => ({ default: (await memberParts()).NextThings }));
const OrganiserDays = lazy(async () => ({ default: (await organiserParts()).OrganiserDays }));
const OrganiserFigures = lazy(async () => ({ default: (await organiserParts()).OrganiserFigures }));
const OwnListing = lazy(async () => ({ default: (await memberParts()).OwnListing }));
const OwnTeam = lazy(async () => ({ default: (await memberParts()).OwnTeam }));

const Stack = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

/** Teams are assigned later: what will stand here, and what can be done meanwhile. */
function MentorPart() {
  return (
    <Section title={m.dashboard_assigned()}>
      <Stack>
        <Text>{m.dashboard_assigned_empty()}</Text>
        <Text step="ui" tone="muted">
          {m.dashboard_assigned_detail()}
        </Text>
        <ButtonLink size="sm" href={fullPath(paths.teams())} linkComponent={AppLink}>
          {m.mentor_find()}
        </ButtonLink>
      </Stack>
    </Section>
  );
}

const noNews = () => (
  <Stack style={{ paddingTop: 22 }}>
    <Text>{m.dashboard_news_empty()}</Text>
    <Text step="ui" tone="muted">
      {m.dashboard_news_detail()}
    </Text>
  </Stack>
);

type DashboardPartsProps = {
  profile: Profile;
  season: Season | null;
  /** A participant's team: null when in none, undefined while nothing is known of it. */
  team: Team | null | undefined;
};

/** What stands beside what comes next: for participants their team, or how teams see them. */
function BesideNext({ profile, team }: DashboardPartsProps) {
  if (profile.role === 'MENTOR') return <MentorPart />;
  if (team === undefined) return null;
  return team ? (
    <Aside title={m.dashboard_team()}>
      <OwnTeam team={team} />
    </Aside>
  ) : (
    <Aside title={m.you_title()}>
      <OwnListing profile={profile} />
    </Aside>
  );
}

/** What follows below the season: first what comes next for one's role, then news and events. */
export function DashboardParts(props: DashboardPartsProps) {
  const { profile, season } = props;
  const { role } = profile;
  return (
    <Grid>
      {role === 'ORGA' && (
        <>
          <div data-wide>
            <Lines title={m.orga_days()}>
              <OrganiserDays waiting={waitingLines} />
            </Lines>
          </div>
          <Aside title={m.orga_figures()}>
            <OrganiserFigures waiting={<Waiting />} />
          </Aside>
        </>
      )}
      {role === 'ORGA' ? (
        <div data-whole>
          <Suspense fallback={null}>
            <NextThings profile={profile} season={season} waiting={null} isQuiet />
          </Suspense>
        </div>
      ) : (
        <div data-wide>
          <Lines title={m.next_three()}>
            <NextThings profile={profile} season={season} waiting={waitingLines} />
          </Lines>
        </div>
      )}
      {role !== 'ORGA' && <div>{BesideNext(props)}</div>}
      {props.team === null && season && canFindTeam(season, new Date()) && (
        <div data-whole>
          <Aside title={m.best_title()}>
            <BestTeams />
          </Aside>
        </div>
      )}
      <div data-wide>
        <Section title={m.dashboard_news()} id="news" style={{ scrollMarginTop: 96 }} isFlush>
          {season ? (
            <Suspense fallback={<Waiting />}>
              <Announcements role={role} seasonId={season.id} waiting={<Waiting />} none={noNews()} />
            </Suspense>
          ) : (
            noNews()
          )}
        </Section>
      </div>
      <Aside title={m.dashboard_events()}>
        <NextEvents season={season} />
      </Aside>
    </Grid>
  );
}
