import { describe, expect, it } from 'vitest';
import { whileStarting } from './whileStarting';

const url = 'http://localhost/rest/v1/things';

describe('a project that is starting', () => {
  it('lets a page of any origin ask, and read that it is', async () => {
    const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'GET' };
    const preflight = await whileStarting(new Request(url, { method: 'OPTIONS', headers }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    const answer = await whileStarting(new Request(url));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ code: 'starting' });
  });
});
