// An announcement on its way: fixed once, told in chunks, quiet at night, stopped, corrected and tried again.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { asPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { after, announcementWorld, type AnnouncementWorld, type Written } from './announcementWorld';

let sql: postgres.Sql;
let world: AnnouncementWorld;
withDatabase((opened) => {
  sql = opened;
  world = announcementWorld(sql);
});

let rieke = '';
let people: string[] = [];
beforeEach(async () => {
  await sql`delete from private.outbox`;
  await sql`delete from public.announcements where corrects_id is not null`;
  await sql`delete from public.announcements`;
  await world.deleteEverybody();
  rieke = await world.addMember('ORGA');
  people = [await world.addMember(), await world.addMember(), await world.addMember()].sort();
});

const toParticipants = { audience: ['PARTICIPANT'] };
const words = { ...toParticipants, title_en: 'Due', title_de: 'Dran', body_en: 'Soon.', body_de: 'Bald.' };
/** Sent at noon and two minutes, and told. */
const sent = async (more: Written = {}): Promise<string> => {
  const { id } = await world.write(rieke, { ...toParticipants, ...more });
  await world.schedule(id);
  await world.advance(after(2));
  return id;
};
const mailsOf = async (id: string) => (await world.recipients(id)).map(({ mail }) => mail);
const bells = () =>
  sql<
    { user_id: string }[]
  >`select user_id from public.notifications where kind = 'announcement' order by user_id`;
const claim = (minutes: number, limit = 100) =>
  sql<
    { id: string; claim: string; user_id: string }[]
  >`select * from private.claim_outbox(${limit}, ${after(minutes)})`;
const settle = (message: { id: string; claim: string }, error: string | null, minutes: number) =>
  sql`select private.settle_outbox(${message.id}, ${message.claim}, ${error}, ${after(minutes)})`;
const stop = (id: string, minutes: number) => sql`select private.stop_announcement(${id}, ${after(minutes)})`;

describe('going', () => {
  it('waits two minutes, then reaches bell and mail of each once, in chunks', async () => {
    const { id } = await world.write(rieke, toParticipants);
    expect((await world.schedule(id)).send_at).toEqual(after(2));
    expect(await world.advance(after(1.9))).toEqual([]);
    expect(await world.advance(after(2), 2)).toEqual([2, 1]);
    expect(await world.advance(after(3))).toEqual([]);
    expect((await bells()).map((bell) => bell.user_id)).toEqual(people);
    expect(await mailsOf(id)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await claim(3)).toHaveLength(3);
  });

  it('fixes its recipients: who comes later is none of them', async () => {
    const { id } = await world.write(rieke, { ...toParticipants, rules: { team: 'none' } });
    await world.schedule(id);
    await world.advance(after(2));
    await world.addMember();
    await world.advance(after(3));
    expect((await world.recipients(id)).map((one) => one.user_id)).toEqual(people);
  });

  it('tells nobody twice when many clocks come by at once', async () => {
    const { id } = await world.write(rieke, toParticipants);
    await world.schedule(id);
    await Promise.all(Array.from({ length: 6 }, () => world.advance(after(2), 1)));
    await world.advance(after(2));
    expect(await bells()).toHaveLength(3);
    expect(await claim(3)).toHaveLength(3);
  });

  it('does nothing at night, and goes on in the morning where it was', async () => {
    const { id } = await world.write(rieke, toParticipants);
    // 21:58 in Berlin.
    const late = after(9 * 60 + 58);
    await world.schedule(id, null, late);
    expect((await sql`select send_at from public.announcements`)[0]?.send_at).toEqual(after(19 * 60));
    expect(await world.advance(after(12 * 60))).toEqual([]);
    expect(await world.advance(after(19 * 60), 2)).toEqual([2, 1]);
  });

  it.each([
    ['the last Sunday of March', '2031-03-30 02:30', '2031-03-30T05:00:00Z'],
    ['the last Sunday of October', '2031-10-26 02:30', '2031-10-26T06:00:00Z'],
    ['a day in winter', '2031-01-10 09:00', '2031-01-10T08:00:00Z'],
    ['a day in summer', '2031-07-10 09:00', '2031-07-10T07:00:00Z'],
    ['22:00', '2031-01-10 22:00', '2031-01-11T06:00:00Z'],
    ['a minute before', '2031-01-10 21:59', '2031-01-10T20:59:00Z'],
  ])('takes wall time of Berlin: %s', async (_, wall, expected) => {
    const { id } = await world.write(rieke, toParticipants);
    expect((await world.schedule(id, wall)).send_at).toEqual(new Date(expected));
  });

  it('leaves out mails that are not wanted, unless it is important, and finds no address', async () => {
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${people[0] ?? ''}, 'announcements', false)`;
    await sql`update private.profile_private set email = null where user_id = ${people[1] ?? ''}`;
    expect(await mailsOf(await sent())).toEqual(['off', 'no_address', 'waiting']);
    expect(await mailsOf(await sent({ is_important: true }))).toEqual(['waiting', 'no_address', 'waiting']);
    expect(await mailsOf(await sent({ by_mail: false }))).toEqual(['none', 'none', 'none']);
    expect(await bells()).toHaveLength(9);
  });

  it('asks the choice again when a mail leaves', async () => {
    const id = await sent();
    const important = await sent({ is_important: true });
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${people[0] ?? ''}, 'announcements', false)`;
    expect(await claim(3)).toHaveLength(5);
    expect((await mailsOf(id))[0]).toBe('off');
    expect((await mailsOf(important))[0]).toBe('waiting');
  });

  it('goes with whoever deletes their account, and keeps the others', async () => {
    const id = await sent();
    await sql`delete from auth.users where id = ${people[0] ?? ''}`;
    expect(await world.recipients(id)).toHaveLength(2);
    expect(await claim(3)).toHaveLength(2);
  });
});

describe('its mails', () => {
  it('are kept with each person after the outbox has forgotten them', async () => {
    const id = await sent();
    const [first, second, third] = await claim(3);
    await settle(first!, null, 3);
    await settle(second!, '452 full', 3);
    const state = async () =>
      Object.fromEntries((await world.recipients(id)).map((one) => [one.user_id, one]));
    expect((await state())[first!.user_id]).toMatchObject({
      mail: 'sent',
      attempts: 1,
      repeats: 0,
      error: null,
    });
    expect((await state())[second!.user_id]).toMatchObject({ mail: 'failed', error: '452 full' });
    expect((await state())[third!.user_id]).toMatchObject({ mail: 'waiting', attempts: 1 });
    await sql`delete from private.outbox`;
    expect((await state())[first!.user_id]).toMatchObject({ mail: 'sent' });
  });

  it('count a repeat where a worker died before it settled, and only there', async () => {
    const id = await sent();
    const [held, failed] = await claim(3, 2);
    await settle(failed!, '421 later', 3);
    const again = (await claim(9, 3)).find((one) => one.id === held!.id);
    await settle(again!, null, 9);
    const found = Object.fromEntries((await world.recipients(id)).map((one) => [one.user_id, one]));
    expect(found[held!.user_id]).toMatchObject({ mail: 'sent', attempts: 2, repeats: 1 });
    expect(found[failed!.user_id]).toMatchObject({ attempts: 2, repeats: 0 });
  });

  it('are tried again with the same id once they were given up, also when the outbox forgot them', async () => {
    const id = await sent();
    await sql`update private.outbox set state = 'dead', error = '550 no such mailbox'`;
    expect(await mailsOf(id)).toEqual(['dead', 'dead', 'dead']);
    const ids = (await sql`select id from private.outbox order by id`).map((row) => String(row.id));
    await sql`delete from private.outbox where id = ${ids[0] ?? ''}`;
    const [row] = await sql`select private.retry_announcement(${id}, ${after(60)}) as count`;
    expect(row?.count).toBe(3);
    expect((await sql`select id from private.outbox order by id`).map((one) => String(one.id))).toEqual(ids);
    expect(await world.recipients(id)).toMatchObject(
      Array.from({ length: 3 }, () => ({ mail: 'waiting', retries: 1 })),
    );
    const mails = await claim(61);
    expect(mails).toHaveLength(3);
    for (const mail of mails) await settle(mail, null, 61);
    expect(await mailsOf(id)).toEqual(['sent', 'sent', 'sent']);
    const [nothing] = await sql`select private.retry_announcement(${id}, ${after(62)}) as count`;
    expect(nothing?.count).toBe(0);
  });
});

describe('stopping', () => {
  it('cancels what waits for its time', async () => {
    const { id } = await world.write(rieke, toParticipants);
    await world.schedule(id);
    await stop(id, 1);
    expect(await world.advance(after(2))).toEqual([]);
    expect((await sql`select state from public.announcements`)[0]?.state).toBe('cancelled');
    expect(await refusal(stop(id, 2))).toBe('GR134');
  });

  it('keeps what has not left, lets what a worker holds be, and never tries it again', async () => {
    const { id } = await world.write(rieke, toParticipants);
    await world.schedule(id);
    await sql`select private.advance_announcements(2, ${after(2)})`;
    const [held] = await claim(2, 1);
    await stop(id, 3);
    expect((await mailsOf(id)).sort()).toEqual(['stopped', 'stopped', 'waiting']);
    expect(await world.advance(after(4))).toEqual([]);
    await settle(held!, '421 later', 4);
    expect(await claim(20)).toEqual([]);
    expect(await mailsOf(id)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(await bells()).toHaveLength(2);
  });

  it('is refused once everything has left', async () => {
    const id = await sent({ by_mail: false });
    expect(await refusal(stop(id, 3))).toBe('GR134');
  });

  it('leaves the next one to whom the stopped one reached, and to nobody else', async () => {
    const { id } = await world.write(rieke, toParticipants);
    await world.schedule(id);
    await sql`select private.advance_announcements(2, ${after(2)})`;
    await stop(id, 3);
    const reached = (await bells()).map((bell) => bell.user_id);
    const correction = await sent({ corrects_id: id });
    expect((await world.recipients(correction)).map((one) => one.user_id)).toEqual(reached);
  });
});

describe('reading', () => {
  const seenBy = async (person: string): Promise<unknown> =>
    asPerson(sql, person, async (transaction) =>
      (await transaction`select id from public.announcements`).map((row): unknown => row.id),
    );

  it('is for everybody of the role, also for who comes later, unless it is narrower', async () => {
    const everybody = await sent();
    const narrow = await sent({ rules: { team: 'none' } });
    const later = await world.addMember();
    await sql`update public.announcements set sent_at = now()`;
    expect(await seenBy(people[0] ?? '')).toEqual(expect.arrayContaining([everybody, narrow]));
    expect(await seenBy(later)).toEqual([everybody]);
  });

  it('is, of one that was stopped on its way, for whom it had reached', async () => {
    const { id } = await world.write(rieke, toParticipants);
    await world.schedule(id);
    await sql`select private.advance_announcements(2, ${after(2)})`;
    await sql`update public.announcements set sent_at = now()`;
    const [pending] = await sql`select user_id from public.announcement_recipients where mail = 'pending'`;
    const last = String(pending?.user_id);
    expect(await seenBy(last)).toEqual([id]);
    await stop(id, 3);
    expect(await seenBy(last)).toEqual([]);
    expect(await seenBy(people.find((person) => person !== last) ?? '')).toEqual([id]);
  });

  it('is for nobody before it goes', async () => {
    const { id } = await world.write(rieke, toParticipants);
    await world.schedule(id);
    expect(await seenBy(people[0] ?? '')).toEqual([]);
    expect(await seenBy(rieke)).toEqual([id]);
  });
});

describe('writing', () => {
  const save = (id: string, version: unknown, changes: Written) =>
    // As text: a Date has no microseconds.
    sql`select * from private.save_announcement(${rieke}, ${id}, ${String(version)}::text::timestamptz, ${sql.json(changes as never)})`;

  it('refuses to save over what somebody else saved, and to change what is scheduled', async () => {
    const { id } = await world.write(rieke, { title_de: '' });
    const [draft] = await sql`select updated_at::text as version from public.announcements`;
    const saved = only(await save(id, draft?.version, { title_de: 'Da' }));
    expect(saved.title_de).toBe('Da');
    expect(await refusal(save(id, draft?.version, { title_de: 'Dort' }))).toBe('GR134');
    await world.schedule(id);
    const [now] = await sql`select updated_at::text as version from public.announcements`;
    expect(await refusal(save(id, now?.version, { title_de: 'Dort' }))).toBe('GR134');
    await sql`select private.reopen_announcement(${id})`;
    const [again] = await sql`select updated_at::text as version, state from public.announcements`;
    expect(again?.state).toBe('draft');
    expect(await refusal(save(id, again?.version, { state: 'sent' }))).toBe('22023');
  });

  it('refuses to send what lacks a language, has nobody, or is in the past', async () => {
    const { id } = await world.write(rieke, { ...toParticipants, body_de: '  ' });
    expect(await refusal(world.schedule(id))).toBe('GR136');
    const nobody = await world.write(rieke, { ...toParticipants, rules: { city: 'Nowhere' } });
    expect(await refusal(world.schedule(nobody.id))).toBe('GR137');
    const whole = await world.write(rieke, toParticipants);
    expect(await refusal(world.schedule(whole.id, '2031-01-09 11:59'))).toBe('GR135');
    expect(await refusal(world.schedule(whole.id, '2033-01-09 12:00'))).toBe('GR135');
  });

  it('mails a test to its writer alone, twenty times an hour', async () => {
    const { id } = await world.write(rieke, toParticipants);
    const test = (minutes: number) =>
      sql`select private.test_announcement(${rieke}, ${id}, 'de', ${after(minutes)})`;
    for (let time = 0; time < 20; time += 1) await test(0);
    expect(await refusal(test(59))).toBe('GR138');
    expect(await refusal(test(61))).toBe('done');
    expect(await sql`select distinct user_id, locale, kind from private.outbox`).toEqual([
      { user_id: rieke, locale: 'de', kind: 'announcement_test' },
    ]);
  });

  it('discards what never went, with a test that has not left, and nothing else', async () => {
    const { id } = await world.write(rieke);
    await sql`select private.test_announcement(${rieke}, ${id}, 'de', ${after(0)})`;
    await sql`select private.discard_announcement(${id})`;
    expect(await sql`select from public.announcements`).toHaveLength(0);
    expect(await claim(1)).toEqual([]);
    expect(await refusal(sql`select private.discard_announcement(${await sent()})`)).toBe('GR134');
  });

  it('is listed with what became of the mails, drafts first', async () => {
    const id = await sent();
    const draft = await world.write(rieke, { title_en: 'Hall 2' });
    const list = async (query = '', state: string | null = null) =>
      only(
        await sql<{ page: { total: number; rows: { id: string; figures: unknown }[] } }[]>`
          select private.listed_announcements(null, ${query}, ${state}, null, 20, 0) as page`,
      ).page;
    const { total, rows } = await list();
    expect(total).toBe(2);
    expect(rows.map((row) => row.id)).toEqual([draft.id, id]);
    expect(rows[1]?.figures).toEqual({ waiting: 3 });
    expect((await list('hall')).rows.map((row) => row.id)).toEqual([draft.id]);
    expect((await list('', 'sent')).rows.map((row) => row.id)).toEqual([id]);
  });

  it('keeps in the log who let it go, changed and stopped it, and no draft of one’s own', async () => {
    const henri = await world.addMember('ORGA');
    const done = (person: string, work: (transaction: postgres.TransactionSql) => Promise<unknown>) =>
      asPerson(sql, person, work);
    const version = async () =>
      String((await sql`select updated_at::text as version from public.announcements`)[0]?.version);
    await done(rieke, async (own) => own`select public.save_announcement(${own.json(words)})`);
    const id = String((await sql`select id from public.announcements`)[0]?.id);
    const saved = async (person: string, title: string) => {
      const now = await version();
      await done(
        person,
        async (own) =>
          own`select public.save_announcement(${own.json({ title_de: title })}, ${id}, ${now}::text::timestamptz)`,
      );
    };
    await saved(rieke, 'Engineer zuerst');
    await saved(henri, 'Engineer ist Sonntag dran');
    const now = await version();
    await done(
      rieke,
      async (own) => own`select public.schedule_announcement(${id}, ${now}::text::timestamptz)`,
    );
    await done(henri, async (own) => own`select public.stop_announcement(${id})`);
    expect(
      await sql`select actor_id as who, after ->> 'title_de' as title, after ->> 'state' as state
        from public.audit_log where entity_id = ${id} order by id`,
    ).toEqual([
      { who: henri, title: 'Engineer ist Sonntag dran', state: null },
      { who: rieke, title: null, state: 'scheduled' },
      { who: henri, title: null, state: 'cancelled' },
    ]);
  });
});
