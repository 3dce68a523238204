import type { TeamGate } from '@grow/core/gate';
import { expect, it } from 'vitest';
import { isHalf } from './release';

const gateOf = (decision: 'on' | 'out' | undefined): TeamGate => ({
  kind: 'half_time',
  stage: undefined,
  venue: undefined,
  startsAt: undefined,
  position: undefined,
  result: decision && {
    decision,
    waitingUntil: undefined,
    releasedAt: new Date(0),
    changedAt: undefined,
    comments: [],
    place: undefined,
    criteria: undefined,
    onCount: 1,
    teamCount: 3,
  },
});
const release = { before: 100, after: 110 };
const half = (began: number, ended: number, decision: 'on' | 'out' | undefined, unread: number) =>
  isHalf({ began, ended, sight: { gate: gateOf(decision), unread } }, 'on', release);

it.each<[string, boolean, boolean]>([
  ['nothing before it', half(10, 90, undefined, 0), false],
  ['a result before it', half(10, 90, 'on', 0), true],
  ['a notification before it', half(10, 90, undefined, 1), true],
  ['all of it after it', half(120, 130, 'on', 1), false],
  ['a result without the notification', half(120, 130, 'on', 0), true],
  ['a notification without the result', half(120, 130, undefined, 1), true],
  ['another decision than was made', half(120, 130, 'out', 1), true],
  ['two notifications', half(120, 130, 'on', 2), true],
  ['one answer from before and one from after, while it was written', half(95, 130, undefined, 1), false],
  ['another decision while it was written', half(95, 130, 'out', 0), true],
])('%s', (_what, found, wanted) => {
  expect(found).toBe(wanted);
});
