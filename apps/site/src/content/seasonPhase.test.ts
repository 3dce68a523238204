import { phaseSpans } from '@grow/core/season';
import { buildSeason } from '@grow/core/testing';
import { describe, expect, test } from 'vitest';
import { phasesFrom } from './seasonPhase';

const season = buildSeason({ startsOn: '2024-11-04', teamClosesAt: new Date('2024-12-15T22:59:00Z') });
const phaseAt = (at: string, of = season) => phasesFrom(of, new Date(at))[0]?.phase;

test.each([
  ['2024-11-03T22:59:59Z', 'applying'],
  ['2024-11-03T23:00:00Z', 'joining'],
  ['2024-12-15T22:58:59Z', 'joining'],
  ['2024-12-15T22:59:00Z', 'running'],
  ['2025-01-12T22:59:59Z', 'running'],
  ['2025-01-12T23:00:00Z', 'final'],
  ['2025-01-19T22:59:59Z', 'final'],
  ['2025-01-19T23:00:00Z', 'off'],
  ['2030-01-01T00:00:00Z', 'off'],
])('at %s a visitor is in the phase %s', (at, phase) => {
  expect(phaseAt(at)).toBe(phase);
});

describe('the spans', () => {
  test('follow each other without a gap', () => {
    const spans = phaseSpans(season);
    expect(spans.map(({ from }) => from).slice(1)).toEqual(spans.map(({ until }) => until).slice(0, -1));
    expect([spans[0]?.from, spans.at(-1)?.until]).toEqual([-Infinity, Infinity]);
  });

  test('leave out what has no time: teams that never close, or that closed before the season', () => {
    const names = (teamClosesAt: Date | undefined) =>
      phaseSpans({ ...season, teamClosesAt }).map(({ phase }) => phase);
    expect(names(undefined)).toEqual(['applying', 'joining', 'final', 'off']);
    expect(names(new Date(0))).toEqual(['applying', 'running', 'final', 'off']);
  });
});
