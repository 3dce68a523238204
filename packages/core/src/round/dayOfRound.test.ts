import { describe, expect, it } from 'vitest';
import { roundProgressFromRow } from './RoundProgress';
import { canEnterPaper } from './roundRules';
import type { BallotState } from './RoundSetup';
import { hostedStageFromRow } from './Stage';

describe('score sheets from paper', () => {
  const stateOf = (state: BallotState, isFromPaper = false) => ({ state, isFromPaper });

  it('are keyed in while the round is open, over drafts and paper and not over what a juror handed in', () => {
    const open = { state: 'open' } as const;
    const canBe = (['assigned', 'draft', 'submitted', 'locked', 'recused'] as const).filter((state) =>
      canEnterPaper(open, stateOf(state)),
    );
    expect(canBe).toEqual(['assigned', 'draft']);
    expect(canEnterPaper(open, stateOf('submitted', true))).toBe(true);
    expect(canEnterPaper({ state: 'deliberation' }, stateOf('assigned'))).toBe(false);
    expect(canEnterPaper({ state: 'setup' }, stateOf('assigned'))).toBe(false);
  });

  it('are told from others among the newest', () => {
    const named = { id: 'j', first_name: 'Ada', last_name: 'Falk' };
    const latest = (more: object) => ({
      at: '2024-12-19T10:00:00Z',
      juror: named,
      team: { id: 't', name: 'T' },
      ...more,
    });
    const { latest: read } = roundProgressFromRow({
      ...{ wanted: 2, in: 2, recused: 0, late: 0, stages: [], missing: [], ready: [] },
      latest: [latest({ is_from_paper: true }), latest({ is_from_paper: false })],
    });
    expect(read.map(({ isFromPaper }) => isFromPaper)).toEqual([true, false]);
  });
});

describe('a hosted stage', () => {
  const row = {
    round: { id: 'r', kind: 'half_time', state: 'open' },
    stage: { id: 's', name: 'Hall A', venue: '', starts_at: '2024-12-19T10:00:00Z', minutes_each: 12 },
    teams: [{ id: 't', slug: 't', name: 'T', logo: null, position: 1, presence: 'on_stage' }],
  };

  it('says in which state its round is', () => {
    expect(hostedStageFromRow(row)).toMatchObject({
      roundId: 'r',
      state: 'open',
      teams: [{ presence: 'on_stage' }],
    });
    expect(() => hostedStageFromRow({ ...row, round: null })).toThrow('hosted_stage.round');
  });
});
