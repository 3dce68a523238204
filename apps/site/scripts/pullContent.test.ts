// Pulling the content: what comes out of which rows, and what stays when something is wrong.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import committed from '../src/content/snapshot.json' with { type: 'json' };
import { readSnapshot, type ContentSource } from './readSnapshot';
import { writeSnapshot } from './writeSnapshot';

// The smallest JPEG header that says a size: 3 × 2.
const JPEG = Buffer.from('ffd8ffc0000b080002000301011100ffd9', 'hex');
const LOGO = `data:image/jpeg;base64,${JPEG.toString('base64')}`;

type Rows = Record<string, Record<string, unknown>[]>;
const times = { created_at: '2024-10-01T08:00:00+00:00', updated_at: '2024-10-02T08:00:00+00:00' };
const backend = (changes: Rows = {}): Rows => ({
  seasons: [{ ...committed.season, ...times }],
  events: committed.events.map((event) => ({ ...event, ...times })),
  faqs: committed.faqs.map((faq) => ({ ...faq, ...times, position: faq.position * 10 })),
  partners: committed.partners.map((partner) => ({ ...partner, ...times, logo: LOGO })),
  'rpc/season_figures': [committed.figures],
  'rpc/teams_looking': committed.teams_looking,
  'rpc/showcase_stories': committed.showcase_stories,
  'rpc/showcase_seasons': committed.showcase_seasons,
  skills: [{ key: 'nobody-wants-it', grp: 'build', name_en: 'X', name_de: 'X' }, ...committed.skills],
  ...changes,
});
/** Answers as the data API does: a page of each table, in the order it has. */
const answers = (rows: Rows): ContentSource => ({
  rows: async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://backend/');
    const from = Number(searchParams.get('offset'));
    return (rows[pathname.slice(1)] ?? []).slice(from, from + Number(searchParams.get('limit')));
  },
  picture: async (object) => {
    if (object === 'gone.jpg') throw new Error('gone.jpg answered 404');
    return object === 'text.jpg' ? Buffer.from('hello') : JPEG;
  },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grow-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const places = () => ({
  snapshot: join(folder, 'snapshot.json'),
  logos: join(folder, 'partners'),
  pictures: join(folder, 'stories'),
});
const pull = async (rows: Rows) => writeSnapshot(await readSnapshot(answers(rows), null), places());
const state = () => [
  readFileSync(places().snapshot, 'utf8'),
  ...readdirSync(places().logos),
  ...readdirSync(places().pictures),
];

/** A story as the data API gives it, with these pictures. */
const story = (...objects: string[]) => ({
  ...{ slug: 'tauwerk', name: 'Tauwerk', season_label: 'GROW 23/24', season_starts_on: '2023-11-06' },
  ...{ season_weeks: 11, team_size: 4, published_at: '2024-02-01T10:00:00+00:00' },
  content: {
    ...{ pitch_en: 'Rope.', pitch_de: '', outcome: 'ended', facts: [], weeks: [], people: [], quotes: [] },
    figures: [],
    pictures: objects.map((object) => ({ object, width: 3, height: 2, alt_en: 'A rope', alt_de: '' })),
  },
});

test('a second pull changes nothing, nor do times and gaps between places', async () => {
  await pull(backend());
  const first = state();
  await pull(backend({ faqs: committed.faqs.map((faq) => ({ ...faq, updated_at: 'later' })) }));
  expect(state()).toEqual(first);
});

test('a logo becomes a file named by its bytes, once; a logo that nobody has goes', async () => {
  await pull(backend());
  const [file, ...others] = readdirSync(places().logos);
  expect(others).toEqual([]);
  expect(file).toMatch(/^[0-9a-f]{16}\.jpg$/);
  expect(readFileSync(join(places().logos, file ?? ''))).toEqual(JPEG);
  expect(readFileSync(places().snapshot, 'utf8')).toContain(`"src": "/partners/${file}"`);
  expect(readFileSync(places().snapshot, 'utf8')).not.toContain('base64');
  await pull(backend({ partners: [] }));
  expect(readdirSync(places().logos)).toEqual([]);
});

test('what has become of an event comes along; a draft stays out, whoever asks', async () => {
  const [first, ...others] = committed.events;
  const changed = { ...first, status: 'cancelled', sequence: 3, cancel_message: 'No roof.' };
  const draft = { ...others[0], slug: 'secret', status: 'draft' };
  const { snapshot } = await readSnapshot(answers(backend({ events: [changed, draft] })), null);
  expect(snapshot.events).toEqual([changed]);
});

test('pictures of stories come along, and go with the story', async () => {
  await pull(backend({ 'rpc/showcase_stories': [story('tauwerk/winder-1.jpg')] }));
  expect(readdirSync(places().pictures)).toEqual(['tauwerk-winder-1.jpg']);
  await pull(backend({ 'rpc/showcase_stories': [] }));
  expect(readdirSync(places().pictures)).toEqual([]);
  expect(readFileSync(places().snapshot, 'utf8')).not.toContain('Tauwerk');
});

test('only skills that are spoken of come along', async () => {
  const { snapshot } = await readSnapshot(answers(backend()), null);
  expect(snapshot.skills).toEqual(committed.skills);
});

test('lists longer than a page of the backend are whole', async () => {
  const faqs = Array.from({ length: 1001 }, (_, index) => ({
    ...committed.faqs[0],
    id: `${index}`,
    slug: `q${index}`,
  }));
  const { snapshot } = await readSnapshot(answers(backend({ faqs })), null);
  expect(snapshot.faqs).toHaveLength(1001);
});

const weeks = committed.season.season_weeks;
const unwritten = weeks.filter(({ week }) => week !== 8);
const idle = weeks.map((week) => ({ ...week, task_en: '', task_de: '' }));

describe('nothing is written when', () => {
  test.each<[string, Rows, RegExp]>([
    ['there is no season', { seasons: [] }, /no season/],
    [
      'a week has no verb',
      { seasons: [{ ...committed.season, season_weeks: unwritten }] },
      /Week 8 has no verb/,
    ],
    [
      'a week has no task',
      { seasons: [{ ...committed.season, season_weeks: idle }] },
      /season_weeks\.task_en/,
    ],
    ['a question has no German', { faqs: [{ ...committed.faqs[0], question_de: ' ' }] }, /faqs\.question_de/],
    ['the numbers are missing', { 'rpc/season_figures': [] }, /season_figures/],
    ['an event has no start', { events: [{ ...committed.events[0], starts_at: null }] }, /events\.starts_at/],
    ['a partner has no name', { partners: [{ ...committed.partners[0], name: '' }] }, /partners\.name/],
    ['a picture is gone', { 'rpc/showcase_stories': [story('gone.jpg')] }, /gone\.jpg answered 404/],
    ['a picture is none', { 'rpc/showcase_stories': [story('text.jpg')] }, /text\.jpg is no JPEG/],
    ['a picture lies elsewhere', { 'rpc/showcase_stories': [story('../x.jpg')] }, /is no picture/],
    [
      'a logo is no picture',
      { partners: [{ ...committed.partners[0], logo: 'data:image/jpeg;base64,AAAA' }] },
      /logo of Nordlicht Stiftung is no JPEG/,
    ],
  ])('%s', async (_, changes, message) => {
    await pull(backend());
    const before = state();
    await expect(pull(backend(changes))).rejects.toThrow(message);
    expect(state()).toEqual(before);
  });
});
