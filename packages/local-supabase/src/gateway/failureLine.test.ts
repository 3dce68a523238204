import { describe, expect, it } from 'vitest';
import { cleanedMessage, failureLine, pathPattern } from './failureLine';

const id = '0b7e0ac3-6a4f-4c43-9f0e-7f4a4f1d7a11';

describe('the line of a failure', () => {
  it.each([
    ['/rest/v1/rpc/count_things?p_limit=1', '/rest/v1/rpc/count_things'],
    [`/auth/v1/admin/users/${id}`, '/auth/v1/admin/users/:name'],
    ['/storage/v1/object/avatars/jonna-petersen.webp', '/storage/v1/object/:name/:name'],
    ['/functions/v1/calendar-feed?token=secret', '/functions/v1/calendar-feed'],
  ])('has %s as the pattern %s', (path, pattern) => {
    expect(pathPattern(path)).toBe(pattern);
  });

  it('keeps the reason and neither who it was about nor what they may do', () => {
    const message = `duplicate key value violates "people_email" Key (email)=(jonna@grow.example) of ${id}
      by jonna@grow.example with eyJhbGciOiJFUzI1NiJ9.eyJzdWIi.AAAA and sb_secret_abcdefgh`;
    const cleaned = cleanedMessage(message);
    expect(cleaned).toContain('duplicate key value violates');
    for (const secret of ['jonna', id, 'eyJ', 'sb_secret', 'people_email'])
      expect(cleaned).not.toContain(secret);
  });

  it('is one line of JSON, whatever the message', () => {
    const line = failureLine({
      ...{ requestId: id, method: 'GET', path: '/rest/v1/things', status: 500, code: 'XX000' },
      ...{ milliseconds: 12.4, message: 'first\nsecond' },
    });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ request_id: id, ms: 12, message: 'first second' });
  });
});
