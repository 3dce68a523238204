import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from 'bcryptjs';
import postgres from 'postgres';
import { createTestDatabase, type TestDatabase } from '../testing';
import { demoAccounts } from './accounts';
import { applyDemo } from './applyDemo';
import { DemoRefusedError, requireLoopback } from './loopback';
import { GENERATED_PEOPLE, demoPeople } from './people';

describe('requireLoopback', () => {
  it.each([
    'postgres://u:p@127.0.0.1:5432/postgres',
    'postgres://localhost/postgres',
    'postgres://u@[::1]:5432/db',
  ])('lets %s through', (url) => {
    expect(() => requireLoopback(url)).not.toThrow();
  });

  it.each([
    'postgres://postgres:secret@db.abcdefgh.supabase.co:5432/postgres',
    'postgres://u:p@127.0.0.1.example.com/postgres',
    'postgres://u:p@localhost.example.com/postgres',
    'postgres://u:p@127.0.0.1,db.example.com/postgres',
    'postgres://u:p@127.0.0.1/postgres?host=db.example.com',
    'postgres://u:p@192.168.0.4/postgres',
    'postgres:///postgres',
    'not an address',
    '',
  ])('refuses %s', async (url) => {
    expect(() => requireLoopback(url)).toThrow(DemoRefusedError);
    await expect(applyDemo(url, new Date())).rejects.toThrow(DemoRefusedError);
  });
});

describe('demoPeople', () => {
  it('are all different and live at an address that cannot exist', () => {
    const emails = demoPeople().map((person) => person.email);
    expect(new Set(emails).size).toBe(GENERATED_PEOPLE + demoAccounts.length);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@grow\.example$/);
  });
});

describe('applyDemo', () => {
  let database: TestDatabase;
  let sql: postgres.Sql;
  // In Berlin this is already the 15th.
  const today = new Date('2026-03-14T23:30:00Z');

  beforeAll(async () => {
    database = await createTestDatabase();
    sql = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
    await applyDemo(database.adminUrl, today);
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  const counts = async () =>
    (
      await sql`select (select count(*)::int from public.profiles) as profiles,
        (select count(*)::int from auth.users) as users, (select count(*)::int from public.consents) as consents,
        (select count(*)::int from public.signup_info) as answers,
        (select count(*)::int from public.partners where published) as partners,
        (select count(*)::int from public.teams t join public.seasons s on s.id = t.season_id where s.label = 'GROW 24/25') as teams,
        (select count(*)::int from public.showcase_stories()) as stories,
        (select count(*)::int from public.team_members) as members,
        (select count(*)::int from public.team_requests where status = 'pending') as requests`
    )[0];

  it('adds every person once, whole', async () => {
    const people = GENERATED_PEOPLE + demoAccounts.length;
    // The guest has an account and no profile.
    const all = { profiles: people, users: people + 1, answers: people, consents: people * 2, partners: 6 };
    const inTeams = { teams: 12, stories: 22, members: 33, requests: 3 };
    expect(await counts()).toEqual({ ...all, ...inTeams });
    await applyDemo(database.adminUrl, today);
    expect(await counts()).toEqual({ ...all, ...inTeams });
  });

  it('has one account a role, with the password that is printed', async () => {
    for (const account of demoAccounts) {
      const [row] = await sql<{ role: string; encrypted_password: string }[]>`
        select p.role, u.encrypted_password from auth.users u join public.profiles p on p.user_id = u.id
        where u.email = ${account.email} and u.email_confirmed_at is not null`;
      expect(row?.role).toBe(account.role);
      expect(await compare(account.password, row?.encrypted_password ?? '')).toBe(true);
    }
    const [others] = await sql`select count(*)::int from auth.users where encrypted_password <> ''`;
    expect(others).toEqual({ count: demoAccounts.length });
  });

  it('has people who registered over two months, and nobody after they joined a team, wrote or came last', async () => {
    const [registered] = await sql`
      select count(distinct (created_at at time zone 'Europe/Berlin')::date)::int as days,
        min(created_at) < ${today}::timestamptz - interval '60 days' as is_long_ago, max(created_at) < ${today}::timestamptz as is_over
      from private.profiles`;
    expect(registered).toMatchObject({ is_long_ago: true, is_over: true });
    expect(registered?.['days']).toBeGreaterThan(30);
    const early = await sql`
      select p.first_name from private.profiles p
      left join public.team_members m on m.user_id = p.user_id
      left join public.team_requests r on r.user_id = p.user_id
      left join private.people_facts f on f.user_id = p.user_id
      left join public.announcement_recipients a on a.user_id = p.user_id
      where least(m.joined_at, r.created_at, f.last_visit_at, a.notified_at) < p.created_at`;
    expect(early).toEqual([]);
  });

  it('makes today the 32nd day of a season that keeps its label, and takes the events along', async () => {
    const [season] = await sql`select label, starts_on::text, phase from private.current_season()`;
    expect(season).toEqual({ label: 'GROW 24/25', starts_on: '2026-02-12', phase: 'running' });
    const [kickOff] = await sql`
      select (starts_at at time zone 'Europe/Berlin')::text as local from public.events where slug = 'kick-off'`;
    expect(kickOff).toEqual({ local: '2026-02-12 10:00:00' });
    const [final] = await sql`
      select (starts_at at time zone 'Europe/Berlin')::text as local from public.events where slug = 'final'`;
    // After the change of clocks it still begins at six.
    expect(final).toEqual({ local: '2026-04-26 18:00:00' });
  });

  it('takes the milestones along by the clock on the wall, across the change of clocks', async () => {
    const milestones = await sql`
      select week, (opens_at at time zone 'Europe/Berlin')::text as opens, (due_at at time zone 'Europe/Berlin')::text as due,
        extract(epoch from due_at - opens_at)::int / 3600 as hours
      from public.milestones where week in (5, 7, 9) order by week`;
    // Clocks go forward on 29 March 2026, the day after week 7 is due.
    expect(milestones).toEqual([
      { week: 5, opens: '2026-03-12 00:00:00', due: '2026-03-18 23:59:00', hours: 167 },
      { week: 7, opens: '2026-03-26 00:00:00', due: '2026-03-28 23:59:00', hours: 71 },
      { week: 9, opens: '2026-04-09 00:00:00', due: '2026-04-15 23:59:00', hours: 167 },
    ]);
  });

  it('puts the demo account at the head of a team with one place left, and leaves people who want one', async () => {
    const [team] = await sql`
      select t.name, t.member_count, t.status, p.first_name as captain
      from public.teams t join private.profiles p on p.user_id = t.captain_id where t.slug = 'spelzwerk'`;
    expect(team).toEqual({ name: 'Spelzwerk', member_count: 4, status: 'active', captain: 'Jonna' });
    const [people] = await sql`
      select count(*)::int as count from private.profiles p where p.discoverable and p.role = 'PARTICIPANT'
        and not exists (select from public.team_members m where m.user_id = p.user_id and m.left_at is null)`;
    expect(people?.count).toBeGreaterThan(5);
  });

  it('has somebody who asked the demo team yesterday, as Berlin counts days', async () => {
    const asked = await sql`
      select (created_at at time zone 'Europe/Berlin')::text as local from public.team_requests where kind = 'apply'`;
    expect(asked).toEqual([{ local: '2026-03-14 12:00:00' }]);
  });

  it('has announcements for everybody and for one role, sent before today and moved along with the season', async () => {
    const announcements = await sql`
      select cardinality(audience) as roles, (sent_at at time zone 'Europe/Berlin')::text as local
      from public.announcements where sent_at is not null order by sent_at desc limit 3`;
    expect(announcements).toEqual([
      { roles: 3, local: '2026-03-14 09:40:00' },
      { roles: 3, local: '2026-03-13 18:05:00' },
      { roles: 1, local: '2026-03-12 12:30:00' },
    ]);
  });

  it('has what became of each mail of an announcement, one that waits for its time and two that are written', async () => {
    const states =
      await sql`select state, count(*)::int from public.announcements group by state order by state`;
    expect(states).toEqual([
      { state: 'draft', count: 2 },
      { state: 'scheduled', count: 1 },
      { state: 'sent', count: 5 },
    ]);
    const [chosen] = await sql`select count(*)::int as people from private.announcement_choices`;
    expect(chosen).toEqual({ people: 3 });
    const [dead] =
      await sql`select count(*)::int as people from public.announcement_recipients where mail = 'dead'`;
    expect(dead).toEqual({ people: 3 });
  });

  it('has fourteen market tests of the demo team, the newest today, and a season whose medians stand below it', async () => {
    const [log] = await sql`
      select count(*)::int as tests, max(happened_on)::text as newest, sum(adds_interviews)::int as interviews,
        sum(adds_test_users)::int as users, sum(adds_pre_orders)::int as orders, count(distinct author_id)::int as people
      from public.experiments e join public.teams t on t.id = e.team_id where t.slug = 'spelzwerk'`;
    expect(log).toEqual({
      tests: 14,
      newest: '2026-03-15',
      interviews: 27,
      users: 9,
      orders: 40,
      people: 4,
    });
    const medians = await sql`
      select m.metric, m.median::int, m.teams from private.current_season() s
      cross join lateral private.season_medians(s.id, ${today}) m where m.week = 5 order by m.metric`;
    expect(medians.map(({ metric, median, teams }) => [metric, median, teams])).toEqual([
      ['interviews', 19, 12],
      ['pre_orders', 0, 12],
      ['revenue_cents', 0, 12],
      ['test_users', 4, 12],
    ]);
  });

  it('tells of two seasons before, whose teams are in no list of the one that is on', async () => {
    const seasons = await sql`select label, students, teams, finalists from public.showcase_seasons()`;
    expect(seasons).toEqual([
      { label: 'GROW 23/24', students: 1019, teams: 212, finalists: 11 },
      { label: 'GROW 22/23', students: 894, teams: 187, finalists: 11 },
    ]);
    const [rieke] = await sql<{ id: string }[]>`select id from auth.users where email = 'rieke@grow.example'`;
    const listed = await sql.begin(async (organiser) => {
      await organiser`select set_config('request.jwt.claims', ${JSON.stringify({ sub: rieke?.id, role: 'authenticated', aal: 'aal2' })}, true)`;
      await organiser`set local role authenticated`;
      return organiser`select (select count(*)::int from public.list_teams()) as of_orga,
        (select count(*)::int from public.search_teams()) as searched`;
    });
    expect(listed).toEqual([{ of_orga: 12, searched: 12 }]);
    const tauwerk = await sql<{ content: { weeks: { returned?: string }[]; quotes: unknown[] } }[]>`
      select content from public.showcase_stories() where slug = 'tauwerk'`;
    expect(tauwerk[0]?.content.weeks.map(({ returned }) => returned).filter(Boolean)).toEqual([
      'Then it is not a rope yet.',
    ]);
    expect(tauwerk[0]?.content.quotes).toHaveLength(2);
  });

  it('tells every story whole, in both languages', async () => {
    const stories = await sql<{ name: string; content: Record<string, unknown> }[]>`
      select name, content from public.showcase_stories()`;
    expect(stories).toHaveLength(22);
    const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === '';
    for (const { name, content } of stories) {
      const texts: [key: string, text: unknown][] = [];
      JSON.stringify(content, (key, value: unknown) => {
        if (/_(en|de)$/.test(key)) texts.push([key, value]);
        return value;
      });
      // A figure of a week, and what is said of it, may be missing, but then in both.
      const blank = texts.filter(([key, text]) => isBlank(text) && !/^(line|figure)_/.test(key));
      expect(blank, name).toEqual([]);
      const lines = (locale: string) =>
        texts.filter(([key, text]) => new RegExp(`^(line|figure)_${locale}`).test(key) && !isBlank(text));
      expect(lines('de'), name).toHaveLength(lines('en').length);
      expect(lines('en').length, name).toBeGreaterThan(7);
      for (const part of ['people', 'facts', 'figures', 'quotes'])
        expect(content[part], `${name}: ${part}`).not.toEqual([]);
      const draft = JSON.stringify({ ...content, team_size: undefined, mentor: undefined });
      const [row] = await sql`select private.story_fault(${draft}::text::jsonb, null) as fault`;
      expect(row, name).toEqual({ fault: null });
    }
  });

  it('has a draft and an event that was called off, which visitors do not see', async () => {
    const events = await sql`
      select status, visibility, (starts_at at time zone 'Europe/Berlin')::text as local from public.events
      where status <> 'published' order by starts_at`;
    expect(events).toEqual([
      { status: 'draft', visibility: 'members', local: '2026-03-27 17:00:00' },
      { status: 'cancelled', visibility: 'members', local: '2026-04-09 10:00:00' },
    ]);
    const seen = await sql.begin(async (visitor) => {
      await visitor`set local role anon`;
      return visitor`select from public.events where status <> 'published'`;
    });
    expect(seen).toHaveLength(0);
  });

  it('has a log of what its organiser and mentors did, and nothing of what the demo did itself', async () => {
    const [log] = await sql`select count(*) filter (where is_automatic)::int as automatic,
      count(*) filter (where kind = 'review')::int as reviews, count(*) filter (where kind = 'person')::int as people
      from public.audit_log where not is_own`;
    expect(log).toMatchObject({ automatic: 0 });
    expect(log?.['reviews']).toBeGreaterThan(5);
    expect(log?.['people']).toBeGreaterThan(0);
  });

  it('follows the calendar on another day and leaves what people changed', async () => {
    await sql`update private.profiles set bio = 'mine' where first_name = 'Jonna'`;
    await applyDemo(database.adminUrl, new Date('2026-03-20T12:00:00Z'));
    const [season] = await sql`select starts_on::text from private.current_season()`;
    expect(season).toEqual({ starts_on: '2026-02-17' });
    const [log] = await sql`
      select max(happened_on)::text as newest, count(*)::int as tests,
        (select sum(w.experiments)::int from public.traction_weeks w where w.team_id = t.id) as counted
      from public.experiments e join public.teams t on t.id = e.team_id where t.slug = 'spelzwerk' group by t.id`;
    expect(log).toEqual({ newest: '2026-03-20', tests: 14, counted: 14 });
    const [jonna] = await sql`select bio from private.profiles where first_name = 'Jonna'`;
    expect(jonna).toEqual({ bio: 'mine' });
  });

  it('has half-time in set-up with one gap and nobody who judges a team that they are too close to', async () => {
    const [round] = await sql<{ id: string; state: string; gaps: unknown }[]>`
      select r.id, r.state, private.round_gaps(r.id) as gaps from public.rounds r where r.kind = 'half_time'`;
    const [alone] = await sql<{ id: string }[]>`select id from public.teams where slug = 'kaltstart'`;
    expect(round).toMatchObject({ state: 'setup', gaps: { teams: [{ id: alone?.id, has: 1 }] } });
    expect(Object.keys(round?.gaps ?? {})).toEqual(['teams']);
    const [figures] = await sql`
      select (select count(*)::int from public.stages) as stages, (select count(*)::int from public.juror_grants) as jurors,
        (select count(*)::int from public.ballots) as ballots, (
          select count(*)::int from private.round_conflicts(${round?.id ?? ''}) c
          join public.ballots b on b.team_id = c.team_id and b.juror_id = c.juror_id
        ) as biased`;
    expect(figures).toEqual({ stages: 4, jurors: 7, ballots: 30, biased: 0 });
  });
});
