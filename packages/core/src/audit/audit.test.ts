import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { auditCsvHead, auditCsvLines, type AuditCsvWords } from './auditCsv';
import { auditEntryFromRow, auditValueOf, type AuditEntry } from './AuditEntry';
import { auditFieldOf } from './auditFields';
import { auditArguments, type AuditFilter } from './AuditFilter';
import { auditRepository } from './auditRepository';

const TEAM = '11111111-0000-4000-8000-000000000001';
const PERSON = 'aaaaaaaa-0000-4000-8000-000000000001';
const row = {
  ...{ id: 41_902, created_at: '2024-12-05T13:02:11.123456+00:00', is_automatic: false },
  actor: { user_id: PERSON, first_name: 'Rieke', last_name: 'Sandvoss', avatar: null },
  ...{ kind: 'hand_in', entity: 'hand_ins', action: 'update', person_id: null, team_id: TEAM },
  ...{ team_slug: 'drehlicht', week: 5, event: null, names: { [TEAM]: 'Drehlicht', [PERSON]: 'Rieke' } },
  subject: { milestone_id: 'm' },
  before: { extended_until: null, reviewer_id: PERSON, state: 'draft', series_id: TEAM },
  after: { extended_until: '2024-12-09T22:59:00+00:00', reviewer_id: null, state: 'draft' },
  ...{ hidden: ['extension_asked_reason', 'note'], reason: 'They were ill' },
};
const none: AuditFilter = {
  ...{ from: undefined, to: undefined, actor: undefined, kind: undefined, action: undefined },
  ...{ teamId: undefined, personId: undefined, reason: '' },
};

describe('an entry of the log', () => {
  it('has who, whose, what changed with names for ids, and what was not kept', () => {
    const entry = auditEntryFromRow(row);
    expect(entry).toMatchObject({
      ...{ id: 41_902, entity: 'hand_ins', kind: 'hand_in', week: 5, reason: 'They were ill' },
      actor: { firstName: 'Rieke' },
      team: { name: 'Drehlicht', slug: 'drehlicht' },
      hidden: ['reason', 'note'],
    });
    expect(entry.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['extendedUntil', undefined, { is: 'time', at: new Date('2024-12-09T22:59:00Z') }],
      ['reviewer', { is: 'name', name: 'Rieke' }, undefined],
      ['status', { is: 'text', text: 'draft' }, { is: 'text', text: 'draft' }],
    ]);
  });

  it('is called by what names it, in both languages', () => {
    const titleOf = (subject: object, event: object | null = null) =>
      auditEntryFromRow({ ...row, subject, event }).title;
    expect(titleOf({ question_en: 'Why', question_de: 'Warum' })).toEqual({ en: 'Why', de: 'Warum' });
    expect(titleOf({ name: 'Halbvoll' })).toEqual({ en: 'Halbvoll', de: 'Halbvoll' });
    expect(titleOf({}, { title_en: 'Night', title_de: null })).toEqual({ en: 'Night', de: '' });
    expect(titleOf({ title: 'Sells' })).toEqual({ en: 'Sells', de: 'Sells' });
    expect(titleOf({})).toBeUndefined();
  });

  it('names nobody where nobody did it, or somebody who is gone', () => {
    const entry = auditEntryFromRow({
      ...row,
      actor: null,
      is_automatic: true,
      person_id: 'gone',
      names: {},
    });
    expect(entry).toMatchObject({ actor: undefined, isAutomatic: true, person: undefined });
    expect(() => auditEntryFromRow({ ...row, entity: 'outbox' })).toThrow('list_audit_entries.entity');
  });

  it.each([
    [null, undefined],
    ['', undefined],
    [[], undefined],
    [false, { is: 'flag', flag: false }],
    [0, { is: 'number', number: 0 }],
    [['a', 'b'], { is: 'text', text: 'a, b' }],
    ['2024-12-05', { is: 'day', day: '2024-12-05' }],
    [PERSON, { is: 'name', name: undefined }],
    ['17:30:00', { is: 'text', text: '17:30:00' }],
    [{ text: 'x' }, { is: 'text', text: '{"text":"x"}' }],
  ])('reads the value %j as %j', (value, expected) => {
    expect(auditValueOf(value, {})).toEqual(expected);
  });

  it('finds the field of a column, with the language of a text in both', () => {
    expect(auditFieldOf('summary_de')).toEqual({ field: 'description', language: 'de' });
    expect(auditFieldOf('asked_by')).toEqual({ field: 'by', language: undefined });
    expect(auditFieldOf('nothing_known')).toBeUndefined();
  });
});

describe('a filter of the log', () => {
  it('asks for whole days in Berlin, also where the clock changes', () => {
    const spring = auditArguments({ ...none, from: '2025-03-30', to: '2025-03-30' });
    expect(spring).toEqual({ p_from: '2025-03-29T23:00:00.000Z', p_to: '2025-03-30T22:00:00.000Z' });
    const autumn = auditArguments({ ...none, from: '2025-10-26', to: '2025-10-26' });
    expect(autumn).toEqual({ p_from: '2025-10-25T22:00:00.000Z', p_to: '2025-10-26T23:00:00.000Z' });
    expect(auditArguments({ ...none, from: '2025-02-30' })).toEqual({});
  });

  it('says what is chosen and nothing else', () => {
    expect(auditArguments(none)).toEqual({});
    expect(auditArguments({ ...none, actor: 'automatic' })).toEqual({ p_is_automatic: true });
    expect(
      auditArguments({
        ...none,
        ...{ actor: PERSON, kind: 'team', action: 'delete', teamId: TEAM, personId: PERSON, reason: ' ill ' },
      }),
    ).toEqual({
      ...{ p_actor_id: PERSON, p_kind: 'team', p_action: 'delete', p_team_id: TEAM },
      ...{ p_person_id: PERSON, p_reason: 'ill' },
    });
  });
});

describe('the export of the log', () => {
  it('hands over page after page, each behind the last entry', async () => {
    const { client, seen } = restDouble(({ body }) => {
      const behind = (body as { p_before?: number }).p_before ?? 201;
      const length = behind === 201 ? 200 : 1;
      return { body: Array.from({ length }, (_, index) => ({ ...row, id: behind - 1 - index })) };
    });
    const taken: number[] = [];
    await auditRepository(client).readEntries(none, (page) => taken.push(page.length));
    expect(taken).toEqual([200, 1]);
    expect(seen.map(({ body }) => body)).toEqual([{ p_limit: 200 }, { p_before: 1, p_limit: 200 }]);
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const { client } = restDouble(() => ({ body: Array.from({ length: 200 }, () => row) }));
    const { signal } = controller;
    const all = auditRepository(client).readEntries(none, () => controller.abort(), { signal });
    await expect(all).rejects.toMatchObject({ code: 'aborted' });
  });

  it('is a file for spreadsheets in which no reason is a formula', () => {
    const entry: AuditEntry = auditEntryFromRow({ ...row, reason: '=HYPERLINK("x")' });
    const words: AuditCsvWords = {
      head: ['Time', 'Who', 'What', 'Kind', 'Team', 'Changes', 'Reason', 'Entry'],
      actor: () => 'Rieke Sandvoss',
      sentence: () => 'extended the hand-in',
      kind: () => 'Hand-in',
      changes: () => ['Due: a → b', 'Status: c → d'],
    };
    expect(auditCsvHead(words) + auditCsvLines([entry], words)).toBe(
      '\uFEFFTime;Who;What;Kind;Team;Changes;Reason;Entry\r\n' +
        '2024-12-05 14:02:11;Rieke Sandvoss;extended the hand-in;Hand-in;Drehlicht;' +
        `"Due: a → b\nStatus: c → d";"'=HYPERLINK(""x"")";41902\r\n`,
    );
  });
});
