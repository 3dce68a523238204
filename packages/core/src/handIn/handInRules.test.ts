import { describe, expect, it } from 'vitest';
import { dueRuler } from './dueRuler';
import { handInFromRow } from './HandIn';
import {
  canAskForExtension,
  canTakeBackHandIn,
  canWriteHandIn,
  handInPartState,
  handInPhase,
  handInTimes,
  missingParts,
} from './handInRules';
import { handInVersionFromRow } from './HandInVersion';
import { partFault } from './partFault';
import { characterCount, isPartReady } from './PartValue';
import { teamWeekFromRow, teamWeekState } from './TeamWeek';

const milestone = {
  opensAt: new Date('2024-12-01T23:00:00Z'),
  dueAt: new Date('2024-12-08T22:59:00Z'),
  graceMinutes: 1440,
};
const later = new Date('2024-12-10T22:59:00Z');
const at = (time: string) => new Date(`2024-12-${time}:00Z`);
const standing = (
  state: 'draft' | 'submitted' | 'in_review' | 'accepted' | 'changes_requested',
  extendedUntil?: Date,
) => ({
  state,
  extendedUntil,
  takenBackAt: undefined,
});

describe('what a hand-in asks of its team', () => {
  it.each([
    ['01T22:59', undefined, 'upcoming'],
    ['01T23:00', undefined, 'open'],
    ['08T22:59', standing('draft'), 'late'],
    ['09T22:59', standing('draft'), 'closed'],
    ['09T22:59', standing('draft', later), 'open'],
    ['08T22:58', standing('submitted'), 'replaceable'],
    ['08T22:59', standing('submitted'), 'waiting'],
    ['20T12:00', standing('changes_requested'), 'changes_requested'],
    ['05T12:00', standing('accepted'), 'accepted'],
  ] as const)('at %s', (time, handIn, phase) => {
    expect(handInPhase(milestone, handIn, at(time))).toBe(phase);
  });

  it('lets a team write while something of it can still be handed in', () => {
    const phases = [
      'upcoming',
      'open',
      'late',
      'closed',
      'replaceable',
      'waiting',
      'in_review',
      'accepted',
      'changes_requested',
    ] as const;
    expect(phases.filter(canWriteHandIn)).toEqual(['open', 'late', 'replaceable', 'changes_requested']);
    expect(phases.filter(canAskForExtension)).toEqual(['open', 'late', 'closed']);
  });

  it('can be taken back until it is due, and once from its reader', () => {
    const now = at('05T12:00');
    expect(canTakeBackHandIn(milestone, standing('submitted'), now)).toBe(true);
    expect(canTakeBackHandIn(milestone, standing('submitted'), milestone.dueAt)).toBe(false);
    expect(canTakeBackHandIn(milestone, standing('in_review'), now)).toBe(true);
    expect(canTakeBackHandIn(milestone, { ...standing('in_review'), takenBackAt: now }, now)).toBe(false);
  });

  it('has more time by an extension, and an earlier one changes nothing', () => {
    expect(handInTimes(milestone, { extendedUntil: later })).toMatchObject({
      dueAt: later,
      closesAt: at('11T22:59'),
      formerDueAt: milestone.dueAt,
    });
    expect(handInTimes(milestone, { extendedUntil: at('05T12:00') }).formerDueAt).toBeUndefined();
  });
});

const part = { key: 'claim', kind: 'text', isRequired: true } as const;
const version = handInVersionFromRow({
  ...{ id: 'v', number: 2, handed_in_at: '2024-12-01T21:10:00Z', is_late: false, is_complete: true },
  parts: {
    claim: { text: 'Pads' },
    proof: { files: [{ id: 'f1', name: 'a.pdf', bytes: 10, media_type: 'application/pdf' }] },
  },
});

describe('a part', () => {
  it.each([
    [undefined, undefined, 'missing'],
    [{ text: ' \u200b\n' }, undefined, 'missing'],
    [{ text: 'Pads' }, undefined, 'ready'],
    [{ text: 'Pads' }, version, 'asBefore'],
    [{ text: 'Pads keep' }, version, 'changed'],
    [{ text: '' }, version, 'missing'],
  ] as const)('with %o stands', (value, newest, state) => {
    expect(handInPartState(part, value, newest)).toBe(state);
  });

  it('of files is as before with the same ones', () => {
    const proof = { key: 'proof', kind: 'file', isRequired: false } as const;
    expect(handInPartState(proof, { files: ['f1'] }, version)).toBe('asBefore');
    expect(handInPartState(proof, undefined)).toBe('optional');
  });

  it('is missing where it is required and says nothing', () => {
    expect(missingParts([part, { key: 'film', isRequired: false }], () => undefined)).toEqual([part]);
    expect(isPartReady({ links: [] })).toBe(false);
  });

  it('is counted in characters, not in halves of them', () => {
    expect(characterCount('👩🏽ab')).toBe(4);
  });
});

describe('a value', () => {
  const facts = { key: 'a', label: { en: '', de: '' }, hint: { en: '', de: '' }, isRequired: true };
  it.each([
    [{ ...facts, kind: 'text', maxCharacters: 2 } as const, { text: 'abc' }, 'too_long'],
    [{ ...facts, kind: 'text', maxCharacters: 2 } as const, { text: '👩ab'.slice(0, 3) }, undefined],
    [
      { ...facts, kind: 'link', maxCount: 1 } as const,
      { links: ['https://a.de', 'https://b.de'] },
      'too_many',
    ],
    [{ ...facts, kind: 'link', maxCount: 1 } as const, { links: ['https://'] }, 'no_link'],
    [{ ...facts, kind: 'link', maxCount: 1 } as const, { links: ['javascript:alert(1)'] }, 'no_link'],
    [{ ...facts, kind: 'link', maxCount: 1 } as const, { links: ['https://grow.example/a?b#c'] }, undefined],
  ])('%# is refused before it is sent', (one, value, fault) => {
    expect(partFault(one, value)).toBe(fault);
  });
});

describe('the ruler of a due time', () => {
  const times = handInTimes(milestone);

  it('has a day for each of the week, and the grace after them', () => {
    const ruler = dueRuler(times, at('05T13:00'));
    expect(ruler.days).toHaveLength(7);
    expect(ruler.days.map(({ isToday }) => isToday).indexOf(true)).toBe(3);
    expect(ruler.ticks.filter(({ kind }) => kind === 'day')).toHaveLength(8);
    expect(ruler.ticks.filter(({ isGrace }) => isGrace).length).toBeGreaterThan(0);
    expect(ruler.now).toBeCloseTo(3.58 / 8, 2);
    expect(dueRuler(times, at('20T12:00')).now).toBeUndefined();
  });

  it('keeps where it was due before an extension', () => {
    const ruler = dueRuler(handInTimes(milestone, { extendedUntil: later }), at('05T13:00'));
    expect(ruler.formerDue).toBeLessThan(ruler.due);
    expect(ruler.days).toHaveLength(9);
  });

  it('has days of 25 and of 23 hours', () => {
    const autumn = {
      opensAt: new Date('2024-10-20T22:00:00Z'),
      dueAt: new Date('2024-10-27T22:59:00Z'),
      graceMinutes: 0,
    };
    const { days } = dueRuler(handInTimes(autumn), autumn.opensAt);
    const hours = days.map(({ day }, i) => ((days[i + 1]?.day ?? day).getTime() - day.getTime()) / 3_600_000);
    expect(hours).toEqual([24, 24, 24, 24, 24, 24, 0]);
    expect(new Set(days.map(({ day }) => day.getUTCHours()))).toEqual(new Set([22]));
  });
});

describe('rows', () => {
  const row = { id: 'h', team_id: 't', milestone_id: 'm', state: 'draft', version: 0 };

  it('of hand-ins are read with what is not there yet', () => {
    expect(handInFromRow(row)).toMatchObject({ isLate: undefined, handsInByClock: true, isOverdue: false });
    expect(() => handInFromRow({ ...row, state: 'lost' })).toThrow(
      expect.objectContaining({ details: 'hand_ins.state' }),
    );
  });

  it('of weeks stand by what was said of them, else by time', () => {
    const times = {
      opens_at: '2024-12-01T23:00:00Z',
      due_at_effective: '2024-12-08T22:59:00Z',
      closes_at: '2024-12-09T22:59:00Z',
    };
    const week = (columns: object) => teamWeekFromRow({ week: 5, ...columns });
    const stateOf = (columns: object, time: string) => teamWeekState(week(columns), at(time), 5);
    const draft = { milestone_id: 'm', state: 'draft', ...times };
    expect(['01T22:00', '05T12:00', '09T12:00', '09T22:59'].map((time) => stateOf(draft, time))).toEqual([
      'next',
      'now',
      'now',
      'missed',
    ]);
    expect(stateOf({ ...draft, state: 'in_review' }, '05T12:00')).toBe('review');
    expect(stateOf({ ...draft, state: 'changes_requested' }, '05T12:00')).toBe('returned');
    expect([undefined, 4, 5, 6].map((now) => teamWeekState(week({}), at('05T12:00'), now))).toEqual([
      'next',
      'next',
      'now',
      'done',
    ]);
  });
});
