import type { Profile } from '@grow/core';
import { seasonWeek, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { Suspense } from 'react';
import { m } from '../../../paraglide/messages';
import { lazyPart } from '../../../shared/code';
import { NearView } from './NearView';
import { NextThings } from './NextThings';
import { OwnListing } from './OwnListing';
import { Aside, Below, Grid, Lines, Waiting, waitingLines } from './dashboardLayout';
import { canFindTeam } from './seasonWords';

// Only what one's role is about, and what stands below what comes next only when it is seen.
const lowerParts = () => import('./lowerParts');
const organiserParts = () => import('./organiserParts');
const Announcements = lazyPart(async () => (await lowerParts()).Announcements);
const BestTeams = lazyPart(async () => (await import('./BestTeams')).BestTeams);
const NextEvents = lazyPart(async () => (await lowerParts()).NextEvents);
const OrganiserDays = lazyPart(async () => (await organiserParts()).OrganiserDays);
const OrganiserFigures = lazyPart(async () => (await organiserParts()).OrganiserFigures);
const OwnTeam = lazyPart(async () => (await import('./OwnTeam')).OwnTeam);
const weekParts = () => import('./teamWeekParts');
const TeamAside = lazyPart(async () => (await weekParts()).TeamAside);
const TeamNext = lazyPart(async () => (await weekParts()).TeamNext);
const TeamWeek = lazyPart(async () => (await weekParts()).TeamWeek);
const JuryTasks = lazyPart(async () => (await organiserParts()).JuryTasks);
const Confidences = lazyPart(async () => (await organiserParts()).Confidences);

type DashboardPartsProps = {
  profile: Profile;
  season: Season | null;
  /** A participant's team: null when in none, undefined while nothing is known of it. */
  team: Team | null | undefined;
};

/** What stands beside what comes next: for participants their team, or how teams see them. */
function BesideNext({ profile, season, team }: DashboardPartsProps) {
  if (team === undefined) return null;
  if (team === null) return <OwnListing profile={profile} />;
  if (season && seasonWeek(season, new Date()) !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <TeamAside team={team} season={season} />
      </Suspense>
    );
  }
  return (
    <Aside title={m.dashboard_team()}>
      <OwnTeam team={team} />
    </Aside>
  );
}

/** What follows below the season: first what comes next for one's role, then news and events. */
export function DashboardParts(props: DashboardPartsProps) {
  const { profile, season } = props;
  const { role } = profile;
  const isOn = season !== null && seasonWeek(season, new Date()) !== undefined;
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
          <NextThings profile={profile} season={season} waiting={null} isQuiet />
        </div>
      ) : (
        <div data-wide>
          {props.team && isOn ? (
            <Lines title={m.next_three()}>
              <TeamNext profile={profile} season={season} team={props.team} />
            </Lines>
          ) : (
            <NextThings profile={profile} season={season} waiting={waitingLines} />
          )}
        </div>
      )}
      {role !== 'ORGA' && <div>{BesideNext(props)}</div>}
      {role === 'ORGA' && (
        <div data-whole>
          <Suspense fallback={null}>
            <JuryTasks />
            <Confidences />
          </Suspense>
        </div>
      )}
      {props.team && isOn && (
        <div data-whole>
          <NearView waiting={waitingLines}>
            <Suspense fallback={waitingLines}>
              <TeamWeek team={props.team} season={season} />
            </Suspense>
          </NearView>
        </div>
      )}
      {props.team === null && season && canFindTeam(season, new Date()) && (
        <div data-whole>
          <Below title={m.best_title()}>
            <BestTeams />
          </Below>
        </div>
      )}
      <div data-wide id="news" style={{ scrollMarginTop: 96 }}>
        <Below title={m.dashboard_news()}>
          <Announcements role={role} waiting={waitingLines} />
        </Below>
      </div>
      <div>
        <Below title={m.dashboard_events()}>
          <NextEvents season={season} />
        </Below>
      </div>
    </Grid>
  );
}
