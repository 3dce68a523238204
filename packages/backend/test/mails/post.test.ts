import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Post } from '../../supabase/functions/_shared/post.ts';
import { startMailServer, type MailServer } from './mailServer';
import { postTo } from './postTo';

const letter = { subject: 'News', html: '<p>News</p>', text: 'News', files: [] };

let server: MailServer;
let post: Post;
beforeEach(async () => {
  server = await startMailServer();
  post = postTo(server);
});
afterEach(async () => {
  post.close();
  await server.close();
});

const send = (number: number) => post.send(String(number), `p${number}@example.org`, letter);
const arrived = () => server.taken.map(({ to }) => to);

it('greets and logs in once for all letters of a run', async () => {
  for (const number of [1, 2, 3]) await send(number);
  expect(arrived()).toEqual(['p1@example.org', 'p2@example.org', 'p3@example.org']);
  expect(server.connections()).toBe(1);
});

it('sends a letter once though the server ended the connection before it', async () => {
  await send(1);
  server.hangUp();
  await send(2);
  expect(arrived()).toEqual(['p1@example.org', 'p2@example.org']);
  expect(server.connections()).toBe(2);
});

it('reports a letter as failed when the connection breaks in the middle of it', async () => {
  server.rules = { ...server.rules, fateOf: () => ({ kind: 'die' }) };
  await expect(send(1)).rejects.toThrow();
  expect(server.connections()).toBe(1);
});

it('goes on with the next letter after one was refused', async () => {
  server.rules = {
    ...server.rules,
    fateOf: (to) =>
      to === 'p1@example.org' ? { kind: 'refuse', answer: '550 no such mailbox' } : { kind: 'take' },
  };
  await expect(send(1)).rejects.toThrow('550');
  await send(2);
  expect(arrived()).toEqual(['p2@example.org']);
});
