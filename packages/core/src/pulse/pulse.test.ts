import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { pulseFromRow, type NamedPulse } from './Pulse';
import { pulseMutations, type PulseAnswer } from './pulseMutations';
import { pulseKeys } from './pulseQueries';
import { pulseRepository } from './pulseRepository';
import { disagreeingPulses, pulseOfWeek, pulseWeeks, speakingPulse } from './pulseRules';
import { stillInQuestionFromRow } from './StillInQuestion';

const row = {
  ...{ id: 'p', team_id: 't', week: 5, user_id: 'u', state: 'stuck', note: 'No dairy' },
  ...{ updated_at: '2024-12-04T09:02:00+00:00', read_by_mentor_at: null, read_by: null },
};
const pulse = pulseFromRow(row);
const said = (more: Partial<NamedPulse>): NamedPulse => ({
  ...pulse,
  ...{ person: undefined, reader: undefined },
  ...more,
});

describe('a check-in', () => {
  it('is read whole', () => {
    expect(pulse).toEqual({
      ...{ id: 'p', teamId: 't', week: 5, userId: 'u', state: 'stuck', note: 'No dairy' },
      ...{ updatedAt: new Date('2024-12-04T09:02:00Z'), readAt: undefined, readBy: undefined },
    });
    expect(() => pulseFromRow({ ...row, state: 'so so' })).toThrow(
      expect.objectContaining({ code: 'malformed_row', details: 'pulses.state' }) as Error,
    );
  });

  it('is stuck as soon as one of the team says so, and both lines stand', () => {
    const emre = said({ id: 'a', userId: 'e', state: 'on_track', note: '' });
    const later = new Date('2024-12-05T09:02:00Z');
    const ilka = said({ id: 'b', userId: 'i', note: 'Cold', updatedAt: later });
    const week = pulseOfWeek([emre, said({}), ilka, said({ id: 'old', week: 4 })], 5, 't');
    expect(week.state).toBe('stuck');
    expect(week.lines.map(({ id }) => id)).toEqual(['b', 'a', 'p']);
    expect(speakingPulse(week)?.id).toBe('b');
    expect(disagreeingPulses(week).map(({ id }) => id)).toEqual(['a']);
    const quiet = pulseOfWeek([], 5, 't');
    expect(quiet.state).toBeUndefined();
    expect(speakingPulse(quiet)).toBeUndefined();
  });

  it('of a team that was merged in counts where the team of today said nothing', () => {
    const merged = said({ id: 'm', teamId: 'before', state: 'stuck' });
    const own = said({ id: 'o', state: 'on_track' });
    expect(pulseOfWeek([merged, own], 5, 't').state).toBe('on_track');
    expect(pulseOfWeek([merged], 5, 't').state).toBe('stuck');
  });

  it('stands in a strip from the first week on', () => {
    const states = pulseWeeks([said({ week: 2 })], 3, 't').map(({ week, state }) => [week, state]);
    expect(states).toEqual([
      [1, undefined],
      [2, 'stuck'],
      [3, undefined],
    ]);
    expect(pulseWeeks([], 0, 't')).toEqual([]);
  });
});

describe('“Still in?”', () => {
  it('is read with or without an answer', () => {
    const asked = { id: 'q', team_id: 't', user_id: 'u', silent_since: '2024-11-20T12:00:00Z' };
    const question = { ...asked, asked_at: '2024-12-01T12:00:00Z', answer: null };
    expect(stillInQuestionFromRow(question).answer).toBeUndefined();
    expect(stillInQuestionFromRow({ ...question, answer: 'help' }).answer).toBe('help');
  });
});

describe('pulseRepository', () => {
  it('reads a team and those that were merged into it, with names', async () => {
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'team_pulses'
          ? [{ ...row, read_by: 'm', read_by_mentor_at: '2024-12-04T10:00:00Z' }]
          : [{ user_id: 'm', first_name: 'Henrike', last_name: 'Vossberg', avatar: null, skills: [] }],
    }));
    const [found] = await pulseRepository(client).listOfTeam('t');
    expect(found?.reader?.firstName).toBe('Henrike');
    expect(found?.person).toBeUndefined();
    expect(seen[0]?.body).toEqual({ p_team_id: 't' });
  });

  it('says by a code that the week is over', async () => {
    const { client, seen } = restDouble(() => ({
      status: 400,
      body: { code: 'GR070', message: 'pulse_closed' },
    }));
    await expect(pulseRepository(client).answer(5, 'stuck', ' No dairy ')).rejects.toMatchObject({
      code: 'pulse_closed',
    });
    expect(seen[0]?.body).toEqual({ p_week: 5, p_state: 'stuck', p_note: 'No dairy' });
  });
});

/** A cache of one entry. */
function cacheOf<T>(initial: T) {
  const held = { value: initial as unknown };
  const change = (updater: unknown) => {
    held.value = typeof updater === 'function' ? (updater as (old: unknown) => unknown)(held.value) : updater;
  };
  return {
    held,
    cache: {
      setQueryData: (_: unknown, updater: unknown) => change(updater),
      setQueriesData: (_: unknown, updater: unknown) => change(updater),
      removeQueries: () => undefined,
    },
  };
}

describe('answering', () => {
  const input: PulseAnswer = {
    ...{ teamId: 't', week: 5, userId: 'u', state: 'on_track', note: 'ignored', person: undefined },
    ...{ at: new Date('2024-12-04T09:02:00Z'), before: undefined },
  };
  const { answer } = pulseMutations(undefined);

  it('shows the answer at once, in the place of the last one', () => {
    const { cache, held } = cacheOf([said({})]);
    answer.optimistic?.(cache, input);
    expect(held.value).toMatchObject([{ userId: 'u', state: 'on_track', note: '' }]);
    answer.answer?.(cache, { ...pulse, state: 'on_track' }, input);
    expect(held.value).toMatchObject([{ id: 'p', state: 'on_track' }]);
    expect(answer.writes?.(input)).toEqual([pulseKeys.team('t')]);
  });

  it('is taken back by its undo, or put back to what it was', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const mutations = pulseMutations(client);
    await mutations.answer.undo?.(pulse, input).mutationFn();
    const before = { state: 'stuck', note: 'No dairy' } as const;
    await mutations.answer.undo?.(pulse, { ...input, before }).mutationFn();
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['take_back_pulse', { p_week: 5 }],
      ['answer_pulse', { p_week: 5, p_state: 'stuck', p_note: 'No dairy' }],
    ]);
  });
});
