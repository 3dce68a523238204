// What connect reads when somebody in a team reloads the dashboard (its `prefetch`, and the frame around it), and the gate that
// a release is about.
import { profileQueries } from '@grow/core';
import { actionItemQueries } from '@grow/core/action-item';
import { announcementQueries } from '@grow/core/announcement';
import { checklistQueries } from '@grow/core/checklist';
import { eventQueries, registrationQueries } from '@grow/core/event';
import { experimentQueries } from '@grow/core/experiment';
import { gateQueries, type TeamGate } from '@grow/core/gate';
import { handInQueries } from '@grow/core/hand-in';
import { mentorQueries } from '@grow/core/mentor';
import { milestoneQueries } from '@grow/core/milestone';
import { notificationQueries } from '@grow/core/notification';
import { officeHourQueries } from '@grow/core/office-hour';
import { pulseQueries } from '@grow/core/pulse';
import type { ProductQuery } from '@grow/core/query';
import { seasonQueries, seasonWeek } from '@grow/core/season';
import { teamQueries, teamRequestQueries } from '@grow/core/team';
import type { Visitor } from './visitor';

/** What somebody saw of the round. */
export interface Sight {
  readonly gate: TeamGate | null;
  readonly unread: number;
}

const read = async <T>(query: ProductQuery<T>): Promise<T> =>
  query.queryFn({ signal: new AbortController().signal });

const EVENTS_SHOWN = 3;

/** Reads all of it, as much at once as the page does. @throws AppError of the first that failed, once all have answered */
export async function reloadDashboard({ client: { supabase }, userId }: Visitor): Promise<Sight> {
  const gate = read(gateQueries(supabase).team('half_time'));
  const unread = read(notificationQueries(supabase).unread());
  const hour = new Date();
  hour.setMinutes(0, 0, 0);
  const parts: Promise<unknown>[] = [
    gate,
    unread,
    read(profileQueries(supabase).detail(userId)),
    read(teamRequestQueries(supabase).mine(userId)),
    read(announcementQueries(supabase).current()),
    read(eventQueries(supabase).list({ page: 1, pageSize: EVENTS_SHOWN, upcomingAt: hour, isOn: true })),
    read(registrationQueries(supabase).mine(userId)),
    read(registrationQueries(supabase).missing()),
    readTeam(supabase, userId),
  ];
  const settled = await Promise.allSettled(parts);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return { gate: await gate, unread: await unread };
}

async function readTeam(supabase: Visitor['client']['supabase'], userId: string): Promise<void> {
  const [team, season] = await Promise.all([
    read(teamQueries(supabase).own(userId)),
    read(seasonQueries(supabase).current()),
  ]);
  if (!team || !season) return;
  const week = seasonWeek(season, new Date());
  const milestones = read(milestoneQueries(supabase).season(season.id));
  const parts: Promise<unknown>[] = [
    milestones,
    read(handInQueries(supabase).weeks(team.id)),
    read(pulseQueries(supabase).team(team.id)),
    read(pulseQueries(supabase).questions(userId)),
    read(actionItemQueries(supabase).team(team.id)),
    read(officeHourQueries(supabase).ofTeam(team.id)),
    read(mentorQueries(supabase).ofTeam(team.id)),
    read(teamQueries(supabase).members(team.id)),
    read(experimentQueries(supabase).ofTeam(team.id)),
    read(experimentQueries(supabase).medians(season.id)),
    ...(week === undefined ? [] : [read(checklistQueries(supabase).week(team.id, week))]),
    ...(team.captainId === userId ? [read(teamRequestQueries(supabase).team(team.id))] : []),
  ];
  const settled = await Promise.allSettled(parts);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const milestone = (await milestones).find((one) => one.week === week);
  if (milestone) await read(handInQueries(supabase).ofMilestone(team.id, milestone.id));
}
