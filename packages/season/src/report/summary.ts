// What a season came to, as plain data.
import type { DayFigures } from '../run/Journal';
import type { Season } from '../run/Season';
import { percentile } from './percentile';

export interface CallRow {
  readonly name: string;
  readonly count: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export interface Summary {
  readonly people: number;
  readonly seed: number;
  readonly seconds: number;
  readonly calls: number;
  readonly checks: number;
  /** Steps of the season, each with how many came so far. */
  readonly funnel: readonly { readonly name: string; readonly count: number }[];
  readonly days: readonly DayFigures[];
  readonly slowest: readonly CallRow[];
  readonly waits: readonly { readonly name: string; readonly milliseconds: number }[];
  readonly faults: Readonly<Record<string, number>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly surprises: readonly { readonly name: string; readonly count: number; readonly example: string }[];
  readonly violations: readonly { readonly day: number; readonly name: string; readonly text: string }[];
  readonly mails: { readonly taken: number; readonly refused: number; readonly repeated: number };
  readonly written: number;
  /** Writes that were answered yes, by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly loggedOut: readonly string[];
  /** Whether anything happened that must not. */
  readonly isBad: boolean;
  readonly line: string;
}

async function funnelOf({ database, label }: Season) {
  const rows = await database.sql()<{ name: string; count: number }[]>`
    with s as (select id from public.seasons where label = ${label}),
      m as (select distinct user_id from public.team_members where season_id = (select id from s))
    select * from (values
      (1, 'signed up', (select count(*)::int from private.profiles)),
      (2, 'answered the welcome step', (select count(*)::int from public.signup_info)),
      (3, 'were in a team', (select count(*)::int from m)),
      (4, 'in a team that handed in', (select count(distinct t.user_id)::int from public.team_members t join public.hand_in_versions v on v.team_id = t.team_id)),
      (5, 'in a team that was accepted once', (select count(distinct t.user_id)::int from public.team_members t join public.hand_ins h on h.team_id = t.team_id where h.state = 'accepted')),
      (6, 'passed the half-time', (select count(distinct t.user_id)::int from public.team_members t join public.gate_decisions d on d.team_id = t.team_id join public.rounds r on r.id = d.round_id and r.kind = 'half_time' where d.decision = 'on')),
      (7, 'in the final', (select count(distinct t.user_id)::int from public.team_members t join public.gate_decisions d on d.team_id = t.team_id join public.rounds r on r.id = d.round_id and r.kind = 'final' where d.decision = 'on'))
    ) f (n, name, count) order by n`;
  return rows.map(({ name, count }) => ({ name, count }));
}

export async function summaryOf(
  season: Season,
  { people, seed, seconds }: Pick<Summary, 'people' | 'seed' | 'seconds'>,
): Promise<Summary> {
  const { journal, mail } = season;
  const slowest = [...journal.calls]
    .map(([name, { count, failed, milliseconds }]) => {
      const sorted = milliseconds.toSorted((a, b) => a - b);
      return {
        name,
        count,
        failed,
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        p99: percentile(sorted, 0.99),
        most: sorted.at(-1) ?? 0,
      };
    })
    .sort((a, b) => b.p95 - a.p95);
  const surprises = [...journal.surprises].map(([name, one]) => ({ name, ...one }));
  const checks = journal.days.reduce((sum, { checked }) => sum + checked, 0);
  const kinds: Record<string, number> = {};
  for (const { kind } of journal.written) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const isBad = journal.violations.length + surprises.length + journal.loggedOut.length > 0;
  return {
    ...{
      people,
      seed,
      seconds,
      calls: journal.callCount,
      checks,
      funnel: await funnelOf(season),
      days: journal.days,
      slowest,
      surprises,
      kinds,
      isBad,
    },
    waits: [...journal.waits]
      .map(([name, milliseconds]) => ({ name, milliseconds }))
      .sort((a, b) => b.milliseconds - a.milliseconds),
    faults: Object.fromEntries(journal.faults),
    refusals: Object.fromEntries([...journal.refusals].sort((a, b) => b[1] - a[1])),
    ...{
      violations: journal.violations,
      mails: mail.counts(),
      written: journal.written.length,
      loggedOut: journal.loggedOut,
    },
    line: `${journal.callCount} calls, ${journal.written.length} writes kept, ${checks} checks, ${journal.violations.length} violations, ${surprises.length} surprises, ${journal.loggedOut.length} logged out`,
  };
}
