// Pages that are drawn on a server: who is there stands in cookies, which the same person's pages of GROW read, too.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGrowClient, profileRepository, readGrowConfig, toAppError, type GrowClient } from '@grow/core';
import { eventIn, eventRepository } from '@grow/core/event';

const config = readGrowConfig(
  JSON.stringify({
    supabaseUrl: process.env['GROW_SUPABASE_URL'] ?? '',
    supabaseKey: process.env['GROW_SUPABASE_KEY'] ?? '',
  }),
);

interface Answer {
  status: number;
  body: string;
  location?: string;
}

/** The client of one request, and what it wants the browser to keep. */
function clientOf(request: IncomingMessage): { client: GrowClient; cookies: string[] } {
  const cookies: string[] = [];
  const client = createGrowClient({
    ...config,
    cookieJar: {
      // Behind a proxy that speaks https this is what the proxy says; it must not pass on what a client sent.
      isSecure: request.headers['x-forwarded-proto'] === 'https',
      read: () => request.headers.cookie ?? '',
      write: (line) => cookies.push(line),
    },
  });
  client.session.start();
  return { client, cookies };
}

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );

const documentOf = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages on @grow/core</title><link rel="icon" href="data:,">${body}</html>`;

const loginForm = `<form method="post" action="/login">
  <label>E-mail <input name="email" type="email" autocomplete="username" required></label>
  <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
  <button>Log in</button></form>`;

async function home(client: GrowClient): Promise<Answer> {
  const { items } = await eventRepository(client.supabase).listEvents({ page: 1, pageSize: 5 });
  const events = items.map((event) => `<li>${escaped(eventIn(event, 'en').title)}</li>`).join('');
  const snapshot = client.session.getSnapshot();
  if (snapshot.status !== 'signedIn') return { status: 200, body: `${loginForm}<ul>${events}</ul>` };
  const profile = await profileRepository(client.supabase).getProfile(snapshot.userId);
  const name = escaped(`${profile.firstName} ${profile.lastName}, ${profile.role}`);
  const out = '<form method="post" action="/logout"><button>Log out</button></form>';
  return { status: 200, body: `<h1>${name}</h1><ul>${events}</ul>${out}` };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.length > 10_000) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

/** A form of another site may not log anybody in or out. */
const isOwnForm = (request: IncomingMessage): boolean =>
  request.headers.origin !== undefined && new URL(request.headers.origin).host === request.headers.host;

async function answer(request: IncomingMessage, client: GrowClient): Promise<Answer> {
  const route = `${request.method} ${new URL(request.url ?? '/', 'http://localhost').pathname}`;
  if (route === 'GET /') return home(client);
  if (request.method === 'POST' && !isOwnForm(request))
    return { status: 403, body: 'This form is not ours.' };
  if (route === 'POST /login') {
    const form = await formOf(request);
    await client.session.logIn({ email: form.get('email') ?? '', password: form.get('password') ?? '' });
    return { status: 303, location: '/', body: '' };
  }
  if (route === 'POST /logout') {
    await client.session.signOut();
    return { status: 303, location: '/', body: '' };
  }
  return { status: 404, body: 'There is no such page.' };
}

const server = createServer((request, response) => {
  const { client, cookies } = clientOf(request);
  answer(request, client)
    .catch((cause: unknown): Answer => {
      const { code, message } = toAppError(cause);
      const isTheirs = code === 'invalid_credentials';
      return {
        status: isTheirs ? 401 : 502,
        body: `<p role="alert">${escaped(`${code}: ${message}`)}</p>${loginForm}`,
      };
    })
    .then(({ status, body, location }) => {
      // A session stays with its person: nothing in between may keep an answer.
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'set-cookie': cookies,
      };
      response
        .writeHead(status, { ...headers, ...(location ? { location } : {}) })
        .end(location ? '' : documentOf(body));
    })
    // What the client listens to ends with its request.
    .finally(() => client.session.stop());
});
server.listen(Number(process.env['PORT'] ?? 3001), '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/`);
});
