// A figure's address, read back by the list that it leads to, asks for exactly what the figure counts.
import { matrixViews } from '@grow/core/hand-in-admin';
import { mentorStates } from '@grow/core/mentor-proposal';
import { participants, type FigureList } from '@grow/core/overview';
import { peopleStates } from '@grow/core/people';
import { teamListStates } from '@grow/core/team-admin';
import { describe, expect, it } from 'vitest';
import { matrixAddress } from '../handInAdmin';
import { mentorList } from '../mentorProposal';
import { peopleList } from '../people';
import { teamList } from '../teamAdmin';
import { figureAddress } from './figureAddress';

const parts = (list: FigureList) => {
  const [path, query = ''] = figureAddress(list).split('?');
  return { path, query: new URLSearchParams(query) };
};

describe('the address of a figure', () => {
  it.each([undefined, ...peopleStates])('leads to people who are %s', (state) => {
    const filter = { ...participants, city: 'Köln am Rhein', until: '2024-11-04' };
    const { path, query } = parts({ of: 'people', filter, state });
    expect(path).toBe('/connect/admin/people');
    expect(peopleList.read(query)).toEqual({ ...peopleList.none, ...filter, state });
  });

  it.each([undefined, ...teamListStates])('leads to teams that are %s', (state) => {
    const { path, query } = parts({ of: 'teams', status: 'active', state });
    expect(path).toBe('/connect/admin/teams');
    expect(teamList.read(query)).toEqual({ ...teamList.none, status: 'active', state });
  });

  it.each([undefined, ...mentorStates])('leads to mentors who are %s', (state) => {
    const { path, query } = parts({ of: 'mentors', state });
    expect(path).toBe('/connect/admin/mentors');
    expect(mentorList.read(query)).toEqual({ ...mentorList.none, state });
  });

  it('leads to requests for data that are open', () => {
    expect(figureAddress({ of: 'data_requests' })).toBe('/connect/admin/privacy-desk');
  });

  it.each(['half_time', 'final'] as const)('leads to the room of a gate, %s', (kind) => {
    expect(figureAddress({ of: 'gate', kind })).toBe(`/connect/admin/gates/${kind.replace('_', '-')}`);
  });

  it.each(matrixViews)('leads to hand-ins seen by %s', (view) => {
    const { path, query } = parts({ of: 'hand_ins', week: 4, view, state: undefined });
    expect(path).toBe('/connect/admin/hand-ins');
    expect(matrixAddress.read(query)).toEqual({ ...matrixAddress.none, week: '4', view });
  });

  it('leads to hand-ins of a state', () => {
    const { query } = parts({ of: 'hand_ins', week: 4, view: undefined, state: 'missed' });
    expect(matrixAddress.read(query)).toEqual({ ...matrixAddress.none, week: '4', state: 'missed' });
  });
});
