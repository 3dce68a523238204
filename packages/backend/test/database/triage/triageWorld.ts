// What a database says of a season, and of a mentor's teams.
import type postgres from 'postgres';
import type { PlainMilestone } from './plainTeam';
import type { PlainReason, PlainSeason, Triaged } from './triageModel';

/** The season as the model sees it. */
export async function readSeason(sql: postgres.Sql): Promise<PlainSeason> {
  const [season] = await sql<{ starts_on: string; starts_at: Date }[]>`
    select starts_on::text, starts_on::timestamp at time zone 'Europe/Berlin' as starts_at from private.current_season()`;
  if (!season) throw new Error('There is no season');
  const rows = await sql<{ id: string; week: number; due_at: Date; grace_minutes: number }[]>`
    select id, week, due_at, grace_minutes from public.milestones order by week`;
  const milestones = rows.map(({ id, week, due_at, grace_minutes }): PlainMilestone => ({
    ...{ id, week, dueAt: due_at.getTime(), graceMs: grace_minutes * 60_000 },
  }));
  return { startsOn: season.starts_on, startsAt: season.starts_at.getTime(), milestones };
}

interface TriageRow {
  team_id: string;
  reasons: Record<string, unknown>[];
  waiting: { week: number }[];
  pulse_week: number | null;
  pulse_state: string | null;
  pulses_unread: number;
  last_contact_at: Date | null;
}

const plainReason = ({ since, until, ...reason }: Record<string, unknown>): PlainReason => ({
  ...(reason as { code: string }),
  since: Date.parse(String(since)),
  ...(typeof until === 'string' ? { until: Date.parse(until) } : {}),
});

/** What the database says of a mentor's teams at a time. */
export async function readTriage(sql: postgres.Sql, mentor: string, now: number): Promise<Triaged[]> {
  const rows = await sql<TriageRow[]>`select * from private.mentor_triage(${mentor}, ${new Date(now)})`;
  return rows.map((row) => ({
    id: row.team_id,
    reasons: row.reasons.map(plainReason),
    pulse: row.pulse_week === null ? undefined : { week: row.pulse_week, state: row.pulse_state ?? '' },
    unread: row.pulses_unread,
    contact: row.last_contact_at?.getTime(),
    waiting: row.waiting.map(({ week }) => week),
  }));
}
