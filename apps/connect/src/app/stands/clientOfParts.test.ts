import { faultyFetch } from '@grow/core/testing';
import { systemClock } from '@grow/core';
import { expect, test } from 'vitest';
import { createClient } from './clientOfParts';

const KEY = 'sb-test-auth-token';

function open(session: { access_token: string } | null) {
  const fetch = faultyFetch(systemClock, () => ({ kind: 'answer', status: 200, body: [] }));
  const client = createClient('http://grow.test', 'key', {
    auth: {
      storageKey: KEY,
      storage: {
        getItem: (key) => Promise.resolve(key === KEY && session ? JSON.stringify(session) : null),
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    },
    db: { retry: false },
    global: { fetch },
  });
  return { client, fetch };
}

test('rows, functions of the database, files and functions are asked for at their addresses, as whoever is logged in', async () => {
  const { client, fetch } = open({ access_token: 'mine' });
  await client.from('teams').select('*').eq('id', 'a b');
  await client.rpc('search_teams', { p_query: 'x' });
  await client.storage.from('avatars').download('me.webp');
  await client.functions.invoke('delete-account');
  const asked = fetch.requests.map(({ method, url }) => `${method} ${url.replace('http://grow.test', '')}`);
  expect(asked).toEqual([
    'GET /rest/v1/teams?select=*&id=eq.a+b',
    'POST /rest/v1/rpc/search_teams',
    'GET /storage/v1/object/avatars/me.webp',
    'POST /functions/v1/delete-account',
  ]);
  for (const { headers } of fetch.requests) expect(headers.get('Authorization')).toBe('Bearer mine');
});

test('nobody logged in means no bearer, and a bearer that is given stays', async () => {
  const { client, fetch } = open(null);
  await client.from('events').select('*');
  expect(fetch.requests[0]?.headers.has('Authorization')).toBe(false);
  const member = open({ access_token: 'mine' });
  await member.client.from('events').select('*').setHeader('Authorization', 'Bearer other');
  expect(member.fetch.requests[0]?.headers.get('Authorization')).toBe('Bearer other');
});
