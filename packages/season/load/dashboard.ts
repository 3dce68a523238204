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

/** An answer, and when it was asked for and came. */
export interface Seen<T> {
  readonly value: T;
  readonly began: number;
  readonly ended: number;
}

/** What somebody saw of the round. */
export interface Sight {
  readonly gate: Seen<TeamGate | null>;
  readonly unread: Seen<number>;
}

/** What a page has read so far, by its keys: "Try again" asks only for what failed. */
export type PageReads = Map<string, Seen<unknown>>;

async function seen<T>(reads: PageReads, query: ProductQuery<T>): Promise<Seen<T>> {
  const key = JSON.stringify(query.queryKey);
  const before = reads.get(key) as Seen<T> | undefined;
  if (before) return before;
  const began = performance.now();
  const value = await query.queryFn({ signal: new AbortController().signal });
  const answer = { value, began, ended: performance.now() };
  reads.set(key, answer);
  return answer;
}

/** Waits until all have answered. @throws what failed first in the list */
async function all(parts: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(parts);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

const EVENTS_SHOWN = 3;

/** Reads what is missing of it, as much at once as the page does. @throws AppError of one that failed, once all have answered */
export async function readDashboard(
  { client: { supabase }, userId }: Visitor,
  reads: PageReads,
): Promise<Sight> {
  const gate = seen(reads, gateQueries(supabase).team('half_time'));
  const unread = seen(reads, notificationQueries(supabase).unread());
  const hour = new Date();
  hour.setMinutes(0, 0, 0);
  await all([
    gate,
    unread,
    seen(reads, profileQueries(supabase).detail(userId)),
    seen(reads, teamRequestQueries(supabase).mine(userId)),
    seen(reads, announcementQueries(supabase).current()),
    seen(
      reads,
      eventQueries(supabase).list({ page: 1, pageSize: EVENTS_SHOWN, upcomingAt: hour, isOn: true }),
    ),
    seen(reads, registrationQueries(supabase).mine(userId)),
    seen(reads, registrationQueries(supabase).missing()),
    readTeam(supabase, userId, reads),
  ]);
  return { gate: await gate, unread: await unread };
}

async function readTeam(
  supabase: Visitor['client']['supabase'],
  userId: string,
  reads: PageReads,
): Promise<void> {
  const read = async <T>(query: ProductQuery<T>): Promise<T> => (await seen(reads, query)).value;
  const [team, season] = await Promise.all([
    read(teamQueries(supabase).own(userId)),
    read(seasonQueries(supabase).current()),
  ]);
  if (!team || !season) return;
  const week = seasonWeek(season, new Date());
  const milestones = read(milestoneQueries(supabase).season(season.id));
  await all([
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
  ]);
  const milestone = (await milestones).find((one) => one.week === week);
  if (milestone) await read(handInQueries(supabase).ofMilestone(team.id, milestone.id));
}
