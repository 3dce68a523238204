// Guests of the jury: how they come in, what they are to everybody else, and how they go.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { first, roundWorld, steps, type World } from './roundWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof roundWorld>;
withDatabase((opened) => {
  sql = opened;
  world = roundWorld(opened);
});

interface Mail {
  id: string;
  claim: string;
  kind: string;
  locale: string;
  recipient: string;
  details: Record<string, unknown> & { token?: string };
}

/** An account as the auth service makes one for a guest: what a secret key says comes after the row, in one transaction. */
async function makeAccount(email = `${randomUUID()}@guest.example`): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  await sql.begin(async (transaction) => {
    await transaction`set local role supabase_auth_admin`;
    await transaction`insert into auth.users (id, email, raw_app_meta_data) values (${id}, ${email}, '{"provider": "email"}')`;
    await transaction`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"guest": true}' where id = ${id}`;
    await transaction`update auth.users set email_confirmed_at = now() where id = ${id}`;
  });
  return { id, email };
}

const addGuest = (opened: World, id: string, university = '', stage: string | null = null) =>
  world.call(opened.orga, 'add_guest', opened.round, id, 'Grete', 'Hahn', university, 'de', stage);

async function invite(opened: World, university = ''): Promise<{ id: string; email: string }> {
  const account = await makeAccount();
  await addGuest(opened, account.id, university, first(opened).stage.id);
  return account;
}

/** The mails to an address that are due, as the worker claims them; they are settled as sent. */
async function mailsTo(email: string, error: string | null = null): Promise<Mail[]> {
  const mails = (await sql<Mail[]>`select * from public.claim_outbox(100)`).filter(
    ({ recipient }) => recipient === email,
  );
  for (const { id, claim } of mails) await sql`select public.settle_outbox(${id}, ${claim}, ${error})`;
  return mails;
}

const newestToken = async (email: string): Promise<string> => only(await mailsTo(email)).details.token ?? '';

const linkOf = async (token: string): Promise<{ email: string; round: string } | null> =>
  only(await sql<{ l: { email: string; round: string } | null }[]>`select public.guest_link(${token}) as l`)
    .l;

/** A guest with a score sheet of the first team. */
async function withSheet(opened: World) {
  const guest = await invite(opened);
  const { team } = first(opened);
  const sheet = await world.call<{ id: string }>(
    opened.orga,
    'put_ballot',
    ...[opened.round, team, guest.id, 'stage'],
  );
  return { ...guest, sheet: sheet.id, team };
}

describe('an invitation', () => {
  it('makes an account without a profile, and leaves in the language of the guest with a link that is kept nowhere', async () => {
    const opened = await world.open();
    const guest = await invite(opened);
    expect(await sql`select from private.profiles where user_id = ${guest.id}`).toHaveLength(0);
    expect(await sql`select details from private.outbox where recipient = ${guest.email}`).toEqual([
      { details: { guest_id: guest.id, round_id: opened.round } },
    ]);
    const mail = only(await mailsTo(guest.email));
    expect(mail).toMatchObject({
      kind: 'guest_invited',
      locale: 'de',
      details: { first_name: 'Grete', stage: 'Stage 1' },
    });
    const token = mail.details.token ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(await linkOf(token)).toMatchObject({ email: guest.email, round: 'half_time', stage: 'Stage 1' });
    const kept =
      await sql`select to_jsonb(g)::text || (select string_agg(o.details::text, '') from private.outbox o) as said
      from private.guests g where g.user_id = ${guest.id}`;
    expect(String(only(kept).said)).not.toContain(token);
  });

  it('that is sent again kills the link before, at once and not when the mail leaves', async () => {
    const opened = await world.open();
    const guest = await invite(opened);
    const before = await newestToken(guest.email);
    await world.call(opened.orga, 'send_guest_link', opened.round, guest.id);
    expect(await linkOf(before)).toBeNull();
    await world.call(opened.orga, 'send_guest_link', opened.round, guest.id);
    const mails = await mailsTo(guest.email);
    expect(mails, 'two wishes before the mail leaves are one mail').toHaveLength(1);
    expect(await linkOf(mails[0]?.details.token ?? '')).toMatchObject({ email: guest.email });
    expect(await linkOf('')).toBeNull();
  });

  it('whose delivery failed is sent with another token, and that one counts', async () => {
    const opened = await world.open();
    const guest = await invite(opened);
    const failed = only(await mailsTo(guest.email, 'The server was away'));
    await sql`update private.outbox set due_at = now() where id = ${failed.id}`;
    const token = await newestToken(guest.email);
    expect(token).not.toBe(failed.details.token);
    expect(await linkOf(token)).not.toBeNull();
  });

  it('goes to no member, and to a guest of another round as the same guest', async () => {
    const opened = await world.open();
    const member = await addPerson(sql);
    const ask = (email: string) =>
      world.call<string | null>(opened.orga, 'guest_account', opened.round, email);
    expect(await refusal(ask(`${member}@example.org`))).toBe('GR193');
    expect(await refusal(addGuest(opened, member))).toBe('GR084');
    expect(await ask('nobody@guest.example')).toBeNull();
    const guest = await invite(opened);
    expect(await ask(` ${guest.email.toUpperCase()} `)).toBe(guest.id);
    const final = await world.call<{ id: string }>(opened.orga, 'create_round', 'final');
    await mailsTo(guest.email);
    await world.call(opened.orga, 'add_guest', final.id, guest.id, 'Grete', 'Hahn-Ott', '', 'en', null);
    expect(only(await mailsTo(guest.email))).toMatchObject({ locale: 'en', details: { round: 'final' } });
    expect(await sql`select last_name from private.guests where user_id = ${guest.id}`).toEqual([
      { last_name: 'Hahn-Ott' },
    ]);
  });

  it('by two organisers at once is one guest and one mail', async () => {
    const opened = await world.open();
    const account = await makeAccount();
    const add = (orga: string) =>
      world.call(orga, 'add_guest', ...[opened.round, account.id, 'Grete', 'Hahn', '', 'de', null]);
    await Promise.all([add(opened.orga), add(opened.other), add(opened.orga)]);
    expect(await mailsTo(account.email)).toHaveLength(1);
    expect(await sql`select from public.juror_grants where user_id = ${account.id}`).toHaveLength(1);
  });
});

describe('a guest', () => {
  it('judges like everybody else, and is named among the jurors', async () => {
    const opened = await world.open();
    const guest = await withSheet(opened);
    expect(await world.call(guest.id, 'my_juries')).toMatchObject([{ kind: 'half_time', to_do: 1 }]);
    expect(await world.call(guest.id, 'jury_round', 'half_time')).toMatchObject({
      person_id: guest.id,
      ballots: [{ id: guest.sheet }],
    });
    await world.write(guest.id, { ballot: guest.sheet, version: 1, scores: steps(opened) });
    type Named = { id: string; guest: unknown };
    const { jurors } = await world.call<{ jurors: Named[] }>(opened.orga, 'round_setup', opened.round);
    expect(jurors.filter(({ guest: stand }) => stand !== null)).toMatchObject([
      { id: guest.id, first_name: 'Grete', role: null, guest: { last_login_at: null, revoked_at: null } },
    ]);
    const progress = await world.call(opened.orga, 'round_progress', opened.round);
    expect(progress).toMatchObject({ latest: [{ juror: { id: guest.id, last_name: 'Hahn' } }] });
    await world.call(opened.orga, 'lock_round', opened.round);
    type Results = { jurors: { user_id: string; first_name: string }[] };
    const results = await world.call<Results>(opened.orga, 'round_results', opened.round);
    expect(results.jurors).toContainEqual(
      expect.objectContaining({ user_id: guest.id, first_name: 'Grete' }),
    );
  });

  it('says of themselves that they are too close, and is kept from their own university', async () => {
    const opened = await world.open();
    const { team } = first(opened);
    await sql`update private.profiles set university = 'Hochschule Ost' where user_id = (
      select captain_id from public.teams where id = ${team})`;
    await sql`update public.rounds set bars_same_university = true where id = ${opened.round}`;
    const guest = await invite(opened, ' hochschule ost');
    const [, second = ''] = first(opened).stage.teams;
    await world.call(guest.id, 'declare_juror_conflict', opened.round, guest.id, second, 'My sister');
    const conflicts = (await world.setup(opened.orga, opened.round)).conflicts.filter(
      ([, juror]) => juror === guest.id,
    );
    expect(new Set(conflicts)).toEqual(
      new Set([
        [team, guest.id, 'university'],
        [second, guest.id, 'declared'],
      ]),
    );
    await world.call(guest.id, 'remove_juror_conflict', opened.round, guest.id, second);
    expect(await refusal(world.call(guest.id, 'remove_juror_conflict', opened.round, guest.id, team))).toBe(
      'GR009',
    );
  });

  it('is in no list, no count and no audience, and can be no host and no mentor', async () => {
    const opened = await world.open();
    const everybody = '{PARTICIPANT,MENTOR,ORGA}';
    const counted = () => sql`
      select (select count(*)::int from private.listed_people) as listed, (select count(*)::int from private.people_search) as found,
        private.audience_reach(${everybody}, '{}', null) as reached`;
    const before = await counted();
    const guest = await invite(opened);
    expect(await counted()).toEqual(before);
    expect(await sql`select private.is_mentor(${guest.id}) as is_mentor`).toEqual([{ is_mentor: false }]);
    const host = { id: first(opened).stage.id, host_id: guest.id };
    expect(await refusal(world.call(opened.orga, 'save_stage', opened.round, host))).not.toBe('done');
    expect(
      await asPerson(
        sql,
        guest.id,
        (transaction) => transaction`
        select (select count(*) from public.profiles) + (select count(*) from public.teams)
          + (select count(*) from public.announcements) + (select count(*) from public.notifications) as seen`,
      ),
    ).toEqual([{ seen: '0' }]);
  });

  it('is reminded by a mail of their own, and told nothing in a bell', async () => {
    const opened = await world.open();
    const guest = await withSheet(opened);
    await mailsTo(guest.email);
    expect(await world.call(opened.orga, 'remind_jurors', opened.round, [guest.id])).toBe(1);
    expect(only(await mailsTo(guest.email))).toMatchObject({
      kind: 'guest_reminded',
      details: { count: 1, round: 'half_time' },
    });
    expect(await sql`select from public.notifications where user_id = ${guest.id}`).toHaveLength(0);
  });

  it('whose session has ended writes after the next login what they wrote before', async () => {
    const opened = await world.open();
    const guest = await withSheet(opened);
    const key = randomUUID();
    const write = (session: string) =>
      asPerson(
        sql,
        guest.id,
        (transaction) => transaction`
          select public.write_ballot(${guest.sheet}, ${key}, 1, ${sql.json(steps(opened))}, '', '', true, now())`,
        { session_id: session },
      );
    expect(await refusal(write(randomUUID()))).toBe('42501');
    const session = randomUUID();
    await sql`insert into auth.sessions (id, user_id, created_at, updated_at) values (${session}, ${guest.id}, now(), now())`;
    await write(session);
    await write(session);
    expect(await world.ballot(opened, guest.id, guest.team)).toMatchObject({
      state: 'submitted',
      version: 2,
    });
  });

  it('is never asked for a second factor', async () => {
    const opened = await world.open();
    const guest = await withSheet(opened);
    await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (gen_random_uuid(), ${guest.id}, 'App', 'totp', 'verified', now(), now(), 'A')`;
    await world.write(guest.id, { ballot: guest.sheet, version: 1, scores: steps(opened) });
  });
});

describe('an invitation that is taken back', () => {
  it('ends the sessions and the link, keeps what was handed in, and comes again with a new link', async () => {
    const opened = await world.open();
    const guest = await withSheet(opened);
    const token = await newestToken(guest.email);
    await world.write(guest.id, { ballot: guest.sheet, version: 1, scores: steps(opened) });
    await sql`insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), ${guest.id}, now(), now())`;
    const take = (reason: string) => world.call(opened.orga, 'revoke_guest', opened.round, guest.id, reason);
    expect(await refusal(take(''))).toBe('22023');
    await take('They are ill');
    expect(await linkOf(token)).toBeNull();
    expect(await sql`select from auth.sessions where user_id = ${guest.id}`).toHaveLength(0);
    expect(await refusal(world.call(guest.id, 'my_juries'))).toBe('GR170');
    expect(await refusal(world.call(guest.id, 'jury_round', 'half_time'))).toBe('GR170');
    expect(await world.call(guest.id, 'my_guest')).toMatchObject({ is_revoked: true, rounds: [] });
    expect(await refusal(world.call(opened.orga, 'send_guest_link', opened.round, guest.id))).toBe('GR170');
    expect(await world.ballot(opened, guest.id, guest.team)).toMatchObject({ state: 'submitted' });
    expect(await sql`select withdrawn_reason from public.juror_grants where user_id = ${guest.id}`).toEqual([
      { withdrawn_reason: 'They are ill' },
    ]);
    await world.call(opened.orga, 'grant_juror', opened.round, guest.id, null);
    expect(await linkOf(await newestToken(guest.email))).toMatchObject({ email: guest.email });
    expect(await world.call(guest.id, 'my_juries')).toMatchObject([{ done: 1 }]);
  });

  it('sends no mail that still waits', async () => {
    const opened = await world.open();
    const guest = await invite(opened);
    await world.call(opened.orga, 'revoke_guest', opened.round, guest.id, 'By mistake');
    expect(await mailsTo(guest.email)).toEqual([]);
    expect(await sql`select state from private.outbox where recipient = ${guest.email}`).toEqual([
      { state: 'not_needed' },
    ]);
  });

  it('works after the lock, too, when nobody is taken out any more', async () => {
    const opened = await world.open();
    const guest = await withSheet(opened);
    await world.write(guest.id, { ballot: guest.sheet, version: 1, scores: steps(opened) });
    await world.call(opened.orga, 'lock_round', opened.round);
    await world.call(opened.orga, 'revoke_guest', opened.round, guest.id, 'They posted a score');
    expect(await refusal(world.call(guest.id, 'jury_round', 'half_time'))).toBe('GR170');
    expect(await world.ballot(opened, guest.id, guest.team)).toMatchObject({ state: 'locked' });
  });
});

it('an account of a guest is exported, and deleted with a mail in their language', async () => {
  const opened = await world.open();
  const guest = await withSheet(opened);
  await mailsTo(guest.email);
  type Export = { tables: Record<string, unknown[]> };
  const { tables } = await world.call<Export>(guest.id, 'export_my_data');
  expect(tables['private.guests']).toMatchObject([{ first_name: 'Grete' }]);
  expect(JSON.stringify(tables['private.guests'])).not.toContain('token_hash');
  expect(tables['private.outbox']).toMatchObject([{ kind: 'guest_invited' }]);
  expect(tables['public.juror_grants']).toHaveLength(1);
  expect(await sql`select public.erase_account(${guest.id}) as gone`).toEqual([{ gone: true }]);
  expect(only(await mailsTo(guest.email))).toMatchObject({
    kind: 'account_deleted',
    locale: 'de',
    details: { first_name: 'Grete' },
  });
  expect(await sql`select from public.ballots where juror_id = ${guest.id}`).toHaveLength(0);
  expect(await sql`select from public.audit_log where person_id = ${guest.id}`).toHaveLength(0);
});
