// Mails of the product: one worker at a time for a message, later after each failure, and an end.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { addPerson } from './people';

interface Message {
  id: string;
  claim: string;
  attempts: number;
}

const START = new Date('2024-12-05T12:00:00Z');
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 8, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});
beforeEach(() => sql`delete from private.outbox`);

const add = async (count: number, erase = false): Promise<void> => {
  for (let index = 0; index < count; index += 1)
    await sql`insert into private.outbox (kind, recipient, due_at, erase_when_done, details)
      values ('greeting', ${`${index}@example.org`}, ${START}, ${erase}, ${sql.json({ first_name: 'Ada' })})`;
};
const claim = (limit: number, minutes: number, on: postgres.ISql = sql) =>
  on<Message[]>`select id, claim, attempts from private.claim_outbox(${limit}, ${at(minutes)})`;
const settle = async (message: Message, error: string | null, minutes: number): Promise<boolean> => {
  const [row] = await sql<{ done: boolean }[]>`
    select private.settle_outbox(${message.id}, ${message.claim}, ${error}, ${at(minutes)}) as done`;
  return row?.done ?? false;
};
const stored = () =>
  sql`select state, attempts, due_at, error, sent_at, recipient, details, claim from private.outbox`;
const only = async (minutes: number): Promise<Message> => {
  const [message] = await claim(1, minutes);
  if (!message) throw new Error(`Nothing is due after ${minutes} minutes`);
  return message;
};

describe('claiming', () => {
  it('gives every message to one of many workers who ask at once', async () => {
    await add(40);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(10, 0)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim(100, 0);
    expect(ids.length + rest.length).toBe(40);
  });

  it('passes over what another worker is claiming meanwhile', async () => {
    await add(2);
    await sql.begin(async (first) => {
      expect(await claim(1, 0, first)).toHaveLength(1);
      expect(await claim(10, 0)).toHaveLength(1);
    });
    expect(await claim(10, 0)).toHaveLength(0);
  });

  it('takes what is due and not more than asked, the oldest first', async () => {
    await add(3);
    expect(await claim(0, 0)).toHaveLength(0);
    expect(await claim(2, -1)).toHaveLength(0);
    expect(await claim(2, 0)).toHaveLength(2);
  });

  it('gives a message whose worker died to another, and then knows only that one', async () => {
    await add(1);
    const first = await only(0);
    expect(await claim(1, 4)).toHaveLength(0);
    const second = await only(5);
    expect(second).toMatchObject({ id: first.id, attempts: 2 });
    expect(await settle(first, null, 6)).toBe(false);
    expect(await settle(second, null, 6)).toBe(true);
    expect(await stored()).toMatchObject([{ state: 'sent', sent_at: at(6), claim: null }]);
  });

  it('gives up a message that kills its workers', async () => {
    await add(1);
    for (let attempt = 0; attempt < 6; attempt += 1) await only(attempt * 5);
    expect(await claim(1, 30)).toHaveLength(0);
    expect(await stored()).toMatchObject([{ state: 'dead', attempts: 6, error: 'No worker finished it.' }]);
  });

  it('leaves nothing of a mail about a deleted account that kills its workers', async () => {
    await add(1, true);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await settle(await only(attempt * 20), '0@example.org is unknown', attempt * 20);
    await only(100);
    expect(await claim(1, 105)).toHaveLength(0);
    expect(await stored()).toMatchObject([
      { state: 'dead', attempts: 6, recipient: '', details: {}, error: 'Given up.', claim: null },
    ]);
  });

  it('forgets after thirty days what was sent or given up, and nothing that waits', async () => {
    const now = Date.now();
    const days = (count: number) => (now - START.getTime()) / 60_000 + count * 24 * 60;
    await add(2);
    await settle(await only(0), null, 0);
    const waiting = await only(0);
    await settle(waiting, 'later', 0);
    await sql`update private.outbox set due_at = 'infinity' where id = ${waiting.id}`;
    await claim(1, days(29));
    expect(await stored()).toHaveLength(2);
    await claim(1, days(31));
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('settling', () => {
  it('waits longer after each failure, and keeps the last error when it gives up', async () => {
    await add(1);
    let minutes = 0;
    for (const pause of [1, 2, 4, 8, 16]) {
      expect(await settle(await only(minutes), `failed at ${minutes}`, minutes)).toBe(true);
      expect(await stored()).toMatchObject([
        { state: 'waiting', error: `failed at ${minutes}`, due_at: at(minutes + pause), claim: null },
      ]);
      expect(await claim(1, minutes + pause - 0.01)).toHaveLength(0);
      minutes += pause;
    }
    await settle(await only(minutes), 'the last one', minutes);
    expect(await stored()).toMatchObject([{ state: 'dead', attempts: 6, error: 'the last one' }]);
    expect(await claim(1, minutes + 10_000)).toHaveLength(0);
  });

  it('counts once', async () => {
    await add(1);
    const message = await only(0);
    expect(await settle(message, null, 0)).toBe(true);
    expect(await settle(message, 'too late', 0)).toBe(false);
    expect(await settle({ ...message, claim: randomUUID() }, null, 0)).toBe(false);
    expect(await stored()).toMatchObject([{ state: 'sent', error: null }]);
  });

  it('leaves nothing of a mail about a deleted account, sent or given up', async () => {
    await add(1, true);
    await settle(await only(0), null, 0);
    expect(await stored()).toEqual([]);

    await add(1, true);
    for (let attempt = 0; attempt < 5; attempt += 1) await only(attempt * 5);
    await settle(await only(25), 'no mailbox 0@example.org here', 25);
    expect(await stored()).toMatchObject([{ state: 'dead', recipient: '', details: {}, error: 'Given up.' }]);
  });
});

it('a person’s waiting mails go with the person', async () => {
  const person = await addPerson(sql);
  await sql`insert into private.outbox (kind, recipient, user_id) values ('greeting', 'x@example.org', ${person})`;
  await sql`delete from auth.users where id = ${person}`;
  expect(await stored()).toEqual([]);
});
