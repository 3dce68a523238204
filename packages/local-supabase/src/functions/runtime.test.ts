// The functions' runtime as a client meets it: the real supabase-js, over HTTP, against the real Deno.
import { FunctionRegion, FunctionsHttpError } from '@supabase/supabase-js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsServer, type FunctionsServer } from './testing/functionsServer';

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctionsServer();
});
afterAll(() => server.stop());

interface Echo {
  word: string;
  method: string;
  host: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
  env: Record<string, string | null>;
}

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const refusal = async (response: Response) => ({
  status: response.status,
  header: response.headers.get('sb-error-code'),
  body: await response.json(),
});

describe('a call by the client', () => {
  it('reaches the function as hosted hands it on, and its answer comes back', async () => {
    const { data, error } = await server
      .client(server.token)
      .functions.invoke<Echo>('echo/below/here', { body: { hello: 'wörld' }, headers: { 'x-mine': 'yes' } });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      word: 'shared',
      method: 'POST',
      host: new URL(server.url).host,
      path: '/echo/below/here',
      body: '{"hello":"wörld"}',
    });
    expect(data?.headers).toMatchObject({
      authorization: `Bearer ${server.token}`,
      apikey: 'sb_publishable_test',
      'content-type': 'application/json',
      'x-mine': 'yes',
      'x-forwarded-proto': 'http',
    });
    expect(data?.headers).not.toHaveProperty('x-router-secret');
  });

  it('cannot say itself where it came from, nor shut the function up', async () => {
    const headers = {
      'X-Forwarded-Proto': 'https',
      'x-forwarded-host': 'site.example',
      'x-forwarded-for': '203.0.113.7',
      'x-router-secret': 'guessed',
    };
    const { data, error } = await server.client(server.token).functions.invoke<Echo>('echo', { headers });
    expect(error).toBeNull();
    expect(data?.headers).toMatchObject({
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(server.url).host,
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('sees the hosted environment and nothing of this machine', async () => {
    const { data } = await server.client(server.token).functions.invoke<Echo>('echo');
    expect(data?.env).toEqual({
      SUPABASE_URL: server.url,
      SUPABASE_ANON_KEY: 'sb_publishable_test',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
      SB_REGION: 'local',
      PATH: null,
      HOME: null,
      LOCAL_ROUTER_SECRET: null,
    });
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('may be a %s', async (method) => {
    const { data } = await server.client(server.token).functions.invoke<Echo>('echo?a=b', { method });
    expect(data).toMatchObject({ method, query: '?a=b' });
  });

  it('may name a region, and is told which one answered', async () => {
    const { data, response } = await server
      .client(server.token)
      .functions.invoke<Echo>('echo', { region: FunctionRegion.EuCentral1 });
    expect(data?.headers['x-region']).toBe('eu-central-1');
    expect(response?.headers.get('x-sb-edge-region')).toBe('local');
    expect(response?.headers.get('x-served-by')).toBe('supabase-edge-runtime');
    expect(response?.headers.get('x-own-header')).toBe('kept');
    expect(response?.headers.get('x-relay-error')).toBeNull();
  });

  it('carries bytes both ways', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const { data } = await server
      .client(server.token)
      .functions.invoke<Blob>('streams', { body: bytes.buffer });
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(Buffer.from(bytes))).toBe(
      true,
    );
  });

  it('sees an error of the function as hosted shows it', async () => {
    const { data, error } = await server.client(server.token).functions.invoke('throws');
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const answer = (error as FunctionsHttpError).context as Response;
    expect([answer.status, answer.headers.get('sb-error-code'), await answer.text()]).toEqual([
      500,
      'EDGE_FUNCTION_ERROR',
      'Internal Server Error',
    ]);
    expect(server.logged.join('\n')).toContain('thrown inside the handler');
  });
});

describe('without the client', () => {
  it('redirects are the caller’s to follow', async () => {
    const response = await server.ask('/streams/redirect', bearer(server.token));
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://elsewhere.example/']);
  });

  it('a function may word its own errors', async () => {
    const response = await server.ask('/own-errors', bearer(server.token));
    expect([response.status, await response.text()]).toEqual([502, 'worded by the function']);
    expect(response.headers.get('sb-error-code')).toBe('EDGE_FUNCTION_ERROR');
  });

  it('a function may be an exported fetch, and need no token', async () => {
    const response = await server.ask('/open');
    expect([response.status, await response.text()]).toEqual([200, 'open to GET']);
  });

  it('preflights need no token, and the function answers them itself', async () => {
    const response = await server.ask('/echo', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(await response.json()).toMatchObject({ method: 'OPTIONS' });
  });

  it.each(['/nowhere', '/_shared', '/..%2fdeno', '/deno.json', '', '/'])(
    'there is no function %j',
    async (path) => {
      expect(await refusal(await server.ask(path, bearer(server.token)))).toEqual({
        status: 404,
        header: 'NOT_FOUND',
        body: { code: 'NOT_FOUND', message: 'Requested function was not found' },
      });
    },
  );

  it.each(['/broken', '/silent'])('%s does not start, now or later', async (path) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await refusal(await server.ask(path, bearer(server.token)))).toEqual({
        status: 503,
        header: 'BOOT_ERROR',
        body: { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
      });
    }
  });
});

describe('verify_jwt', () => {
  const secret = new TextEncoder().encode('a secret that this project never had');
  const jwt = (alg: string) =>
    new SignJWT({ sub: 'x', role: 'authenticated' }).setProtectedHeader({ alg }).sign(secret);
  const none = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';

  it.each([
    ['no header', async () => ({}), 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header'],
    [
      'another scheme',
      async () => ({ authorization: 'Basic abc' }),
      'UNAUTHORIZED_INVALID_JWT_FORMAT',
      "Auth header is not 'Bearer {token}'",
    ],
    [
      'an API key',
      async () => ({ authorization: 'Bearer sb_publishable_test', apikey: 'sb_publishable_test' }),
      'UNAUTHORIZED_INVALID_JWT_FORMAT',
      'Invalid JWT',
    ],
    [
      'a token with a shared secret',
      async () => ({ authorization: `Bearer ${await jwt('HS256')}` }),
      'UNAUTHORIZED_LEGACY_JWT',
      'Invalid JWT',
    ],
    [
      'a token of another algorithm',
      async () => ({ authorization: `Bearer ${await jwt('HS512')}` }),
      'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM',
      'Unsupported JWT algorithm HS512',
    ],
    [
      'an unsigned token',
      async () => ({ authorization: `Bearer ${none}` }),
      'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM',
      'Unsupported JWT algorithm none',
    ],
    [
      'a changed token',
      async () => ({ authorization: `Bearer ${server.token.slice(0, -4)}AAAA` }),
      'UNAUTHORIZED_ASYMMETRIC_JWT',
      'Invalid JWT',
    ],
  ])('refuses %s', async (_what, headers, code, message) => {
    const response = await server.ask('/echo', { headers: (await headers()) as Record<string, string> });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refusal(response)).toEqual({ status: 401, header: code, body: { code, message } });
  });
});

describe('the walls', () => {
  it('keep functions from files, programs and hosts that are not theirs', async () => {
    const file = join(server.dataDir, 'signing-keys.json');
    const before = await readFile(file, 'utf8').catch(() => null);
    const { data } = await server.client(server.token).functions.invoke<Record<string, string>>('reaches', {
      body: {
        file,
        hosts: [`${server.url}/functions/v1/open`, 'http://127.0.0.1:65000/', 'http://elsewhere.example/'],
      },
    });
    expect(data).toEqual({
      read: 'NotCapable',
      write: 'NotCapable',
      run: 'NotCapable',
      import: 'TypeError',
      [`${server.url}/functions/v1/open`]: 'allowed',
      'http://127.0.0.1:65000/': 'NotCapable',
      'http://elsewhere.example/': 'NotCapable',
    });
    expect(await readFile(file, 'utf8').catch(() => null)).toBe(before);
  });
});
