import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { milestoneFromRow, type Milestone } from './Milestone';
import { milestonePartFromRow } from './MilestonePart';
import { milestoneKeys, milestoneQueries, milestoneRepository } from './milestoneRepository';

const texts = (name: string) => ({
  [`${name}_en`]: `${name} in English`,
  [`${name}_de`]: `${name} auf Deutsch`,
});
const local = (name: string) => ({ en: `${name} in English`, de: `${name} auf Deutsch` });

const noLimits = { max_characters: null, max_count: null, max_bytes: null, media_types: null };
const partRow = (key: string, columns: object) => ({
  key,
  position: 1,
  is_required: true,
  ...texts('label'),
  ...texts('hint'),
  ...noLimits,
  ...columns,
});
const textRow = partRow('claim', { kind: 'text', max_characters: 240 });
const filmRow = partRow('film', {
  kind: 'film',
  max_count: 1,
  max_bytes: 200_000_000,
  media_types: ['video/mp4'],
});
const testsRow = partRow('evidence', { kind: 'tests', max_count: 5, is_required: false });

const row = {
  id: '00000000-0000-4000-8000-0000000000b5',
  season_id: '00000000-0000-4000-8000-00000000000a',
  week: 5,
  ...texts('title'),
  ...texts('must_prove'),
  ...texts('good_one'),
  ...texts('leave_out'),
  opens_at: '2024-12-01T23:00:00+00:00',
  due_at: '2024-12-08T22:59:00+00:00',
  grace_minutes: 1440,
  milestone_parts: [textRow, filmRow, testsRow],
};

const part = { label: local('label'), hint: local('hint'), isRequired: true };
const milestone: Milestone = {
  id: row.id,
  seasonId: row.season_id,
  week: 5,
  title: local('title'),
  brief: { mustProve: local('must_prove'), goodOne: local('good_one'), leaveOut: local('leave_out') },
  opensAt: new Date('2024-12-01T23:00:00Z'),
  dueAt: new Date('2024-12-08T22:59:00Z'),
  graceMinutes: 1440,
  parts: [
    { ...part, key: 'claim', kind: 'text', maxCharacters: 240 },
    { ...part, key: 'film', kind: 'film', maxCount: 1, maxBytes: 200_000_000, mediaTypes: ['video/mp4'] },
    { ...part, key: 'evidence', kind: 'tests', maxCount: 5, isRequired: false },
  ],
};

const malformed = (details: string) => expect.objectContaining({ code: 'malformed_row', details }) as Error;

describe('a milestone', () => {
  it('is read whole, with its parts', () => {
    expect(milestoneFromRow(row)).toEqual(milestone);
  });

  it.each([
    ['due_at', null],
    ['opens_at', '2024-12-01T23:00:00'],
    ['grace_minutes', '1440'],
    ['week', null],
    ['milestone_parts', undefined],
  ])('is malformed with %s = %s', (column, value) => {
    expect(() => milestoneFromRow({ ...row, [column]: value })).toThrow(malformed(`milestones.${column}`));
  });
});

describe('a part', () => {
  it.each([
    [textRow, 'max_characters'],
    [testsRow, 'max_count'],
    [filmRow, 'max_count'],
    [filmRow, 'max_bytes'],
  ])('without the limit of its kind is malformed (%#)', (whole, column) => {
    expect(() => milestonePartFromRow({ ...whole, [column]: null })).toThrow(
      malformed(`milestone_parts.${column}`),
    );
  });

  it('of an unknown kind is malformed', () => {
    expect(() => milestonePartFromRow({ ...textRow, kind: 'sound' })).toThrow(
      malformed('milestone_parts.kind'),
    );
  });
});

describe('milestoneRepository', () => {
  it('asks for what one season asks for, week by week, with the parts in their order', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    await expect(milestoneRepository(client).seasonMilestones(row.season_id)).resolves.toEqual([milestone]);
    expect(seen[0]?.table).toBe('milestones');
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      select: '*,milestone_parts(*)',
      season_id: `eq.${row.season_id}`,
      order: 'week.asc',
      'milestone_parts.order': 'position.asc,key.asc',
    });
  });

  it('says which connection was lost', async () => {
    const { client } = restDouble(() => ({ isLost: true }));
    await expect(milestoneRepository(client).seasonMilestones('x')).rejects.toMatchObject({
      code: 'network',
    });
  });

  it('keeps them below the key that a change invalidates', () => {
    const { queryKey } = milestoneQueries(undefined).season('x');
    expect(queryKey).toEqual(milestoneKeys.season('x'));
    expect(queryKey.slice(0, 1)).toEqual(milestoneKeys.all);
  });
});
