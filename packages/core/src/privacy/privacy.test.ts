import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import {
  dataRequestFiguresFromRow,
  daysUntilDue,
  dueStateOf,
  listedDataRequestFromRow,
  removalObstaclesFromRow,
} from './DataRequest';
import { privacyKeys, privacyMutations, privacyQueries } from './privacyQueries';
import { privacyRepository } from './privacyRepository';
import { readRepository } from './readRepository';
import { redactableFromRow, redactionFromRow } from './Redaction';
import { dataReadFromRow } from './DataRead';
import { consentFigureFromRow, givenConsentFromRow } from './GivenConsent';
import { retentionLineFromRow } from './Retention';

const person = { user_id: 'ada', first_name: 'Ada', last_name: 'Byron', avatar: null };
const row = {
  ...{ id: 'r', kind: 'deletion', came_by: 'mail', text: '', state: 'open', answer: '' },
  ...{ asked_at: '2024-11-09T10:00:00+00:00', due_at: '2024-12-09T10:00:00+00:00', closed_at: null },
};
const run = {
  ...{ id: 'run', rule: 'mails', is_dry: false, is_automatic: false, found: 700, removed: 500 },
  ...{ kept_since: '2024-11-05T00:00:00+00:00', started_at: '2024-12-05T10:00:00+00:00', finished_at: null },
};
const exported = { version: 1, exported_at: '2024-12-05T23:30:00+00:00', user_id: 'ada', tables: {} };

describe('a request', () => {
  it('is read with its person, who led it, and what stands in the way', () => {
    expect(listedDataRequestFromRow({ ...row, person, handled_by: null, leads: 'Zweitfaden' })).toMatchObject(
      {
        ...{ id: 'r', kind: 'deletion', cameBy: 'mail', closedAt: undefined, leads: 'Zweitfaden' },
        person: { userId: 'ada', firstName: 'Ada' },
        handledBy: undefined,
      },
    );
    expect(listedDataRequestFromRow({ ...row, person: null, leads: null }).person).toBeUndefined();
    expect(() => listedDataRequestFromRow({ ...row, kind: 'gift' })).toThrow('data_requests.kind');
  });

  it.each([
    ['eight days before', '2024-12-01T10:00:00Z', 8, 'later'],
    ['in the last seven', '2024-12-03T10:00:00Z', 6, 'soon'],
    ['on the day, before its hour', '2024-12-09T09:59:59Z', 0, 'soon'],
    ['on the day, at its hour', '2024-12-09T10:00:00Z', 0, 'late'],
    ['just after midnight in Berlin', '2024-12-09T23:00:00Z', -1, 'late'],
  ])('is due %s', (_when, at, days, state) => {
    const request = { dueAt: new Date(row.due_at) };
    expect(daysUntilDue(request, new Date(at))).toBe(days);
    expect(dueStateOf(request, new Date(at))).toBe(state);
  });

  it('is counted by kind, where any was done', () => {
    const figures = { open: 4, overdue: 1, closed: 23, late: 0, done: { copy: { count: 14, days: 2 } } };
    expect(dataRequestFiguresFromRow(figures)).toEqual(figures);
  });

  it('is blocked by teams that are named', () => {
    const team = { id: 't', name: 'Zweitfaden', slug: 'zweitfaden', others: [person] };
    expect(removalObstaclesFromRow({ codes: ['captain_of_a_team'], teams: [team] })).toMatchObject({
      codes: ['captain_of_a_team'],
      teams: [{ name: 'Zweitfaden', others: [{ userId: 'ada' }] }],
    });
  });
});

describe('what is kept', () => {
  it('is read with its last run', () => {
    const line = {
      rule: 'audit_log',
      days: null,
      is_automatic: true,
      last_run: { ...run, by: person },
      last_look: null,
    };
    expect(retentionLineFromRow(line)).toMatchObject({
      ...{ rule: 'audit_log', days: undefined, isAutomatic: true, lastLook: undefined },
      lastRun: { removed: 500, finishedAt: undefined, by: { userId: 'ada' } },
    });
  });

  it('says who looked at whom, also once one of them is gone', () => {
    const read = {
      ...{ id: 7, reader: null, person, what: 'copy', columns: [], filter: {}, people_count: 1 },
      read_at: '2024-12-05T10:00:00+00:00',
    };
    expect(dataReadFromRow(read)).toMatchObject({ id: 7, reader: undefined, person: { userId: 'ada' } });
    const list = {
      ...read,
      person: null,
      what: 'people',
      columns: ['phone', 'email', 'team'],
      people_count: 25,
    };
    expect(dataReadFromRow({ ...list, filter: { role: 'MENTOR', has_words: true } })).toMatchObject({
      ...{ person: undefined, columns: ['email', 'phone'], peopleCount: 25 },
      narrowing: { role: 'MENTOR', state: undefined, hasWords: true, isWithdrawn: false },
    });
    expect(() => dataReadFromRow({ ...list, what: 'gossip' })).toThrow('list_data_reads.what');
  });

  it('is asked for by reader, kind and person, before an entry', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    const repository = readRepository(client);
    await repository.listReads({ readerId: undefined, what: undefined, userId: undefined });
    await repository.listReads({ readerId: 'orga', what: 'people', userId: 'ada' }, 7);
    expect(seen.map(({ body }) => body)).toEqual([
      { p_limit: 30 },
      { p_before: 7, p_reader_id: 'orga', p_what: 'people', p_user_id: 'ada', p_limit: 30 },
    ]);
  });

  it('is removed piece after piece until it is finished', async () => {
    const pieces = [run, { ...run, removed: 700, finished_at: '2024-12-05T10:00:02+00:00' }];
    const { client, seen } = restDouble(() => ({ body: pieces[seen.length - 1] }));
    const heard: number[] = [];
    const onProgress = ({ removed }: { removed: number }) => heard.push(removed);
    const { removeExpired } = privacyMutations(client);
    expect(await removeExpired.mutationFn({ id: 'run', lookId: 'look', onProgress })).toMatchObject({
      removed: 700,
    });
    expect(heard).toEqual([500, 700]);
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['run_retention', { p_id: 'run', p_look_id: 'look' }],
      ['run_retention', { p_id: 'run', p_look_id: 'look' }],
    ]);
  });

  it('stops after the piece that is under way', async () => {
    const { client, seen } = restDouble(() => ({ body: run }));
    await privacyRepository(client).removeExpired({ id: 'run', lookId: 'look', isStopped: () => true });
    expect(seen).toHaveLength(1);
  });
});

describe('who agreed', () => {
  it('is counted by text and version, and read by person', async () => {
    const figure = {
      ...{ kind: 'terms', version: '2024-10', standing: 1284, withdrawn: 2, people: 1286 },
      ...{ first_given_at: '2024-10-01T08:00:00+00:00', last_given_at: '2024-12-05T10:00:00+00:00' },
    };
    expect(consentFigureFromRow(figure)).toMatchObject({ kind: 'terms', standing: 1284, people: 1286 });
    const given = { id: 'c', person, given_at: '2024-10-01T08:00:00+00:00', withdrawn_at: null };
    expect(givenConsentFromRow(given)).toMatchObject({ person: { userId: 'ada' }, withdrawnAt: undefined });
    const { client, seen } = restDouble(() => ({ body: [given] }));
    const request = { kind: 'terms', version: '2024-10', isWithdrawn: true, search: 'ada' } as const;
    expect(await readRepository(client).listConsents(request, 'c')).toHaveLength(1);
    expect(seen[0]?.body).toEqual({
      ...{ p_kind: 'terms', p_version: '2024-10', p_is_withdrawn: true, p_query: 'ada' },
      ...{ p_before: 'c', p_limit: 50 },
    });
  });
});

describe('what is redacted', () => {
  const label = { label_en: 'What you saw', label_de: 'Was ihr gesehen habt' };

  it('is offered by what it is, and read with its team', () => {
    const thing = { what: 'file', id: 'u', part_key: 'seen', week: 5, ...label, name: 'shop.jpg' };
    expect(redactableFromRow(thing)).toMatchObject({
      what: 'file',
      partKey: 'seen',
      week: 5,
      name: 'shop.jpg',
    });
    const done = {
      ...{ id: 'x', what: 'test', week: null, label_en: null, label_de: null, reason: 'They never agreed' },
      ...{ team: { id: 't', name: 'Moosgrund', slug: 'moosgrund' }, redacted_by: null },
      redacted_at: '2024-12-05T10:00:00+00:00',
    };
    expect(redactionFromRow(done)).toMatchObject({
      team: { name: 'Moosgrund' },
      week: undefined,
      redactedBy: undefined,
    });
  });

  it('is taken out with a reason', async () => {
    const { client, seen } = restDouble(() => ({ body: { id: 'x' } }));
    const order = { what: 'test', id: 'e', partKey: undefined, reason: ' They never agreed ' } as const;
    await privacyMutations(client).redact.mutationFn(order);
    expect(seen[0]?.body).toEqual({
      p_what: 'test',
      p_id: 'e',
      p_part_key: '',
      p_reason: 'They never agreed',
    });
  });
});

describe('the repository', () => {
  it('asks with what was typed, trimmed', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const repository = privacyRepository(client);
    await repository.request({ id: 'r', kind: 'correction', text: ' Wrong ' });
    await repository.enter({
      id: 'r',
      userId: 'ada',
      kind: 'copy',
      cameBy: 'letter',
      askedOn: '2024-12-01',
      text: '',
    });
    await repository.answer({ id: 'r', isDone: false, answer: ' No ' });
    await repository.withdraw('r');
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['request_data', { p_id: 'r', p_kind: 'correction', p_text: 'Wrong' }],
      [
        'enter_data_request',
        {
          ...{ p_id: 'r', p_user_id: 'ada', p_kind: 'copy', p_came_by: 'letter' },
          ...{ p_asked_on: '2024-12-01', p_text: '' },
        },
      ],
      ['answer_data_request', { p_id: 'r', p_is_done: false, p_answer: 'No' }],
      ['withdraw_data_request', { p_id: 'r' }],
    ]);
  });

  it.each([
    ['one is open already', 'GR156', 'already_exists'],
    ['somebody is of the same team', 'GR157', 'too_close'],
    ['the look is too old', 'GR158', 'conflict'],
    ['the login is too old', 'GR126', 'reauthentication_needed'],
  ])('says that %s', async (_what, code, expected) => {
    const { client } = restDouble(() => ({ status: 400, body: { code, message: 'no' } }));
    await expect(privacyRepository(client).exportForRequest('r')).rejects.toMatchObject({ code: expected });
  });

  it('hands over a copy named after the person and the day', async () => {
    const { client } = restDouble(() => ({ body: exported }));
    const saved: string[] = [];
    const { mutationFn } = privacyMutations(client).exportForRequest(({ name }) => saved.push(name));
    await mutationFn({ id: 'r', name: 'ada-byron' });
    expect(saved).toEqual(['ada-byron-2024-12-05.json']);
  });

  it('keeps lists apart by what they hold', () => {
    expect(privacyQueries(undefined).requests(false, 'r9').queryKey).toEqual(
      privacyKeys.requests(false, 'r9'),
    );
    expect(privacyKeys.requests(false, 'r9')).not.toEqual(privacyKeys.requests(false));
    expect(privacyKeys.requests(true)).not.toEqual(privacyKeys.requests(false));
  });
});
