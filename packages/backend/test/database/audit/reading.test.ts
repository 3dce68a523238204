// Who reads the log of what is done to somebody else's things, by which filters, and how long it stays.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withAuditWorld, type AuditWorld } from './auditWorld';

let world: AuditWorld['teams'];
let sql: AuditWorld['sql'];
let orga: AuditWorld['orga'];
let by: AuditWorld['by'];
withAuditWorld((opened) => {
  ({ sql, orga, by, teams: world } = opened);
});

type Entry = {
  id: string;
  actor: { last_name: string } | null;
  names: Record<string, string>;
  team_slug: string | null;
  reason: string;
};
const list = async (given: Record<string, unknown> = {}, person = orga): Promise<Entry[]> => {
  const names = Object.keys(given);
  const args = names.map((name, index) => `${name} => $${index + 1}`).join(', ');
  return (await by(person, (as) =>
    as.unsafe(`select * from public.list_audit_entries(${args})`, Object.values(given) as string[]),
  )) as Entry[];
};

describe('the list', () => {
  it('finds by day, by who did it, by kind, by what was done, by team, by person and by reason', async () => {
    const { team, people } = await world.teamOf(2);
    const into = await world.teamOf(1);
    const person = people[1] ?? '';
    await by(
      orga,
      (as) => as`select public.move_member(${person}, ${into.team.id}, 'Two of three left 100 %', null)`,
    );
    const newest = { p_limit: 50 };
    const all = await list(newest);
    const ofPerson = await list({ p_person_id: person });
    expect(ofPerson.length).toBeGreaterThan(1);
    expect(ofPerson.every(({ names }) => person in names)).toBe(true);
    const ofTeam = await list({ p_team_id: team.id });
    expect(ofTeam.map(({ team_slug }) => team_slug)).toContain(team.slug);
    expect(new Set(ofTeam.map(({ team_slug }) => team_slug)).size).toBe(1);
    expect((await list({ p_reason: 'left 100 %' })).length).toBeGreaterThan(1);
    expect(await list({ p_reason: 'left 100 x' })).toEqual([]);
    expect(
      (await list({ ...newest, p_actor_id: orga })).every(({ actor }) => actor?.last_name === 'Sandvoss'),
    ).toBe(true);
    expect((await list({ ...newest, p_is_automatic: true })).every(({ actor }) => actor === null)).toBe(true);
    const kinds = await list({ ...newest, p_kind: 'person', p_action: 'delete' });
    expect(kinds.length).toBeLessThan(all.length);
    expect(await list({ p_to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect((await list({ ...newest, p_from: '2020-01-01T00:00:00Z' })).map(({ id }) => id)).toEqual(
      all.map(({ id }) => id),
    );
  });

  it('goes on behind an entry, with none missed and none twice, also of one time', async () => {
    const ada = await addPerson(sql);
    await sql.begin(async (transaction) => {
      for (let turn = 0; turn < 7; turn += 1)
        await transaction`update private.profiles set city = ${`City ${turn}`} where user_id = ${ada}`;
    });
    const whole = (await list({ p_person_id: ada, p_limit: 100 })).map(({ id }) => id);
    expect(whole.length).toBe(7);
    const paged: string[] = [];
    for (;;) {
      const last = paged.at(-1);
      const page = await list({
        p_person_id: ada,
        p_limit: 3,
        ...(last === undefined ? {} : { p_before: last }),
      });
      paged.push(...page.map(({ id }) => id));
      if (page.length < 3) break;
    }
    expect(paged).toEqual(whole);
    // What was forgotten meanwhile ends no page.
    await sql.begin(async (transaction) => {
      await transaction`select set_config('grow.forgetting', 'yes', true)`;
      await transaction`delete from public.audit_log where id = ${whole[2] ?? ''}`;
    });
    const behind = await list({ p_person_id: ada, p_before: whole[2], p_limit: 100 });
    expect(behind.map(({ id }) => id)).toEqual(whole.slice(3));
  });

  it('does not tell what people did to their own things', async () => {
    const { team, captain } = await world.teamOf(1);
    await by(captain, (as) => as`update public.teams set pitch = 'Better' where id = ${team.id}`);
    expect(await list({ p_team_id: team.id, p_actor_id: captain })).toEqual([]);
    const [count] = (await by(
      orga,
      (as) => as`select public.count_audit_entries(p_team_id => ${team.id}) as number`,
    )) as {
      number: number;
    }[];
    expect(count?.number).toBe((await list({ p_team_id: team.id })).length);
  });

  it('is for organisers who have shown their second factor', async () => {
    const second = await addPerson(sql, 'ORGA');
    await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${second}, 'totp', 'verified', now(), now())`;
    const ask = (request: postgres.TransactionSql) => request`select from public.list_audit_entries()`;
    await expect(asPerson(sql, second, ask, { aal: 'aal1' })).rejects.toThrow('orga_only');
    await expect(asPerson(sql, second, ask, { aal: 'aal2' })).resolves.toBeDefined();
    const mentor = await addPerson(sql, 'MENTOR');
    await expect(list({}, mentor)).rejects.toThrow('orga_only');
  });
});

describe('the time that it is kept', () => {
  it('ends a year after the season, in small steps, and the log still refuses everybody else', async () => {
    const [season] = await sql<{ ends: Date }[]>`
      select ((starts_on + weeks * 7)::timestamp at time zone 'Europe/Berlin') as ends from public.seasons limit 1`;
    const ends = season?.ends ?? new Date();
    await sql`insert into public.audit_log (kind, entity, action, created_at)
      select 'team', 'teams', 'update', ${ends}::timestamptz - interval '1 minute' * n from generate_series(1, 5) n`;
    const old = async () => {
      const [row] = await sql<
        { left: number }[]
      >`select count(*)::int as left from public.audit_log where created_at < ${ends}`;
      return row?.left ?? 0;
    };
    const tidy = async (at: Date) => {
      const [row] = await sql<{ gone: number }[]>`select private.tidy_audit_log(2, ${at}) as gone`;
      return row?.gone;
    };
    const all = await old();
    const aYearLater = new Date(
      Date.UTC(ends.getUTCFullYear() + 1, ends.getUTCMonth(), ends.getUTCDate(), ends.getUTCHours()),
    );
    expect(await tidy(new Date(aYearLater.getTime() - 1000))).toBe(0);
    expect(await tidy(aYearLater)).toBe(2);
    expect(await old()).toBe(all - 2);
    await expect(sql`delete from public.audit_log`).rejects.toThrow('append_only');
  });
});
