// Kinds of notifications that the database writes, against those that the apps have words for.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notificationKinds } from '../../../core/src/notification/GrowNotification';
import { mailTopics } from '../../../core/src/notification/MailChoices';
import { createTestDatabase, type TestDatabase } from '../../src/testing';

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Which argument of a function that notifies is the kind, from 0. */
const kindAt: Readonly<Record<string, number>> = {
  notify: 1,
  notify_each: 1,
  notify_of_event: 2,
  notify_of_hand_in: 1,
  notify_team_of_hand_in: 0,
  notify_of_withdrawal: 3,
  notify_team: 1,
  notify_invited: 2,
  notify_of_meeting: 1,
  notify_mentor_of_meeting: 1,
  notify_mentor: 1,
  notify_organisers: 0,
};

/** The arguments of a call, from behind its parenthesis. */
function argumentsOf(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === ')' && depth === 0) return found.map((each) => each.trim());
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + letter);
  }
  throw new Error(`A call does not end: ${text}`);
}

function kindsIn(argument: string): string[] {
  const literal = /^'([a-z_]+)'$/.exec(argument)?.[1];
  if (literal) return [literal];
  const begun = /^'([a-z]+_)' \|\| wanted$/.exec(argument)?.[1];
  if (begun) return ['accepted', 'declined'].map((end) => begun + end);
  if (argument.startsWith('case '))
    return [...argument.matchAll(/(?:then|else) '([a-z_]+)'/g)].map(([, kind = '']) => kind);
  // One of the reminders of a milestone, which are asked below.
  if (argument === 'due.kind') return [];
  // Handed on: the callers of a function that notifies say which kind it is.
  if (argument === 'p_kind' || argument === 'kind') return [];
  throw new Error(`Nobody knows which kinds these are: ${argument}`);
}

it('every kind that the database writes is known to the apps, and no other', async () => {
  const functions = await sql<{ source: string }[]>`
    select prosrc as source from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const written = functions.flatMap(({ source }) =>
    [...source.matchAll(/private\.(notify(?:_\w+)?)\(/g)].flatMap((call) => {
      const position = kindAt[call[1] ?? ''];
      if (position === undefined) throw new Error(`Nobody knows what ${call[1]} writes`);
      return kindsIn(argumentsOf(source.slice(call.index + call[0].length))[position] ?? '');
    }),
  );
  const reminders = await sql<{ kind: string }[]>`
    select r.kind from public.milestones m cross join lateral private.hand_in_reminders(m, m.due_at) r`;
  written.push(...reminders.map(({ kind }) => kind));
  expect([...new Set(written)].sort()).toEqual([...notificationKinds].sort());
});

it('every topic of mails can be chosen in the apps', async () => {
  const topics = await sql<{ topic: string }[]>`select topic from private.mail_topics`;
  expect(topics.map(({ topic }) => topic).sort()).toEqual([...mailTopics].sort());
});

it('every kind that is mailed is one that the database writes, under one topic', async () => {
  const rows = await sql<{ kind: string }[]>`select unnest(kinds) as kind from private.mail_topics`;
  const kinds = rows.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => !(notificationKinds as readonly string[]).includes(kind))).toEqual([]);
});
