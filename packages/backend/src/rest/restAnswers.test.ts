import { describe, expect, it } from 'vitest';
import { responseOfDatabaseError, statusOfSqlState } from './restErrors';
import { isoTimestamp, jsonNumber } from './valueFormats';

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
    ['PT999', 400],
  ])('%s is %i', (code, status) => {
    expect(statusOfSqlState(code, 'authenticated')).toBe(status);
  });

  it('sends a visitor to sign in where a member is denied', () => {
    expect(statusOfSqlState('42501', 'anon')).toBe(401);
    expect(statusOfSqlState('42501', 'service_role')).toBe(403);
  });
});

describe('responseOfDatabaseError', () => {
  it('reads everything else as a database that cannot be reached', async () => {
    const response = responseOfDatabaseError(new Error('connect ECONNREFUSED'), 'anon');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'PGRST000' });
  });
});

describe('formats', () => {
  it.each([
    ['2024-10-06 10:00:00.123+00', '2024-10-06T10:00:00.123+00:00'],
    ['2024-10-06 10:00:00+05:30', '2024-10-06T10:00:00+05:30'],
    ['2024-10-06 10:00:00', '2024-10-06T10:00:00'],
    ['infinity', 'infinity'],
  ])('writes %s as %s', (text, json) => {
    expect(isoTimestamp(text)).toBe(json);
  });

  it('writes numbers as numbers, and what JSON has no number for as text', () => {
    expect(jsonNumber('1.50')).toBe(1.5);
    expect(jsonNumber('NaN')).toBe('NaN');
  });
});
