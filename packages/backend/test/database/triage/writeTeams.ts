// Plain teams written into a database: the rows of each table, then a statement a table.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { MEETING, type PlainHandIn, type PlainTeam } from './plainTeam';
import type { PlainSeason } from './triageModel';

type Row = Record<string, unknown>;
type Teams = readonly PlainTeam[];

/** Who is named in the rows: the mentor of the teams, somebody else who advises them, and their captain. */
interface People {
  mentor: string;
  stranger: string;
  captain: string;
}

const at = (time: number | null | undefined): string | null =>
  time === null || time === undefined ? null : new Date(time).toISOString();
/** The times of a row that nothing has changed since. */
const madeAt = (time: number): Row => ({ created_at: at(time), updated_at: at(time) });

async function insert(sql: postgres.Sql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await sql`insert into ${sql(table)} (${sql.unsafe(columns)})
    select ${sql.unsafe(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`;
}

const teamRow = (seasonId: string, id: string, createdAt: number): Row => ({
  ...{ id, season_id: seasonId, name: `Team ${id}`, slug: `team-${id}`, member_count: 0, listed: true },
  ...{ wanted_skills: [], pitch: '', description: '', stage: 'idea', ...madeAt(createdAt) },
});

/** The teams, and then those that went into them. */
function teamRows(teams: Teams, seasonId: string, captain: string): { own: Row[]; merged: Row[] } {
  return {
    own: teams.map(({ id, status, createdAt }) => ({
      ...teamRow(seasonId, id, createdAt),
      ...{ status, captain_id: captain, merged_into: null },
    })),
    merged: teams.flatMap(({ id, sourceId, createdAt }) =>
      sourceId
        ? [
            {
              ...teamRow(seasonId, sourceId, createdAt),
              ...{ status: 'withdrawn', captain_id: null, merged_into: id },
            },
          ]
        : [],
    ),
  };
}

const assignmentRows = (teams: Teams, mentor: string): Row[] =>
  teams.map(({ id, assignedAt }) => ({
    ...{ id: randomUUID(), team_id: id, mentor_id: mentor, status: 'active', reason: '' },
    created_at: at(assignedAt),
  }));

const handInsOf = (teams: Teams): PlainHandIn[] => teams.flatMap(({ handIns }) => handIns);
const versionsOf = (teams: Teams): PlainHandIn[] => handInsOf(teams).filter(({ version }) => version > 0);

const handInRows = (teams: Teams, { milestones }: PlainSeason): Row[] =>
  handInsOf(teams).map((one) => ({
    ...{ id: one.id, team_id: one.teamId, state: one.state, version: one.version, reviewer_id: null },
    milestone_id: milestones.find(({ week }) => week === one.week)?.id,
    ...{ due_at_effective: one.version > 0 ? at(one.handedInAt) : null },
    ...{ is_late: one.version > 0 ? one.isLate : null, extended_until: at(one.extendedUntil) },
    taken_at: one.state === 'in_review' ? at(one.handedInAt) : null,
    ...{ return_due_at: at(one.returnDueAt), is_overdue: false, hands_in_by_clock: true },
    ...madeAt(one.createdAt),
  }));

const versionRows = (teams: Teams): Row[] =>
  versionsOf(teams).map((one) => ({
    ...{ id: one.versionId, hand_in_id: one.id, team_id: one.teamId, number: one.version, parts: {} },
    ...{ handed_in_at: at(one.handedInAt), is_by_clock: false, is_complete: true, is_late: one.isLate },
    ...{ due_at_effective: at(one.handedInAt), created_at: at(one.handedInAt) },
  }));

const partRows = (teams: Teams): Row[] =>
  handInsOf(teams)
    .filter(({ isWritten }) => isWritten)
    .map((one) => ({
      ...{ hand_in_id: one.id, part_key: 'claim', team_id: one.teamId, value: { text: 'x' }, version: 1 },
      ...{ written_by: null, written_at: at(one.createdAt) },
    }));

const pulseRows = (teams: Teams): Row[] =>
  teams.flatMap(({ pulses }) =>
    pulses.map((one) => ({
      ...{ id: one.id, team_id: one.teamId, week: one.week, user_id: one.userId, state: one.state },
      ...{ note: one.note, read_by_mentor_at: one.isRead ? at(one.saidAt) : null, read_by: null },
      ...madeAt(one.saidAt),
    })),
  );

const contactsOf = (teams: Teams, kind: 'advice' | 'note' | 'meeting' | 'review') =>
  teams.flatMap(({ contacts }) => contacts.filter((contact) => contact.kind === kind));

const adviceRows = (teams: Teams, kind: 'advice' | 'note', { mentor, stranger }: People): Row[] =>
  contactsOf(teams, kind).map(({ teamId, isByMentor, at: said }) => ({
    ...{ id: randomUUID(), team_id: teamId, author_id: isByMentor ? mentor : stranger, text: 'Ask' },
    created_at: at(said),
  }));

const noteRows = (teams: Teams, people: People): Row[] =>
  adviceRows(teams, 'note', people).map((row) => ({ ...row, updated_at: row['created_at'] }));

const verdictRows = (teams: Teams, { mentor, stranger }: People): Row[] =>
  contactsOf(teams, 'review').map(({ handIn, teamId, isByMentor, at: said }) => ({
    ...{ id: randomUUID(), version_id: handIn?.versionId, hand_in_id: handIn?.id, team_id: teamId },
    ...{ author_id: isByMentor ? mentor : stranger, decision: 'accepted', note: '' },
    ...{ settles_at: at(said ?? 0), settled_at: at(said), created_at: at(said ?? 0) },
  }));

const meetingRow = (
  teamId: string,
  mentor: string | null,
  state: 'booked' | 'held',
  begins: number,
): Row => ({
  ...{ id: randomUUID(), team_id: teamId, mentor_id: mentor, state, sequence: 0 },
  ...{ agenda: '', note: '', cancel_word: '' },
  ...{ starts_at: at(begins), ends_at: at(begins + MEETING) },
  ...{ settled_at: state === 'held' ? at(begins) : null, ...madeAt(begins) },
});

/** Of whoever else held one nothing is asked, and they are in one place at a time: those have no mentor. */
const meetingRows = (teams: Teams, { mentor }: People): Row[] => [
  ...contactsOf(teams, 'meeting').map(({ teamId, isByMentor, at: held }) =>
    meetingRow(teamId, isByMentor ? mentor : null, 'held', held ?? 0),
  ),
  ...teams.flatMap(({ unsettled }) =>
    unsettled.map(({ teamId, at: begins }) => meetingRow(teamId, mentor, 'booked', begins)),
  ),
];

const itemRows = (teams: Teams): Row[] =>
  teams.flatMap(({ items, assignedAt }) =>
    items.map(({ teamId, dueWeek, isOpen }) => ({
      ...{ id: randomUUID(), team_id: teamId, text: 'Ask', due_week: dueWeek, source_kind: 'team', word: '' },
      ...{ state: isOpen ? 'open' : 'done', answered_at: isOpen ? null : at(assignedAt) },
      ...madeAt(assignedAt),
    })),
  );

/** Writes a mentor's teams, with all that is said of them. */
export async function writeTeams(
  sql: postgres.Sql,
  season: PlainSeason,
  teams: Teams,
  people: People,
): Promise<void> {
  const [current] = await sql<{ id: string }[]>`select id from private.current_season()`;
  const { own, merged } = teamRows(teams, current?.id ?? '', people.captain);
  await insert(sql, 'public.teams', own);
  await insert(sql, 'public.teams', merged);
  await insert(sql, 'public.mentor_assignments', assignmentRows(teams, people.mentor));
  await insert(sql, 'public.hand_ins', handInRows(teams, season));
  await insert(sql, 'public.hand_in_versions', versionRows(teams));
  await insert(sql, 'public.hand_in_parts', partRows(teams));
  await insert(sql, 'public.pulses', pulseRows(teams));
  await insert(sql, 'public.advice', adviceRows(teams, 'advice', people));
  await insert(sql, 'public.mentor_notes', noteRows(teams, people));
  await insert(sql, 'public.office_hour_bookings', meetingRows(teams, people));
  await insert(sql, 'public.hand_in_verdicts', verdictRows(teams, people));
  await insert(sql, 'public.action_items', itemRows(teams));
}
