import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { AppError } from '../errors/AppError';
import { triagedTeamFromRow } from './TriagedTeam';
import { triageCodes, triageReasonFrom } from './TriageReason';
import { triageQueries, triageRepository } from './triageRepository';
import { triageAction, triageOf, triageTone } from './triageRules';

const since = '2024-12-01T21:10:00+00:00';
const waiting = {
  ...{ week: 4, hand_in_id: 'h', version: 2, title_en: 'Proof', title_de: 'Beleg', handed_in_at: since },
  ...{
    is_late: true,
    is_revision: true,
    replaceable_until: null,
    reviewer_id: null,
    excerpt: 'Four',
    files: 3,
  },
};
const row = {
  ...{ team_id: 't', name: 'Spelzwerk', slug: 'spelzwerk', city: 'Karlsruhe', logo: null, status: 'active' },
  ...{ is_stand_in: false, other_name: null, stand_in_until: null, weeks: [{ week: 1, state: 'accepted' }] },
  reasons: [{ code: 'stuck', since, week: 5, note: 'No dairy' }],
  waiting: [waiting],
  ...{ pulse_week: 5, pulse_state: 'stuck', pulse_said_at: since, pulses_unread: 1 },
  ...{ last_contact_at: since, last_contact_kind: 'review' },
};
const team = (name: string, more: object = {}) =>
  triagedTeamFromRow({ ...row, team_id: name, name, reasons: [], waiting: [], ...more });

describe('a row of mentor_triage()', () => {
  it('becomes a team with its reasons, weeks and what waits', () => {
    expect(triagedTeamFromRow(row)).toMatchObject({
      ...{ id: 't', city: 'Karlsruhe', logo: undefined, isStandIn: false, unreadPulses: 1 },
      reasons: [{ code: 'stuck', since: new Date(since), week: 5, note: 'No dairy' }],
      weeks: [{ week: 1, state: 'accepted' }],
      waiting: [
        { title: { en: 'Proof', de: 'Beleg' }, isRevision: true, replaceableUntil: undefined, fileCount: 3 },
      ],
      pulse: { week: 5, state: 'stuck', saidAt: new Date(since) },
      lastContact: { at: new Date(since), kind: 'review' },
    });
  });

  it('says nothing of what there never was', () => {
    const silent = { pulse_week: null, pulse_state: null, pulse_said_at: null, last_contact_at: null };
    expect(team('Neu', silent)).toMatchObject({ pulse: undefined, lastContact: undefined });
  });

  it('is refused with a reason that nobody has words for', () => {
    expect(() => triageReasonFrom({ code: 'bored', since })).toThrow(AppError);
    expect(() => triageReasonFrom({ code: 'hand_in_late', since, week: 4, count: 1 })).toThrow(/until/);
  });

  it.each([
    [{ code: 'no_pulse', state: null }, { state: undefined }],
    [{ code: 'no_contact', kind: 'note' }, { kind: 'note' }],
    [{ code: 'items_overdue', count: 2 }, { count: 2 }],
    [{ code: 'note_missing', count: 1 }, { count: 1 }],
    [
      { code: 'hand_in_missed', week: 4, count: 3 },
      { week: 4, count: 3 },
    ],
    [{ code: 'hand_in_late', week: 4, count: 1, until: since }, { until: new Date(since) }],
  ])('reads %o', (value, read) => {
    expect(triageReasonFrom({ ...value, since })).toMatchObject(read);
  });
});

describe('triage', () => {
  it('keeps the order of those that need somebody, names the others in the alphabet, and reads the oldest first', () => {
    const later = { ...waiting, handed_in_at: '2024-12-02T21:10:00+00:00' };
    const teams = [
      team('Zug', { reasons: row.reasons, waiting: [later] }),
      team('Amt', { reasons: row.reasons }),
      team('Öl', { waiting: [waiting] }),
      team('Bau'),
    ];
    const { needing, quiet, waiting: all } = triageOf(teams);
    expect(needing.map(({ name }) => name)).toEqual(['Zug', 'Amt']);
    expect(quiet.map(({ name }) => name)).toEqual(['Bau', 'Öl']);
    expect(all.map(({ team: { name } }) => name)).toEqual(['Öl', 'Zug']);
  });

  it('knows of every reason how bad it is and what to do about it; the critical ones come first', () => {
    const tones = triageCodes.map(triageTone);
    expect(tones.indexOf('caution')).toBe(tones.lastIndexOf('critical') + 1);
    expect(triageCodes.filter((code) => triageAction(code) === 'read')).toEqual([
      'handed_in_late',
      'hand_in_waiting',
    ]);
  });

  it('asks once for all teams of whoever is logged in', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    await expect(triageRepository(client).list()).resolves.toHaveLength(1);
    expect(seen).toHaveLength(1);
    expect(triageQueries(undefined).own('m').queryKey).toEqual(['mentors', 'triage', 'm']);
  });
});
