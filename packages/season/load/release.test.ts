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
type Span = readonly [began: number, ended: number];
const BEFORE: Span = [10, 90];
const AFTER: Span = [120, 130];
const ACROSS: Span = [95, 130];
const half = (
  gateSpan: Span,
  decision: 'on' | 'out' | undefined,
  unread: number,
  unreadSpan: Span = gateSpan,
) => {
  const seen = <T>(value: T, [began, ended]: Span) => ({ value, began, ended });
  return isHalf({ gate: seen(gateOf(decision), gateSpan), unread: seen(unread, unreadSpan) }, 'on', release);
};

it.each<[string, boolean, boolean]>([
  ['nothing before it', half(BEFORE, undefined, 0), false],
  ['a result before it', half(BEFORE, 'on', 0), true],
  ['a notification before it', half(BEFORE, undefined, 1), true],
  ['all of it after it', half(AFTER, 'on', 1), false],
  ['a result without the notification', half(AFTER, 'on', 0), true],
  ['a notification without the result', half(AFTER, undefined, 1), true],
  ['another decision than was made', half(AFTER, 'out', 1), true],
  ['two notifications', half(AFTER, 'on', 2), true],
  ['one answer from before and one from after', half(BEFORE, undefined, 1, AFTER), false],
  ['one answer while it was written', half(ACROSS, undefined, 1), false],
  ['another decision while it was written', half(ACROSS, 'out', 0), true],
  ['two notifications while it was written', half(ACROSS, 'on', 2), true],
])('%s', (_what, found, wanted) => {
  expect(found).toBe(wanted);
});
