import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailbox, openMailboxStore, type Mailbox } from '.';

let dataDir = '';
let mailbox: Mailbox;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'local-supabase mailbox '));
  mailbox = await createMailbox({ dataDir });
});
afterEach(() => rm(dataDir, { recursive: true }));

const mail = (to: string, subject: string, html = '<html><head></head><body>Hi</body></html>') => ({
  to,
  subject,
  html,
  text: 'Hi',
});
const get = (at: string, init?: RequestInit) => mailbox.app.request(`http://localhost${at}`, init);
type Message = { id: string; to: string; subject: string; text: string; html: string; created_at: string };
const messages = async (query = '') => (await (await get(`/mailbox/messages${query}`)).json()) as Message[];

test('lists mails newest first, all or of one address in any case', async () => {
  await mailbox.send(mail('a@example.org', 'first'));
  await mailbox.send(mail('b@example.org', 'second'));
  await mailbox.send(mail('a@example.org', 'third'));
  expect((await messages()).map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  const [latest, earlier, ...rest] = await messages(`?to=${encodeURIComponent('A@example.org')}`);
  expect([latest?.subject, earlier?.subject, rest]).toEqual(['third', 'first', []]);
  expect(Object.keys(latest ?? {}).sort()).toEqual(['created_at', 'html', 'id', 'subject', 'text', 'to']);
  expect(new Date(latest?.created_at ?? '').toISOString()).toBe(latest?.created_at);
});

test('keeps mails over a restart, in a file only its owner reads', async () => {
  await Promise.all([1, 2, 3].map((each) => mailbox.send(mail('a@example.org', String(each)))));
  const again = await openMailboxStore(dataDir);
  expect(again.list()).toHaveLength(3);
  expect((await stat(path.join(dataDir, 'mailbox.json'))).mode & 0o777).toBe(0o600);
  await writeFile(path.join(dataDir, 'mailbox.json'), '{');
  await expect(openMailboxStore(dataDir)).rejects.toThrow(/empty mailbox/);
});

test('throws mails away, of one address or all', async () => {
  await mailbox.send(mail('a@example.org', 'a'));
  await mailbox.send(mail('b@example.org', 'b'));
  expect((await get('/mailbox/messages?to=a@example.org', { method: 'DELETE' })).status).toBe(204);
  expect((await messages()).map(({ to }) => to)).toEqual(['b@example.org']);
  await get('/mailbox/messages', { method: 'DELETE' });
  expect(await messages()).toEqual([]);
});

test('forgets the oldest after five hundred', async () => {
  for (let each = 1; each <= 502; each += 1) void mailbox.send(mail('a@example.org', String(each)));
  await mailbox.send(mail('a@example.org', 'last'));
  const all = await messages();
  expect(all).toHaveLength(500);
  expect(all[0]?.subject).toBe('last');
});

test('shows a list and a mail without letting either do anything', async () => {
  await mailbox.send(
    mail('a@example.org', '<b>bold</b>', '<html><head></head><script>alert(1)</script></html>'),
  );
  const [message] = await messages();
  const list = await get('/mailbox');
  expect(list.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(await list.text()).toContain('&lt;b&gt;bold&lt;/b&gt;');
  const view = await (await get(`/mailbox/view/${message?.id}`)).text();
  expect(view).toContain(`src="/mailbox/html/${message?.id}"`);
  expect(view).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(view).not.toContain('alert(1)');
  const frame = await get(`/mailbox/html/${message?.id}`);
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; sandbox (?!.*allow-scripts)(?!.*allow-same-origin)/);
});

test('shows the pictures that came along, and gives files out to be saved', async () => {
  const gif = { name: 'code.gif', type: 'image/gif', content: 'R0lGODdh', id: 'picture@mail' };
  const file = {
    name: 'Abend ü.ics',
    type: 'text/calendar',
    content: Buffer.from('BEGIN').toString('base64'),
  };
  await mailbox.send({ ...mail('a@example.org', 'x', '<img src="cid:picture@mail">'), files: [gif, file] });
  const [message] = await messages();
  const frame = await (await get(`/mailbox/html/${message?.id}`)).text();
  expect(frame).toBe('<img src="data:image/gif;base64,R0lGODdh">');
  const view = await (await get(`/mailbox/view/${message?.id}`)).text();
  expect(view).toContain(`<a href="/mailbox/file/${message?.id}/1">Abend ü.ics</a>`);
  const saved = await get(`/mailbox/file/${message?.id}/1`);
  expect(await saved.text()).toBe('BEGIN');
  expect(saved.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Abend%20%C3%BC.ics");
  expect((await get(`/mailbox/file/${message?.id}/2`)).status).toBe(404);
});

test('answers no other origin', async () => {
  const response = await get('/mailbox/messages', { headers: { Origin: 'http://evil.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('has no other page', async () => {
  expect((await get('/mailbox/view/none')).status).toBe(404);
  expect((await get('/mailbox/html/none')).status).toBe(404);
  expect((await get('/mailbox/else')).status).toBe(404);
});

test('shows the samples of a project on one page, each in a frame that can do nothing', async () => {
  expect((await get('/mailbox/samples')).status).toBe(404);
  expect(await (await get('/mailbox')).text()).not.toContain('/mailbox/samples');
  const sample = (words: string) =>
    mail('a@example.org', words, `<html><head></head><body>${words}</body></html>`);
  const samples = [{ name: 'greeting', mails: [sample('Hello <b>'), sample('Hallo')] }];
  mailbox = await createMailbox({ dataDir, samples: () => Promise.resolve(samples) });
  expect(await (await get('/mailbox')).text()).toContain('href="/mailbox/samples"');
  const page = await (await get('/mailbox/samples')).text();
  expect(page).toContain('Hello &lt;b&gt;');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/mailbox/samples/0/0',
    '/mailbox/samples/0/1',
  ]);
  const framed = await get('/mailbox/samples/0/1');
  expect(await framed.text()).toContain('<body>Hallo</body>');
  expect(framed.headers.get('Content-Security-Policy')).toContain('sandbox');
  for (const missing of ['/mailbox/samples/0/2', '/mailbox/samples/1/0', '/mailbox/samples/x/0'])
    expect((await get(missing)).status).toBe(404);
});
