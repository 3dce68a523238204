import { describe, expect, it } from 'vitest';
import {
  everyTeam,
  readTeamChoice,
  teamListRequest,
  writeTeamChoice,
  type TeamChoice,
} from './teamListAddress';

const chosen: TeamChoice = {
  search: 'spiel werk',
  status: 'withdrawn',
  seats: 'open',
  sort: { by: 'founded', isDescending: true },
  page: 3,
};

describe('the address of the organisers’ teams', () => {
  it('says nothing where nothing is chosen, and keeps what is not its own', () => {
    expect(writeTeamChoice(new URLSearchParams('x=1&page=4'), everyTeam).toString()).toBe('x=1');
  });

  it('brings every choice back', () => {
    const written = writeTeamChoice(new URLSearchParams(), chosen);
    expect(written.toString()).toBe('q=spiel+werk&status=withdrawn&places=open&sort=-founded&page=3');
    expect(readTeamChoice(written)).toEqual(chosen);
  });

  it.each(['status=asleep', 'places=some', 'sort=shoes', 'page=0', 'page=-1', 'page=1e9'])(
    'takes %s as not chosen',
    (text) => {
      expect(readTeamChoice(new URLSearchParams(text))).toEqual(everyTeam);
    },
  );

  it('asks for pages of 25, without blanks around the words', () => {
    expect(teamListRequest({ ...everyTeam, search: ' x ' })).toMatchObject({ search: 'x', pageSize: 25 });
  });
});
