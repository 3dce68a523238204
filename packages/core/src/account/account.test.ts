import { describe, expect, it } from 'vitest';
import { restDouble, type RestAnswer } from '../../test/restDouble';
import { accountExportFromJson, type AccountExport } from './AccountExport';
import { accountKeys, accountMutations, accountQueries, accountRepository } from './accountRepository';
import { exportCsv, accountExportFile, exportJson } from './exportFiles';

const answer = {
  version: 1,
  exported_at: '2024-12-05T23:30:00+00:00',
  user_id: '00000000-0000-4000-8000-000000000001',
  tables: {
    'private.profiles': [{ first_name: 'Ada', skills: ['web', 'sales'], avatar: null, discoverable: false }],
    'public.consents': [],
  },
};
const asked = (respond: () => RestAnswer) => {
  const { client, seen } = restDouble(respond);
  return { repository: accountRepository(client), seen };
};
const data = (tables: AccountExport['tables']): AccountExport => ({
  version: 1,
  exportedAt: new Date('2024-12-05T23:30:00Z'),
  userId: 'ada',
  tables,
});

describe('the export', () => {
  it('is asked for once and read', async () => {
    const { repository, seen } = asked(() => ({ body: answer }));
    const read = await repository.exportMyData();
    expect(read).toMatchObject({ version: 1, userId: answer.user_id, tables: answer.tables });
    expect(read.exportedAt).toEqual(new Date(answer.exported_at));
    expect(seen.map(({ method, table }) => `${method} ${table}`)).toEqual(['POST export_my_data']);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no tables', { ...answer, tables: null }],
    ['a table that is no list', { ...answer, tables: { a: {} } }],
    ['a row that is no object', { ...answer, tables: { a: ['x'] } }],
    ['no time', { ...answer, exported_at: 'soon' }],
  ])('is refused when it is %s', (_what, value) => {
    expect(() => accountExportFromJson(value)).toThrow(expect.objectContaining({ code: 'malformed_row' }));
  });

  it('ends with the page that asked', async () => {
    const { repository } = asked(() => ({ body: answer }));
    await expect(repository.exportMyData({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  it('is not done where the file could not be saved', async () => {
    const { exportMyData } = accountMutations(restDouble(() => ({ body: answer })).client);
    const full = exportMyData(() => {
      throw new Error('no room');
    });
    await expect(full.mutationFn('json')).rejects.toThrow('no room');
    const saved: string[] = [];
    await exportMyData(({ type }) => saved.push(type)).mutationFn('csv');
    expect(saved).toEqual(['text/csv;charset=utf-8']);
  });

  it('is not given to somebody who is logged out', async () => {
    const { repository } = asked(() => ({ status: 401, body: { code: '42501', message: 'denied' } }));
    await expect(repository.exportMyData()).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('the CSV', () => {
  it('has a line for every value, below a header, for spreadsheets', () => {
    expect(exportCsv(data(answer.tables))).toBe(
      '\uFEFFtable,row,field,value\r\n' +
        'private.profiles,1,first_name,Ada\r\n' +
        'private.profiles,1,skills,"[""web"",""sales""]"\r\n' +
        'private.profiles,1,avatar,\r\n' +
        'private.profiles,1,discoverable,false\r\n',
    );
  });

  it('leaves numbers below zero as they are', () => {
    expect(exportCsv(data({ t: [{ n: -5 }] }))).toContain('t,1,n,-5\r\n');
  });
});

describe('the files', () => {
  it('are named after the day and hold the same', () => {
    const whole = data(answer.tables);
    const json = accountExportFile(whole, 'json');
    expect(json).toMatchObject({ name: 'grow-my-data-2024-12-05.json', type: 'application/json' });
    expect(accountExportFromJson(JSON.parse(json.text))).toEqual(whole);
    expect(json.text).toBe(exportJson(whole));
    expect(accountExportFile(whole, 'csv')).toEqual({
      name: 'grow-my-data-2024-12-05.csv',
      type: 'text/csv;charset=utf-8',
      text: exportCsv(whole),
    });
  });
});

describe('the confirmation of participation', () => {
  const row = {
    ...{ season_id: 's', season: '24/25', starts_on: '2024-11-04', ends_on: '2025-01-19' },
    ...{ first_name: 'Ada', last_name: 'Byron', as_mentor: false, teams: ['Moosgrund'] },
    ...{ since: '2024-11-04', until: null, hand_ins: 4, reviews: 0, meetings: 0 },
  };

  it('is read by person, without an end for whoever is still there', async () => {
    const { repository, seen } = asked(() => ({ body: [row, { ...row, until: '2024-12-01' }] }));
    const rows = await repository.listParticipation('ada');
    expect(seen[0]).toMatchObject({ table: 'participation', body: { p_user_id: 'ada' } });
    expect(rows[0]).toEqual({
      ...{ seasonId: 's', season: '24/25', startsOn: '2024-11-04', endsOn: '2025-01-19' },
      ...{ firstName: 'Ada', lastName: 'Byron', isMentor: false, teams: ['Moosgrund'] },
      ...{ since: '2024-11-04', until: undefined, handIns: 4, reviews: 0, meetings: 0 },
    });
    expect(rows[1]?.until).toBe('2024-12-01');
  });

  it('is refused to somebody else', async () => {
    const { repository } = asked(() => ({ status: 403, body: { code: '42501', message: 'orga_only' } }));
    await expect(repository.listParticipation('bob')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('deleting the account', () => {
  it('goes through the function, with the password where there is one', async () => {
    const { repository, seen } = asked(() => ({ body: { deleted: true } }));
    await repository.deleteAccount();
    await repository.deleteAccount({ password: 'a password' });
    expect(seen.map(({ method, table, body }) => [method, table, body])).toEqual([
      ['POST', 'delete-account', {}],
      ['POST', 'delete-account', { password: 'a password' }],
    ]);
  });

  it.each([
    ['an old login', 403, 'reauthentication_needed', 'reauthentication_needed'],
    ['a wrong password', 403, 'invalid_credentials', 'invalid_credentials'],
    ['a missing second factor', 403, 'insufficient_aal', 'second_factor_needed'],
    ['the last ORGA', 409, 'last_orga', 'last_orga'],
    ['a team that one leads', 409, 'captain_of_a_team', 'captain_of_a_team'],
    ['another obstacle', 409, 'something_new', 'conflict'],
    ['too many guesses', 429, 'over_request_rate_limit', 'rate_limited'],
    ['a session that ended', 401, 'session_not_found', 'unauthorized'],
    ['the gateway', 401, 'UNAUTHORIZED_ASYMMETRIC_JWT', 'unauthorized'],
    ['a function that is not there', 404, 'NOT_FOUND', 'not_found'],
    ['a function that broke', 500, 'unexpected_failure', 'server'],
    ['a function that does not start', 503, 'BOOT_ERROR', 'server'],
  ])('says what stands in the way: %s', async (_what, status, backendCode, code) => {
    const { repository } = asked(() => ({ status, body: { code: backendCode, message: 'No.' } }));
    await expect(repository.deleteAccount()).rejects.toMatchObject({
      name: 'AppError',
      code,
      status,
      backendCode,
      message: 'No.',
    });
  });

  it('understands an answer that is no JSON, and a lost connection', async () => {
    const page = asked(() => ({ status: 502 }));
    await expect(page.repository.deleteAccount()).rejects.toMatchObject({ code: 'server', status: 502 });
    const lost = asked(() => ({ isLost: true }));
    await expect(lost.repository.deleteAccount()).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('is done when the account is gone already', async () => {
    const { repository } = asked(() => ({ status: 401, body: { code: 'user_not_found', message: 'Gone.' } }));
    await expect(repository.deleteAccount()).resolves.toBeUndefined();
  });
});

describe('the obstacles', () => {
  it('are codes, cached by person', async () => {
    const { client } = restDouble(() => ({ body: [{ code: 'last_orga' }] }));
    const query = accountQueries(client).obstacles('ada');
    expect(query.queryKey).toEqual(accountKeys.obstacles('ada'));
    expect(await query.queryFn({ signal: new AbortController().signal })).toEqual(['last_orga']);
  });
});
