import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import type { NamedAdvice } from '../actionItem/ActionItem';
import { actionItemFromRow } from '../actionItem/ActionItem';
import { teamWeekFromRow } from '../handIn/TeamWeek';
import { pulseFromRow } from '../pulse/Pulse';
import { buildSeason } from '../testing/builders';
import { buildExperiment } from '../testing/experimentBuilders';
import type { MeetingOfRecord } from './RecordEntry';
import { recordRepository } from './recordRepository';
import {
  lastContactOf,
  meetingsOfRecord,
  recordEntries,
  recordWeeks,
  rulerDay,
  type RecordParts,
} from './recordRules';
import { returnDayMutations, returnDays } from './returnDay';

const season = buildSeason({ startsOn: '2024-11-04' });
const at = (text: string) => new Date(text);
const version = (id: string, number: number, handedInAt: string) => ({
  ...{ id, number, handedInAt: at(handedInAt), handedInBy: 'u', isByClock: false, isComplete: true },
  ...{ isLate: false, replacedAt: undefined },
});
const verdict = (id: string, versionId: string, settledAt: string) => ({
  ...({
    id,
    versionId,
    authorId: 'm',
    decision: 'accepted',
    note: 'Good.',
    settledAt: at(settledAt),
  } as const),
});
const week = (number: number, handInId: string) =>
  teamWeekFromRow({ week: number, milestone_id: `m${number}`, hand_in_id: handInId, state: 'accepted' });
const meeting = (id: string, state: MeetingOfRecord['state'], startsAt: string): MeetingOfRecord => ({
  ...{ id, state, startsAt: at(startsAt), minutes: 20, note: '' },
});
const advice: NamedAdvice = {
  ...{ id: 'a', teamId: 't', authorId: 'm', text: 'Ask a second dairy.', author: undefined },
  createdAt: at('2024-11-20T09:00:00Z'),
};
const item = actionItemFromRow({
  ...{ id: 'i', team_id: 't', text: 'Ask', source_kind: 'advice', source_id: 'a', state: 'done', word: '' },
  created_at: '2024-11-21T09:00:00Z',
});
const pulse = {
  ...pulseFromRow({
    ...{ id: 'p', team_id: 't', week: 3, user_id: 'u', state: 'stuck', note: 'No dairy' },
    updated_at: '2024-11-22T09:00:00Z',
  }),
  ...{ person: undefined, reader: undefined },
};
const none: RecordParts = {
  ...{ weeks: [], handIns: { histories: [], people: new Map() }, pulses: [], experiments: [] },
  ...{ advice: [], items: [], meetings: [], notes: [] },
};

describe('a record', () => {
  const parts: RecordParts = {
    ...none,
    weeks: [week(3, 'h3')],
    handIns: {
      people: new Map(),
      histories: [
        {
          ...{ handInId: 'h3', milestoneId: 'm3' },
          versions: [version('v2', 2, '2024-11-25T09:00:00Z'), version('v1', 1, '2024-11-24T09:00:00Z')],
          verdicts: [verdict('w', 'v2', '2024-11-26T09:00:00Z')],
        },
        // Of a team that was merged, whose week does not count.
        {
          handInId: 'other',
          milestoneId: 'm3',
          versions: [version('x', 1, '2024-11-24T09:00:00Z')],
          verdicts: [],
        },
      ],
    },
    pulses: [pulse],
    experiments: [
      buildExperiment({ id: 'e', happenedOn: '2024-11-19' }),
      buildExperiment({ id: 'draft', isDraft: true }),
    ],
    advice: [advice],
    items: [item],
    meetings: [
      meeting('held', 'held', '2024-11-21T15:00:00Z'),
      meeting('next', 'planned', '2024-12-05T15:00:00Z'),
    ],
    notes: [{ id: 'n', text: 'Quarrel.', author: undefined, createdAt: at('2024-12-02T09:00:00Z') }],
  };
  const entries = recordEntries(parts, season);

  it('has everything once, what happened last first, and counts a hand-in to its own week', () => {
    expect(entries.map(({ kind, id, week: of }) => [kind, id, of])).toEqual([
      ['note', 'n', 5],
      ['verdict', 'w', 3],
      ['handIn', 'v2', 3],
      ['handIn', 'v1', 3],
      ['pulse', 'p', 3],
      ['meeting', 'held', 3],
      ['advice', 'a', 3],
      ['experiment', 'e', 3],
    ]);
    expect(entries[1]).toMatchObject({ number: 2 });
  });

  it('says with advice what came of it', () => {
    expect(entries.find(({ kind }) => kind === 'advice')).toMatchObject({
      items: [{ id: 'i', state: 'done' }],
    });
  });

  it('is shown by week, empty ones too, and narrowed to kinds', () => {
    const weeks = recordWeeks(entries, 5);
    expect(weeks.map(({ week: of, entries: all }) => [of, all.length])).toEqual([
      [5, 1],
      [4, 0],
      [3, 7],
      [2, 0],
      [1, 0],
    ]);
    expect(recordWeeks(entries, 5, ['pulse']).flatMap(({ entries: all }) => all.map(({ id }) => id))).toEqual(
      ['p'],
    );
    expect(recordWeeks(entries, 0)).toEqual([]);
  });

  it('knows the last contact: a verdict, a note, advice or a meeting that was held, and nothing that a team did', () => {
    expect(lastContactOf(entries)).toEqual(at('2024-12-02T09:00:00Z'));
    expect(lastContactOf(recordEntries({ ...parts, notes: [] }, season))).toEqual(at('2024-11-26T09:00:00Z'));
    const missed = { ...none, pulses: [pulse], meetings: [meeting('x', 'missed', '2024-11-21T15:00:00Z')] };
    expect(lastContactOf(recordEntries(missed, season))).toBeUndefined();
  });

  it('has the meetings of a team that were not cancelled, with how each stands', () => {
    const now = at('2024-12-05T12:00:00Z');
    const startsAt = at('2024-12-05T11:00:00Z');
    const booking = { id: 'b', startsAt, endsAt: at('2024-12-05T11:20:00Z'), note: 'Phone four more.' };
    const all = (['booked', 'held', 'no_show', 'cancelled'] as const).map((state) => ({ ...booking, state }));
    expect(meetingsOfRecord(all, now).map(({ state }) => state)).toEqual(['over', 'held', 'missed']);
    expect(meetingsOfRecord(all, startsAt)[0]).toMatchObject({ state: 'planned', minutes: 20 });
  });

  it('counts what was before the season to its first week and what came after to its last, and draws neither', () => {
    const [late, early] = ['2025-03-01T09:00:00Z', '2024-10-01T09:00:00Z'].map(at);
    const notes = [late, early].map((createdAt, index) => ({
      ...{ id: String(index), text: 'x', author: undefined, createdAt: createdAt ?? new Date() },
    }));
    expect(recordEntries({ ...none, notes }, season).map(({ week: of }) => of)).toEqual([11, 1]);
    expect(rulerDay(season, at('2024-11-03T22:59:00Z'))).toBeUndefined();
    expect(rulerDay(season, at('2024-11-03T23:00:00Z'))).toBe(0);
    expect(rulerDay(season, at('2025-01-19T12:00:00Z'))).toBe(76);
    expect(rulerDay(season, at('2025-01-20T12:00:00Z'))).toBeUndefined();
  });
});

describe('what a team handed in', () => {
  it('is read without its words, newest first, with the verdicts that count', async () => {
    const row = { handed_in_at: '2024-11-24T09:00:00Z', handed_in_by: 'u', is_by_clock: false };
    const said = { version_id: 'v1', author_id: 'm', decision: 'accepted', note: '' };
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'team_hand_ins'
          ? [
              {
                ...{ id: 'h', milestone_id: 'm3' },
                hand_in_versions: [
                  { ...row, id: 'v1', number: 1 },
                  { ...row, id: 'v2', number: 2 },
                ],
                hand_in_verdicts: [
                  { ...said, id: 'first', settled_at: '2024-11-25T09:00:00Z' },
                  { ...said, id: 'second', settled_at: '2024-11-26T09:00:00Z' },
                  { ...said, id: 'pending', settled_at: null },
                ],
              },
            ]
          : [{ user_id: 'm', first_name: 'Henrike', last_name: 'Vossberg', avatar: null, skills: [] }],
    }));
    const { histories, people } = await recordRepository(client).listHandIns('t');
    expect(histories[0]?.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(histories[0]?.versions[0]).not.toHaveProperty('parts');
    expect(histories[0]?.verdicts.map(({ id }) => id)).toEqual(['second', 'first']);
    expect(people.get('m')?.firstName).toBe('Henrike');
    expect(seen[0]?.query.get('select')).not.toContain('parts');
  });
});

describe('the day on which a returned hand-in is due again', () => {
  it.each([
    // Across both changes of the clock every day ends at 23:59 on the wall.
    ['2024-12-05T23:30:00Z', '2024-12-09T22:59:00Z', '2024-12-20T22:59:00Z'],
    ['2025-03-28T11:00:00Z', '2025-03-31T21:59:00Z', '2025-04-11T21:59:00Z'],
    ['2025-10-24T10:00:00Z', '2025-10-27T22:59:00Z', '2025-11-07T22:59:00Z'],
  ])('is one of twelve, at %s from %s to %s', (now, first, last) => {
    const days = returnDays(at(now));
    expect(days).toHaveLength(12);
    expect([days[0], days[11]]).toEqual([at(first), at(last)]);
  });

  it('is sent as a time, shown at once, and named by its error', async () => {
    const { client, seen } = restDouble(() => ({ status: 400, body: { code: 'GR107', message: 'x' } }));
    const { change } = returnDayMutations(client);
    const input = { handInId: 'h3', teamId: 't', until: at('2024-12-09T22:59:00Z') };
    await expect(change.mutationFn(input)).rejects.toMatchObject({ code: 'invalid_value' });
    expect(seen[0]?.body).toEqual({ p_hand_in_id: 'h3', p_until: '2024-12-09T22:59:00.000Z' });
    let weeks: unknown = [week(3, 'h3'), week(4, 'h4')];
    change.optimistic?.(
      {
        setQueryData: (_, updater) => (weeks = (updater as (cached: unknown) => unknown)(weeks)),
        setQueriesData: () => undefined,
        removeQueries: () => undefined,
      },
      input,
    );
    expect(weeks).toMatchObject([{ returnDueAt: input.until }, { returnDueAt: undefined }]);
  });
});
