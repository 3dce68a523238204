import { randomUUID } from 'node:crypto';
// "Everything about me" is a promise about tables that do not exist yet, too: one with a key to a profile is exported by
// itself, and one that names people without a key fails here until the export knows it.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { fillRound } from './fillRound';
import { addPerson, asPerson } from './people';

interface Export {
  version: number;
  exported_at: string;
  user_id: string;
  tables: Record<string, Record<string, unknown>[]>;
}

let database: TestDatabase;
let sql: postgres.Sql;
let ada: string;
let other: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 2, onnotice: () => undefined });
  ada = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ada', last_name: 'Example' });
  other = await addPerson(sql, 'MENTOR', { first_name: 'Zoe' });
  await fill(ada, 'ADA');
  await fill(other, 'ZOE');
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** A row in every table that can hold one of the person; secrets are marked. */
async function fill(id: string, mark: string): Promise<void> {
  const secret = `SECRET-${mark}`;
  const session = '11111111-1111-4111-8111-'.concat(id.slice(-12));
  await sql`update auth.users set encrypted_password = ${secret}, phone = ${`+49 ${mark}`} where id = ${id}`;
  await sql`insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${mark}, ${id}, ${sql.json({ sub: id, name: mark })}, 'github')`;
  await sql`insert into auth.sessions (id, user_id, created_at, aal, user_agent, ip, refresh_token_hmac_key)
    values (${session}, ${id}, now(), 'aal1', ${`Browser of ${mark}`}, '192.0.2.7', ${secret})`;
  await sql`insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), ${session}, now(), now(), 'password')`;
  await sql`insert into auth.refresh_tokens (token, user_id, session_id, created_at, revoked)
    values (${secret}, ${id}, ${session}, now(), false)`;
  await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${id}, ${`App of ${mark}`}, 'totp', 'verified', ${secret}, now(), now())`;
  await sql`insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (gen_random_uuid(), ${id}, 'recovery_token', ${secret}, ${mark})`;
  await sql`insert into auth.flow_state (id, user_id, auth_code, provider_type, authentication_method, provider_access_token)
    values (gen_random_uuid(), ${id}, ${secret}, 'github', 'oauth', ${secret})`;
  await sql`insert into auth.audit_log_entries (id, payload)
    values (gen_random_uuid(), ${sql.json({ action: 'login', actor_id: id, actor_name: mark })})`;
  await sql`insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
    values (${id}, ${Buffer.from(secret)}, ${Buffer.from(secret)}, ${`Key of ${mark}`})`;
  await sql`insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
    values (${id}, 'registration', ${sql.json({ challenge: secret })}, now())`;
  await sql`insert into public.signup_info (user_id, motivation) values (${id}, ${`To build ${mark}`})`;
  await sql`insert into public.consents (user_id, kind, version) values (${id}, 'terms', '2024-10')`;
  await sql`insert into private.outbox (kind, recipient, user_id) values ('greeting', ${mark}, ${id})`;
  await sql`update private.profiles set discoverable = true, role = 'PARTICIPANT' where user_id = ${id}`;
  await fillTeams(id, mark);
  await sql`insert into storage.objects (bucket_id, name, owner_id) values ('avatars', ${`${id}-1.jpg`}, ${id})`;
}

async function fillOfficeHours(id: string, team: string, mark: string): Promise<void> {
  await sql`insert into public.office_hour_series (mentor_id, weekday, from_time, to_time, minutes, first_on, last_on)
    values (${id}, 4, '16:30', '18:00', 20, current_date, current_date + 7)`;
  await sql`insert into public.office_hour_slots (mentor_id, starts_at, ends_at)
    values (${id}, now() + interval '1 day', now() + interval '25 hours')`;
  await sql`insert into public.office_hour_bookings (mentor_id, team_id, starts_at, ends_at, agenda, booked_by)
    values (${id}, ${team}, now() + interval '1 day', now() + interval '25 hours', ${mark}, ${id})`;
}

async function fillTeams(id: string, mark: string): Promise<void> {
  const season = sql`(select id from public.seasons limit 1)`;
  const [team] = await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id)
    values (${season}, ${`Team ${mark}`}, ${`team-${mark.toLowerCase()}`}, ${id}) returning id`;
  if (!team) throw new Error('No team');
  await sql`insert into public.team_members (team_id, season_id, user_id) values (${team.id}, ${season}, ${id})`;
  await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${team.id}, ${id}, 'ended')`;
  await sql`insert into public.mentor_profiles (user_id, line) values (${id}, ${mark})`;
  await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${id}, current_date, current_date)`;
  await sql`insert into public.mentor_conflicts (mentor_id, team_id, reason) values (${id}, ${team.id}, ${mark})`;
  await sql`insert into public.mentor_pins (team_id, mentor_id) values (${team.id}, ${id})`;
  await fillOfficeHours(id, team.id, mark);
  await fillHandIn(id, team.id);
  await fillJob(id, mark);
  await sql`insert into public.team_roles (team_id, title, filled_by) values (${team.id}, 'Leads', ${id})`;
  await sql`insert into public.uploads (team_id, uploaded_by, milestone_id, part_key, name, bytes, media_type)
    select ${team.id}, ${id}, m.id, 'film', ${`${mark}.mp4`}, 1, 'video/mp4' from public.milestones m where m.week = 5`;
  await sql`with request as (
      insert into public.team_requests (team_id, season_id, kind, created_by, expires_at)
      values (${team.id}, ${season}, 'invite', ${id}, now()) returning id
    )
    insert into private.mail_invitations (request_id, email, email_hash)
    select id, ${`${mark.toLowerCase()}@example.com`}, sha256('x') from request`;
  await sql`insert into public.team_invite_links (team_id, token_hash, created_by, max_uses, expires_at)
    values (${team.id}, ${`SECRET-${mark}`}, ${id}, 1, now())`;
  await fillRecord(id, team.id, mark);
  await fillRound(sql, id, team.id, mark === 'ADA' ? 'half_time' : 'final', mark);
  await fillStory(id, team.id, mark);
  const experiment = randomUUID();
  await sql`insert into public.experiments (id, team_id, author_id, updated_by, hypothesis, method, happened_on)
    values (${experiment}, ${team.id}, ${id}, ${id === ada ? other : ada}, ${`Believed by ${mark}`}, 'Asked', '2024-11-12')`;
  await sql`insert into public.experiment_changes (experiment_id, version, kind, changed_by, changed_at)
    values (${experiment}, 1, 'edited', ${id}, now())`;
  await sql`insert into public.team_goals (team_id, metric, value, week, updated_by)
    values (${team.id}, 'interviews', 30, 5, ${id})`;
  await sql`with written as (
      insert into public.announcements (season_id, title_en, created_by) values (${season}, ${mark}, ${id}) returning id
    ) insert into public.announcement_recipients (announcement_id, user_id) select written.id, ${id} from written`;
  const list = randomUUID();
  await sql`insert into public.announcements (season_id, rules, title_en, title_de, body_en, body_de, sent_at)
    values (${season}, ${sql.json({ chosen: list })}, ${mark}, ${mark}, 'Soon', 'Bald', now())`;
  await sql`insert into private.announcement_choices (list_id, user_id) values (${list}, ${id})`;
  await sql`insert into public.data_requests (user_id, kind, text, due_at) values (${id}, 'copy', ${mark}, now())`;
  await sql`insert into public.data_reads (user_id, what) values (${id}, 'copy')`;
  await sql`insert into public.retention_runs (rule, is_dry, kept_since, found, started_by) values ('mails', true, now(), 0, ${id})`;
  await sql`insert into public.redactions (team_id, what, reason, redacted_by) values (${team.id}, 'part', 'They asked', ${id})`;
  await sql`insert into public.notifications (user_id, kind, team_id) values (${id}, 'captain_now', ${team.id})`;
  await sql`insert into public.mail_choices (user_id, topic, wanted) values (${id}, 'answers', false)`;
  await sql`insert into public.feed_tokens (user_id, token_hash) values (${id}, ${Buffer.from(`SECRET-${mark}`)})`;
  const [event] = await sql<{ id: string }[]>`
    insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at)
    values (${season}, ${`evening-${mark.toLowerCase()}`}, 'Evening', 'Grow', 'onsite', now() + interval '1 day', now() + interval '2 days')
    returning id`;
  await sql`insert into public.event_registrations (event_id, user_id, seat, status, position)
    values (${event?.id ?? ''}, ${id}, 'onsite', 'registered', 1)`;
}

/** A job that the person started, which is about them too, and a view that they keep. */
async function fillJob(id: string, mark: string): Promise<void> {
  await sql`with job as (
      insert into private.jobs (kind, total, is_in_database, reason, created_by)
      values ('people_role', 1, true, ${`Because of ${mark}`}, ${id}) returning id
    )
    insert into private.job_items (job_id, n, person_id, before) select id, 1, ${id}, '{"role": "MENTOR"}' from job`;
  await sql`insert into private.saved_views (list, name, filter, created_by) values ('people', ${mark}, '{}', ${id})`;
  await sql`with list as (
      insert into private.imports (name, source, row_count, created_by)
      values (${`${mark}.csv`}, '{"rows": [["x"]]}', 1, ${id}) returning id
    )
    insert into private.import_rows (import_id, n, email, role, locale, fields, user_id)
    select id, 1, ${`${mark}@import.example`.toLowerCase()}, 'PARTICIPANT', 'de', '{}', ${id} from list`;
}

/** A hand-in that the person asked more time for, wrote, handed in and judged. */
async function fillHandIn(id: string, teamId: string): Promise<void> {
  const [handIn] = await sql<{ id: string }[]>`
    insert into public.hand_ins (team_id, milestone_id, state, version, due_at_effective, is_late, extension_asked_by)
    select ${teamId}, m.id, 'submitted', 1, m.due_at, false, ${id} from public.milestones m where m.week = 1 returning id`;
  if (!handIn) throw new Error('No hand-in');
  const part = { hand_in_id: handIn.id, part_key: 'problem', team_id: teamId, written_by: id, version: 1 };
  const value = sql.json({ text: 'Written' });
  await sql`insert into public.hand_in_parts ${sql({ ...part, value })}`;
  await sql`insert into public.hand_in_part_changes ${sql({ ...part, value, began_at: new Date(), written_at: new Date() })}`;
  await sql`with version as (
      insert into public.hand_in_versions
        (hand_in_id, team_id, number, parts, handed_in_at, handed_in_by, is_by_clock, is_complete, is_late, due_at_effective)
      select h.id, h.team_id, 1, '{}', now(), ${id}, false, true, false, h.due_at_effective
      from public.hand_ins h where h.id = ${handIn.id} returning id
    )
    insert into public.hand_in_verdicts (version_id, hand_in_id, team_id, author_id, decision, settles_at)
    select id, ${handIn.id}, ${teamId}, ${id}, 'accepted', now() from version`;
}

/** A story that the person wrote, submitted and agreed to. */
async function fillStory(id: string, team: string, mark: string): Promise<void> {
  const content = sql.json({
    pitch_en: mark,
    weeks: [],
    people: [{ user_id: id, name: mark }],
    quotes: [],
    pictures: [],
  });
  await sql`with story as (
      insert into private.stories (team_id, slug, draft, written_by)
      values (${team}, ${`story-${mark.toLowerCase()}`}, ${content}, ${id}) returning id
    ), version as (
      insert into private.story_versions (story_id, number, content, submitted_by) select id, 1, ${content}, ${id} from story returning id
    )
    insert into private.story_consents (version_id, user_id, team_id, state, answered_at)
    select id, ${id}, ${team}, 'agreed', now() from version`;
  await sql`
    insert into private.guests (user_id, first_name, last_name, locale, invited_at)
    values (${id}, 'Ada', 'Guest', 'en', now())`;
}

async function fillRecord(id: string, team: string, mark: string): Promise<void> {
  await sql`insert into public.pulses (team_id, week, user_id, state, note) values (${team}, 1, ${id}, 'stuck', ${mark})`;
  await sql`insert into public.still_in_questions (team_id, user_id, silent_since, asked_at)
    values (${team}, ${id}, now(), now())`;
  await sql`insert into public.advice (team_id, author_id, text) values (${team}, ${id}, ${mark})`;
  await sql`insert into public.action_items (team_id, text, source_kind, created_by) values (${team}, ${mark}, 'team', ${id})`;
  await sql`insert into public.checklist_items (team_id, week, text, position, created_by) values (${team}, 1, ${mark}, 1, ${id})`;
  await sql`insert into public.confidences (user_id, team_id, text) values (${id}, ${team}, ${mark})`;
  await sql`insert into public.mentor_notes (team_id, author_id, text) values (${team}, ${id}, ${mark})`;
}

const ask = (request: postgres.TransactionSql) => request`select public.export_my_data() as data`;

const exportOf = async (id: string): Promise<Export> => {
  const rows = (await asPerson(sql, id, ask, { aal: 'aal2' })) as { data: Export }[];
  const [row] = rows;
  if (!row) throw new Error('No export');
  return row.data;
};

/** Tables with a column that names a person, or that hang on one that does. */
const tablesOfPeople = (on: postgres.ISql) => on<{ name: string }[]>`
  select distinct c.oid::regclass::text as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and n.nspname in ('auth', 'public', 'private', 'storage')
    and (
      a.attname ~ '(^|_)(user|owner|person|author|member|captain|mentor|recipient)(_id)?$'
      or exists (
        select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
          and f.confrelid in ('auth.users'::regclass, 'private.profiles'::regclass)
      )
    )
  order by 1`;

/** Why a table that names people is not a part of its own. */
const exempt: Record<string, string> = {
  'storage.buckets': 'Owned by the project.',
};

describe('the export', () => {
  it('covers every table that names people', async () => {
    const { tables } = await exportOf(ada);
    const names = (await tablesOfPeople(sql)).map(({ name }) => name.replace(/^(?!\w+\.)/, 'public.'));
    expect(names).toEqual(expect.arrayContaining(['auth.sessions', 'private.profiles', 'public.consents']));
    expect(names.filter((name) => !(name in tables) && !(name in exempt))).toEqual([]);
  });

  it('is refused without the second factor, and in a session that was ended', async () => {
    await expect(asPerson(sql, ada, ask, { aal: 'aal1' })).rejects.toThrow('second_factor_needed');
    const ended = { aal: 'aal2', session_id: randomUUID() };
    await expect(asPerson(sql, ada, ask, ended)).rejects.toThrow('not_signed_in');
  });

  it('has a new table with a key to a profile by itself, without hashes of secrets', async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`set local role postgres`;
        await transaction`create table public.medals (
          user_id uuid references private.profiles (user_id), read_by uuid references private.profiles (user_id),
          line text, token_hash text
        )`;
        await transaction`create table public.badges (given_by uuid references private.profiles (user_id), line text)`;
        await transaction`insert into public.medals values
          (${ada}, ${other}, 'Mine', 'SECRET'), (${other}, ${ada}, 'Not mine', 'SECRET')`;
        await transaction`insert into public.badges values (${ada}, 'Given'), (${other}, 'Not given')`;
        const [row] = await transaction<
          { data: Export }[]
        >`select private.export_person(${ada}, now()) as data`;
        expect(row?.data.tables['public.medals']).toEqual([{ user_id: ada, read_by: other, line: 'Mine' }]);
        expect(row?.data.tables['public.badges']).toEqual([{ given_by: ada, line: 'Given' }]);
        throw new Error('enough');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'enough' }));
  });

  it('would notice a new table', async () => {
    await sql.begin(async (transaction) => {
      const before = await tablesOfPeople(transaction);
      await transaction`create table public.forgotten (id int, captain_id uuid)`;
      await transaction`create table private.forgotten (somebody uuid references private.profiles (user_id))`;
      expect(await tablesOfPeople(transaction)).toHaveLength(before.length + 2);
      await transaction`drop table public.forgotten, private.forgotten`;
    });
  });

  it('has a row of each for somebody who has one of each, and nobody else’s', async () => {
    const data = await exportOf(ada);
    expect(data).toMatchObject({ version: 1, user_id: ada });
    expect(Date.parse(data.exported_at)).not.toBeNaN();
    for (const [table, rows] of Object.entries(data.tables))
      if (table !== 'public.audit_log') expect(rows, table).toHaveLength(1);
    expect(data.tables['public.audit_log']?.length).toBeGreaterThan(0);
    const text = JSON.stringify(data);
    expect(text).toContain('ADA');
    expect(text).not.toContain('ZOE');
    expect(text).not.toContain(other);
  });

  it('says what a person may know and gives away no secret', async () => {
    const { tables } = await exportOf(ada);
    expect(tables['auth.users']).toMatchObject([
      { email: `${ada}@example.org`, phone: '+49 ADA', has_password: true },
    ]);
    expect(tables['auth.sessions']).toMatchObject([
      { user_agent: 'Browser of ADA', ip: '192.0.2.7', aal: 'aal1', methods: ['password'] },
    ]);
    expect(tables['auth.mfa_factors']).toMatchObject([{ friendly_name: 'App of ADA', factor_type: 'totp' }]);
    expect(tables['auth.webauthn_credentials']).toMatchObject([{ friendly_name: 'Key of ADA' }]);
    expect(tables['private.profiles']).toMatchObject([{ first_name: 'Ada', role: 'PARTICIPANT' }]);
    const text = JSON.stringify(tables);
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain(Buffer.from('SECRET').toString('hex'));
  });

  it('is an empty list where there is nothing', async () => {
    const newcomer = await addPerson(sql);
    const { tables } = await exportOf(newcomer);
    expect(tables['public.consents']).toEqual([]);
    expect(tables['auth.users']).toHaveLength(1);
  });

  it('is for somebody who is logged in', async () => {
    await expect(sql`select public.export_my_data()`).rejects.toMatchObject({
      code: '42501',
      message: 'not_signed_in',
    });
  });

  it('does without passkeys where a project has none', async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`drop table auth.webauthn_credentials, auth.webauthn_challenges`;
        const [row] = await transaction<
          { data: Export }[]
        >`select private.export_person(${ada}, now()) as data`;
        expect(Object.keys(row?.data.tables ?? {})).not.toContain('auth.webauthn_credentials');
        throw new Error('enough');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'enough' }));
  });
});
