import { SCALE } from './people';
import { choose, scaleId, spread } from './spread';
import * as words from './vocabulary';

/** The season's largest team, and with it the largest here. */
const MAX_TEAM = 5;
/** Shares of a hundred teams with one, two, … members. */
const SIZES = [12, 20, 28, 25, 15];
// No divisor in common with the number of participants: each comes up once.
const STEP = 2_137;

/** A made-up team with who is in it, whom it looks for, and what waits for an answer. */
export interface ScaleTeam {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly pitch: string;
  readonly description: string;
  readonly stage: string;
  readonly industry: string | null;
  readonly city: string | null;
  readonly listed: boolean;
  /** How long it has been there, in minutes. */
  readonly age: number;
  /** Indices of participants, the captain first. */
  readonly members: readonly number[];
  readonly roles: readonly {
    readonly id: string;
    readonly title: string;
    readonly skills: readonly string[];
  }[];
}

/** An application or an invitation. */
export interface ScaleRequest {
  readonly id: string;
  readonly kind: 'apply' | 'invite';
  readonly team: ScaleTeam;
  /** Index of the participant. */
  readonly person: number;
  readonly status: 'pending' | 'declined' | 'cancelled' | 'expired';
  readonly age: number;
}

const participant = (place: number): number => (place * STEP) % SCALE.participants;

function sizeOf(index: number): number {
  let share = spread(index, 40, 100);
  return 1 + SIZES.findIndex((part) => (share -= part) < 0);
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll(' ', '-');

function teamOf(index: number, firstPlace: number): ScaleTeam {
  const first = words.TEAM_FIRST[index % words.TEAM_FIRST.length] ?? '';
  const second = words.TEAM_SECOND[(index * 5 + Math.floor(index / 32)) % words.TEAM_SECOND.length] ?? '';
  const name = `${first} ${second}`;
  const size = sizeOf(index);
  const occasion = choose(words.OCCASIONS, index, 31);
  const open = Math.min(MAX_TEAM - size, 1 + spread(index, 32, 3));
  return {
    id: scaleId('team', index),
    name,
    slug: slugOf(name),
    pitch: `${choose(words.THINGS, index, 33)} ${occasion}`,
    description: `We asked forty people what happens when ${occasion} Most of them laughed first.\n\nThe first version is made of plywood, the second one will not be. Whoever joins gets a key to the workshop.`,
    stage: choose(words.STAGES, index, 34),
    industry: choose(words.INDUSTRIES, index, 35),
    city: spread(index, 36, 8) === 0 ? null : choose(words.CITIES, index, 37),
    listed: index % 40 !== 39,
    age: spread(index, 38, 60 * 24 * 30),
    members: Array.from({ length: size }, (_none, place) => participant(firstPlace + place)),
    roles: Array.from({ length: open }, (_none, place) => {
      const [title, skills] = choose(words.ROLES, index * MAX_TEAM + place, 39);
      return { id: scaleId('role', index * MAX_TEAM + place), title, skills };
    }),
  };
}

/** Every team at scale. The same ones on every machine. */
export function scaleTeams(): ScaleTeam[] {
  let place = 0;
  return Array.from({ length: SCALE.teams }, (_none, index) => {
    const team = teamOf(index, place);
    place += team.members.length;
    return team;
  });
}

/** What those without a team have asked, and were asked: of two people one has applied, of five one is invited. */
export function scaleRequests(teams: readonly ScaleTeam[]): ScaleRequest[] {
  const placed = teams.reduce((sum, team) => sum + team.members.length, 0);
  const open = teams.filter((team) => team.members.length < MAX_TEAM);
  const requests: ScaleRequest[] = [];
  for (let place = placed; place < SCALE.participants; place += 1) {
    const ask = (kind: ScaleRequest['kind'], salt: number): void => {
      const team = choose(open, place, salt);
      if (requests.at(-1)?.person === participant(place) && requests.at(-1)?.team === team) return;
      const status =
        spread(place, salt + 1, 10) < 6
          ? 'pending'
          : choose(['declined', 'cancelled', 'expired'] as const, place, salt);
      requests.push({
        id: scaleId(kind, place),
        kind,
        team,
        person: participant(place),
        status,
        age: spread(place, salt + 2, 60 * 24 * 9),
      });
    };
    if (place % 2 === 0) ask('apply', 41);
    if (place % 5 === 0) ask('invite', 51);
  }
  return requests;
}
