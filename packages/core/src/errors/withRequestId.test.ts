import { describe, expect, it } from 'vitest';
import { toAppError } from './toAppError';
import { createClientFetch } from '../session/clientFetch';
import { systemClock } from '../time/clock';
import { withRequestId } from './withRequestId';

const id = '019d4233-be35-74c2-957d-04523fc279ed';
const named = new Headers({ 'sb-request-id': id });

describe('a failed answer', () => {
  it.each([
    ['of the data API', '{"code":"XX000","message":"it broke"}'],
    ['of the auth service', '{"error_code":"unexpected_failure","msg":"it broke"}'],
  ])('%s carries its request into the error, and the sentence stays as it was', (_of, text) => {
    const error = toAppError(JSON.parse(withRequestId(text, named)), { status: 500 });
    expect(error).toMatchObject({ code: 'server', requestId: id, message: 'it broke' });
  });

  it('keeps a sentence with quotes whole, and one that says nothing says nothing more', () => {
    const quoted = JSON.stringify({ details: '"message":"no"', message: 'it \\ "broke"' });
    expect(toAppError(JSON.parse(withRequestId(quoted, named)))).toMatchObject({
      requestId: id,
      message: 'it \\ "broke"',
      details: '"message":"no"',
    });
    const silent = toAppError(JSON.parse(withRequestId('{"message":""}', named)), { status: 500 });
    expect(silent.requestId).toBe(id);
    expect(silent.message).not.toContain('request');
  });

  it('names nothing where the header is absent or no id, and what is no JSON stays as it is', () => {
    const text = '{"message":"it broke"}';
    expect(withRequestId(text, new Headers())).toBe(text);
    expect(withRequestId(text, new Headers({ 'sb-request-id': 'a b<c>' }))).toBe(text);
    expect(withRequestId('Bad gateway', named)).toBe('Bad gateway');
    expect(toAppError({ message: 'it broke' }).requestId).toBeUndefined();
  });
});

it('the fetch of the client names the request of what failed, and leaves a refusal as it is', async () => {
  let status = 500;
  const answer = () => Promise.resolve(Response.json({ message: 'it broke' }, { status, headers: named }));
  const clientFetch = createClientFetch({
    baseUrl: 'https://project.example',
    server: { url: 'https://project.example/auth/v1', key: 'k', fetch: answer, clock: systemClock },
    standing: () => null,
    refresh: () => Promise.reject(new Error('nobody asks for this')),
    renew: () => Promise.resolve(null),
    untilRetryMs: () => 0,
  });
  for (const path of ['/rest/v1/teams', '/auth/v1/user']) {
    status = 500;
    const failed = await clientFetch(`https://project.example${path}`);
    expect(toAppError(await failed.json(), { status: failed.status })).toMatchObject({ requestId: id });
    status = 403;
    const refused = await clientFetch(`https://project.example${path}`);
    expect(await refused.json()).toEqual({ message: 'it broke' });
  }
});
