// Plain teams written into a database, and what it says of them.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { MEETING, type PlainMilestone, type PlainTeam } from './plainTeam';
import type { PlainReason, PlainSeason, Triaged } from './triageModel';

const at = (time: number | null | undefined): string | null =>
  time === null || time === undefined ? null : new Date(time).toISOString();

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

type Row = Record<string, unknown>;

async function insert(sql: postgres.Sql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await sql`insert into ${sql(table)} (${sql.unsafe(columns)})
    select ${sql.unsafe(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`;
}

const handInRows = ({ milestones }: PlainSeason, teams: readonly PlainTeam[]) =>
  teams.flatMap(({ handIns }) =>
    handIns.map((one) => ({ one, milestoneId: milestones.find(({ week }) => week === one.week)?.id ?? '' })),
  );

/** Writes a mentor's teams. */
export async function writeTeams(
  sql: postgres.Sql,
  season: PlainSeason,
  teams: readonly PlainTeam[],
  { mentor, stranger, captain }: { mentor: string; stranger: string; captain: string },
): Promise<void> {
  const [{ id: seasonId } = { id: '' }] = await sql<
    { id: string }[]
  >`select id from private.current_season()`;
  const named = (id: string) => ({ id, season_id: seasonId, name: `Team ${id}`, slug: `team-${id}` });
  const kept = {
    member_count: 0,
    wanted_skills: [],
    listed: true,
    pitch: '',
    description: '',
    stage: 'idea',
  };
  await insert(
    sql,
    'public.teams',
    teams.map(({ id, status, createdAt }) => ({
      ...{ ...named(id), ...kept, status, captain_id: captain, merged_into: null },
      ...{ created_at: at(createdAt), updated_at: at(createdAt) },
    })),
  );
  await insert(
    sql,
    'public.teams',
    teams.flatMap(({ id, sourceId, createdAt }) =>
      sourceId
        ? [
            {
              ...{ ...named(sourceId), ...kept, status: 'withdrawn', captain_id: null, merged_into: id },
              ...{ created_at: at(createdAt), updated_at: at(createdAt) },
            },
          ]
        : [],
    ),
  );
  await sql`insert into public.mentor_assignments (team_id, mentor_id, status, created_at)
    select r.team_id, ${mentor}, 'active', r.at from jsonb_to_recordset(${sql.json(
      teams.map(({ id, assignedAt }) => ({ team_id: id, at: at(assignedAt) })) as never,
    )}) as r (team_id uuid, at timestamptz)`;
  const handIns = handInRows(season, teams);
  await insert(
    sql,
    'public.hand_ins',
    handIns.map(({ one, milestoneId }) => ({
      ...{
        id: one.id,
        team_id: one.teamId,
        milestone_id: milestoneId,
        state: one.state,
        version: one.version,
      },
      ...{ due_at_effective: one.version > 0 ? at(one.handedInAt) : null },
      ...{ is_late: one.version > 0 ? one.isLate : null, extended_until: at(one.extendedUntil) },
      ...{ reviewer_id: null, taken_at: one.state === 'in_review' ? at(one.handedInAt) : null },
      ...{ return_due_at: at(one.returnDueAt), is_overdue: false, hands_in_by_clock: true },
      ...{ created_at: at(one.createdAt), updated_at: at(one.createdAt) },
    })),
  );
  await insert(
    sql,
    'public.hand_in_versions',
    handIns.flatMap(({ one }) =>
      one.version === 0
        ? []
        : [
            {
              ...{
                id: one.versionId,
                hand_in_id: one.id,
                team_id: one.teamId,
                number: one.version,
                parts: {},
              },
              ...{
                handed_in_at: at(one.handedInAt),
                is_by_clock: false,
                is_complete: true,
                is_late: one.isLate,
              },
              ...{ due_at_effective: at(one.handedInAt), created_at: at(one.handedInAt) },
            },
          ],
    ),
  );
  await insert(
    sql,
    'public.hand_in_parts',
    handIns
      .filter(({ one }) => one.isWritten)
      .map(({ one }) => ({
        ...{ hand_in_id: one.id, part_key: 'claim', team_id: one.teamId, value: { text: 'x' }, version: 1 },
        ...{ written_by: null, written_at: at(one.createdAt) },
      })),
  );
  await insert(
    sql,
    'public.pulses',
    teams.flatMap(({ pulses }) =>
      pulses.map((one) => ({
        ...{ id: one.id, team_id: one.teamId, week: one.week, user_id: one.userId, state: one.state },
        ...{ note: one.note, read_by_mentor_at: one.isRead ? at(one.saidAt) : null, read_by: null },
        ...{ created_at: at(one.saidAt), updated_at: at(one.saidAt) },
      })),
    ),
  );
  const contacts = teams.flatMap((team) => team.contacts);
  for (const table of ['advice', 'note'] as const)
    await insert(
      sql,
      table === 'advice' ? 'public.advice' : 'public.mentor_notes',
      contacts
        .filter(({ kind }) => kind === table)
        .map(({ teamId, isByMentor, at: said }) => ({
          ...{ id: randomUUID(), team_id: teamId, author_id: isByMentor ? mentor : stranger, text: 'Ask' },
          ...{ created_at: at(said), ...(table === 'note' ? { updated_at: at(said) } : {}) },
        })),
    );
  const meetingOf = (teamId: string, host: string | null, state: string, begins: number) => ({
    ...{
      id: randomUUID(),
      team_id: teamId,
      mentor_id: host,
      state,
      sequence: 0,
      agenda: '',
      note: '',
      cancel_word: '',
    },
    ...{
      starts_at: at(begins),
      ends_at: at(begins + MEETING),
      settled_at: state === 'held' ? at(begins) : null,
    },
    ...{ created_at: at(begins), updated_at: at(begins) },
  });
  await insert(sql, 'public.office_hour_bookings', [
    // Of whoever else held one nothing is asked, and they are in one place at a time.
    ...contacts
      .filter(({ kind }) => kind === 'meeting')
      .map(({ teamId, isByMentor, at: held }) =>
        meetingOf(teamId, isByMentor ? mentor : null, 'held', held ?? 0),
      ),
    ...teams.flatMap(({ unsettled }) =>
      unsettled.map(({ teamId, at: begins }) => meetingOf(teamId, mentor, 'booked', begins)),
    ),
  ]);
  await insert(
    sql,
    'public.hand_in_verdicts',
    contacts.flatMap(({ handIn, teamId, isByMentor, at: said }) =>
      handIn
        ? [
            {
              ...{ id: randomUUID(), version_id: handIn.versionId, hand_in_id: handIn.id, team_id: teamId },
              ...{ author_id: isByMentor ? mentor : stranger, decision: 'accepted', note: '' },
              ...{ settles_at: at(said ?? 0), settled_at: at(said), created_at: at(said ?? 0) },
            },
          ]
        : [],
    ),
  );
  await insert(
    sql,
    'public.action_items',
    teams.flatMap(({ items, assignedAt }) =>
      items.map(({ teamId, dueWeek, isOpen }) => ({
        ...{
          id: randomUUID(),
          team_id: teamId,
          text: 'Ask',
          due_week: dueWeek,
          source_kind: 'team',
          word: '',
        },
        ...{ state: isOpen ? 'open' : 'done', answered_at: isOpen ? null : at(assignedAt) },
        ...{ created_at: at(assignedAt), updated_at: at(assignedAt) },
      })),
    ),
  );
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
