import { describe, expect, it } from 'vitest';
import { responseOfError, statusOfSqlState } from './restErrors';

describe('statusOfSqlState', () => {
  it.each([
    ['P0001', 400],
    ['23514', 400],
    ['23502', 400],
    ['22P02', 400],
    ['23505', 409],
    ['23503', 409],
    ['42501', 403],
    ['42P01', 404],
    ['42883', 404],
    ['57014', 500],
    ['53300', 503],
    ['25006', 405],
    ['GR001', 400],
    ['GR002', 400],
    ['PT402', 402],
    ['PT999', 500],
    ['21000', 500],
  ])('%s is %i', (code, status) => {
    expect(statusOfSqlState(code, 'authenticated')).toBe(status);
  });

  it('sends a visitor to sign in where a member is denied', () => {
    expect(statusOfSqlState('42501', 'anon')).toBe(401);
    expect(statusOfSqlState('42501', 'service_role')).toBe(403);
  });
});

describe('responseOfError', () => {
  it('reads everything else as a database that cannot be reached', async () => {
    const response = responseOfError(new Error('connect ECONNREFUSED'), 'anon');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'PGRST000' });
  });
});
