// An announcement to thousands while the mail server refuses, delays and dies, and workers die with their messages: each
// recipient is settled, nobody misses it, and every mail that came twice has its reason. The worker's own words, post and
// functions of the database; only the clock is the test's.
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { writeMail } from '../../../supabase/functions/_shared/mails/index.ts';
import type { Post } from '../../../supabase/functions/_shared/post.ts';
import { startMailServer, type Fate, type MailServer } from '../../mails/mailServer';
import { postTo } from '../../mails/postTo';
import { randomOf } from '../random';
import { withDatabase } from '../withDatabase';
import { after, announcementWorld, type AnnouncementWorld } from './announcementWorld';

const PEOPLE = isFull ? 5_000 : 240;
/** Three of five want no mails of announcements: a mail costs eight milliseconds, and the rounds are what is tried. */
const MAILED = (PEOPLE * 2) / 5;
const ROUNDS = 20;
const WORKERS = 4;
/** Longer than a lease: whoever died by then is found. */
const MINUTES_A_ROUND = 6;

let sql: postgres.Sql;
let world: AnnouncementWorld;
let server: MailServer;
let post: Post;
withDatabase((opened) => {
  sql = opened;
  world = announcementWorld(sql);
});
beforeAll(async () => {
  server = await startMailServer();
  post = postTo(server);
});
afterAll(async () => {
  post.close();
  await server.close();
});

interface Message {
  id: string;
  claim: string;
  kind: string;
  locale: string;
  recipient: string;
  details: Record<string, unknown>;
}

/** Mails that a worker died with, by address: before they left, or after they had. */
type Deaths = Map<string, { before: number; after: number }>;

async function work(minutes: number, random: () => number, risk: number, deaths: Deaths): Promise<void> {
  for (;;) {
    const messages = await sql<Message[]>`
      select c.id, c.claim, c.kind, c.locale, c.recipient, private.mail_details(c.kind, c.details) as details
      from private.claim_outbox(5, ${after(minutes)}) c`;
    if (messages.length === 0) return;
    for (const message of messages) {
      const found = deaths.get(message.recipient) ?? { before: 0, after: 0 };
      deaths.set(message.recipient, found);
      if (random() < risk) {
        found.before += 1;
        continue;
      }
      let failure: string | null = null;
      try {
        await post.send(message.id, message.recipient, writeMail(message, 'http://localhost:3000'));
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
      if (random() < risk) {
        found.after += 1;
        continue;
      }
      await sql`select private.settle_outbox(${message.id}, ${message.claim}, ${failure}, ${after(minutes)})`;
    }
  }
}

async function round(minutes: number, random: () => number, risk: number, deaths: Deaths): Promise<void> {
  await Promise.all(Array.from({ length: WORKERS }, () => work(minutes, random, risk, deaths)));
}

/** Every twenty-fifth address is wrong until somebody mends it. */
const hasNoMailbox = (to: string): boolean => Number(/\d+/.exec(to)?.[0]) % 25 === 0;

const refusals = ['421 come back later', '450 busy', '452 full', '550 no such mailbox', '554 no'];

it(
  `settles each of ${PEOPLE} recipients, and explains every mail that came twice`,
  { timeout: 600_000 },
  async () => {
    const draw = randomOf(48);
    const random = () => draw(1_000_000) / 1_000_000;
    const rieke = await world.addMember('ORGA');
    await sql`with people as (
        insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
        select gen_random_uuid(), 'p' || n || '@example.org', now(), '{"first_name": "Ada"}'
        from generate_series(1, ${PEOPLE}) n returning id
      ) select count(*) from people`;
    await sql`insert into public.mail_choices (user_id, topic, wanted)
      select user_id, 'announcements', false from private.profile_private where email ~ '[024689]@example[.]org$' and email ~ '^p[0-9]+@'`;
    const { id } = await world.write(rieke, { audience: ['PARTICIPANT'] });
    await world.schedule(id);
    // The teller breaks off once: nobody of its chunk was told.
    await sql
      .begin(async (transaction) => {
        await transaction`select private.advance_announcements(500, ${after(2)})`;
        throw new Error('restart');
      })
      .catch(() => undefined);
    expect(await sql`select from public.announcement_recipients`).toHaveLength(0);
    const chunks = await world.advance(after(2));
    expect(chunks.reduce((sum, count) => sum + count, 0)).toBe(PEOPLE);
    expect(Math.max(...chunks)).toBeLessThanOrEqual(500);

    const deaths: Deaths = new Map();
    let minutes = 2;
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      // Each round is its own weather: how much is refused, how slow, how often the line breaks.
      const refused = random() * 0.4;
      const broken = random() * 0.2;
      const slow = random() < 0.3;
      server.rules = {
        fateOf: (to): Fate => {
          if (hasNoMailbox(to)) return { kind: 'refuse', answer: '550 no such mailbox' };
          const drawn = random();
          if (drawn < refused)
            return {
              kind: 'refuse',
              answer: refusals[Math.floor(random() * refusals.length)] ?? '421 later',
            };
          if (drawn < refused + broken) return { kind: random() < 0.5 ? 'die' : 'lose_answer' };
          return { kind: 'take' };
        },
        delay: () => (slow ? Math.floor(random() * 4) : 0),
      };
      await round(minutes, random, 0.03, deaths);
      minutes += MINUTES_A_ROUND;
    }
    // Quiet weather for whatever still waits for its sixth attempt.
    server.rules = { fateOf: () => ({ kind: 'refuse', answer: '550 no such mailbox' }), delay: () => 0 };
    for (let turn = 0; turn < 7; turn += 1, minutes += 20) await round(minutes, random, 0, deaths);
    const states = async () =>
      Object.fromEntries(
        (
          await sql<{ mail: string; count: number }[]>`
            select mail, count(*)::int as count from public.announcement_recipients group by mail`
        ).map(({ mail, count }) => [mail, count]),
      );
    const settled = await states();
    expect((settled.sent ?? 0) + (settled.dead ?? 0)).toBe(MAILED);
    expect(settled.off).toBe(PEOPLE - MAILED);
    expect(settled.sent ?? 0).toBeGreaterThan(MAILED / 2);
    expect(settled.dead ?? 0).toBeGreaterThanOrEqual(Math.floor(MAILED / 25));

    // The server is well again, and what was given up is tried again.
    server.rules = { fateOf: () => ({ kind: 'take' }), delay: () => 0 };
    const [retried] = await sql<{ count: number }[]>`
      select private.retry_announcement(${id}, ${after(minutes)}) as count`;
    expect(retried?.count).toBe(settled.dead ?? 0);
    await round(minutes + 1, random, 0, deaths);
    expect(await states()).toEqual({ sent: MAILED, off: PEOPLE - MAILED });

    const rows = await sql<{ email: string; repeats: number; mail_id: string }[]>`
      select s.email, r.repeats, r.mail_id from public.announcement_recipients r
      join private.profile_private s using (user_id) where r.mail <> 'off'`;
    const arrived = new Map<string, string[]>();
    for (const { to, messageId } of server.taken) arrived.set(to, [...(arrived.get(to) ?? []), messageId]);
    const lost = new Map<string, number>();
    for (const to of server.lostAnswers) lost.set(to, (lost.get(to) ?? 0) + 1);
    let twice = 0;
    for (const { email, repeats, mail_id: mailId } of rows) {
      const mails = arrived.get(email) ?? [];
      const died = deaths.get(email) ?? { before: 0, after: 0 };
      expect(mails.length, email).toBeGreaterThan(0);
      // The same mail each time.
      expect(new Set(mails)).toEqual(new Set([`<${mailId}@localhost>`]));
      // Counted where a worker died, and never more often than one did; one that came twice has its reason.
      expect(repeats, email).toBeLessThanOrEqual(died.before + died.after);
      expect(mails.length - 1, email).toBeLessThanOrEqual(died.after + (lost.get(email) ?? 0));
      twice += mails.length > 1 ? 1 : 0;
    }
    const [counted] = await sql<{ repeats: number }[]>`
      select sum(repeats)::int as repeats from public.announcement_recipients`;
    expect(counted?.repeats).toBeGreaterThan(0);
    expect(twice).toBeGreaterThan(0);
    expect(twice).toBeLessThan(MAILED / 2);
    // Nobody got one who wants none.
    expect(arrived.size).toBe(MAILED);
    console.info(
      `${PEOPLE} recipients, ${MAILED} of them by mail, ${server.taken.length} mails taken, ${twice} people got it twice or more, ` +
        `${server.lostAnswers.length} answers lost, ${counted?.repeats} repeats counted, ${settled.dead ?? 0} given up and retried`,
    );
  },
);
