import type { Presence, StagedTeam } from '@grow/core/round';
import { describe, expect, it } from 'vitest';
import { hostOrderOf, swappableWith } from './hostOrder';

const stageOf = (...presences: Presence[]) => ({
  teams: presences.map((presence, index): StagedTeam => {
    const id = `t${index + 1}`;
    return { id, slug: id, name: id, logo: undefined, position: index + 1, presence };
  }),
});

describe('where a stage stands', () => {
  it('passes over whoever did not come, and over whoever was put back behind the one on stage', () => {
    const { onStage, next, isOver } = hostOrderOf(stageOf('pitched', 'on_stage', 'absent', 'expected'));
    expect([onStage?.id, next?.id, isOver]).toEqual(['t2', 't4', false]);
    expect(hostOrderOf(stageOf('expected', 'on_stage')).next?.id).toBe('t1');
  });

  it('is over once nobody is on stage and nobody is to come, and not without teams', () => {
    expect(hostOrderOf(stageOf('pitched', 'absent')).isOver).toBe(true);
    expect(hostOrderOf(stageOf('pitched', 'on_stage')).isOver).toBe(false);
    expect(hostOrderOf(stageOf())).toEqual({ onStage: undefined, next: undefined, isOver: false });
  });
});

describe('swapping', () => {
  it('is between two teams that have not pitched', () => {
    const stage = stageOf('pitched', 'on_stage', 'expected', 'absent', 'expected');
    expect(swappableWith(stage, 't3').map(({ id }) => id)).toEqual(['t4', 't5']);
    expect(swappableWith(stage, 't4').map(({ id }) => id)).toEqual(['t3', 't5']);
    expect(swappableWith(stage, 't1')).toEqual([]);
    expect(swappableWith(stage, 't2')).toEqual([]);
  });
});
