import { describe, expect, it } from 'vitest';
import { scaleEvents, scaleRegistrations } from './events';
import { scalePeople } from './people';
import { scaleRequests, scaleTeams } from './teams';

describe('people and teams at scale', () => {
  it('are the same ones every time, all different, and many', () => {
    expect(scalePeople()).toEqual(scalePeople());
    expect(scaleTeams()).toEqual(scaleTeams());
    expect(new Set(scalePeople().map(({ id }) => id)).size).toBe(5_200);
    const teams = scaleTeams();
    expect(new Set(teams.map(({ name }) => name)).size).toBe(1_000);
    expect(new Set(teams.map(({ slug }) => slug)).size).toBe(1_000);
    expect(teams.every(({ slug }) => /^[a-z]+-[a-z]+$/.test(slug))).toBe(true);
  });

  it('puts nobody into two teams and no more than five into one', () => {
    const members = scaleTeams().flatMap((team) => team.members);
    expect(new Set(members).size).toBe(members.length);
    expect(scaleTeams().every((team) => team.members.length >= 1 && team.members.length <= 5)).toBe(true);
  });

  it('fills 150 events with some 40,000 registrations, nobody twice, one of them with 2,000', () => {
    const events = scaleEvents();
    const registrations = scaleRegistrations(events);
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(150);
    expect(registrations.length).toBeGreaterThan(30_000);
    const pairs = new Set(registrations.map(({ event_id, person }) => `${event_id} ${person}`));
    expect(pairs.size).toBe(registrations.length);
    const largest = Math.max(
      ...events.map(({ id }) => registrations.filter(({ event_id }) => event_id === id).length),
    );
    expect(largest).toBe(2_000);
  });

  it('lets only those ask who have no team, and only teams with a place', () => {
    const teams = scaleTeams();
    const members = new Set(teams.flatMap((team) => team.members));
    const requests = scaleRequests(teams);
    expect(requests.length).toBeGreaterThan(1_000);
    expect(requests.filter(({ person, team }) => members.has(person) || team.members.length === 5)).toEqual(
      [],
    );
  });
});
