import { describe, expect, it } from 'vitest';
import { teamList, teamListRequest, teamsViewFilter, type TeamChoice } from './teamListAddress';

const chosen: TeamChoice = {
  search: 'spiel werk',
  status: 'withdrawn',
  seats: 'open',
  state: 'too_small',
  sort: { by: 'founded', isDescending: true },
  page: 3,
};

describe('the address of the organisers’ teams', () => {
  it('says nothing where nothing is chosen, and keeps what is not its own', () => {
    expect(teamList.write(new URLSearchParams('x=1&page=4'), teamList.none).toString()).toBe('x=1');
  });

  it('brings every choice back', () => {
    const written = teamList.write(new URLSearchParams(), chosen);
    expect(written.toString()).toBe(
      'q=spiel+werk&status=withdrawn&places=open&show=too_small&sort=-founded&page=3',
    );
    expect(teamList.read(written)).toEqual(chosen);
  });

  it.each(['status=asleep', 'places=some', 'show=all', 'sort=shoes', 'page=0', 'page=-1', 'page=1e9'])(
    'takes %s as not chosen',
    (text) => {
      expect(teamList.read(new URLSearchParams(text))).toEqual(teamList.none);
    },
  );

  it('keeps all that narrows it for a view, and for what is done to all that it finds', () => {
    const { search, status, seats, state } = chosen;
    expect(teamsViewFilter(chosen)).toEqual({ search, status, seats, state });
  });

  it('asks for pages of 25, without blanks around the words', () => {
    expect(teamListRequest({ ...teamList.none, search: ' x ' })).toMatchObject({ search: 'x', pageSize: 25 });
  });
});
