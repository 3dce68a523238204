import type {
  ForbiddenPair,
  PinnedPair,
  ProposalGround,
  ProposalMentor,
  ProposalTeam,
} from './ProposalGround';

const skills = ['food', 'electronics', 'law', 'software', 'design', 'chemistry', 'sales', 'textiles'];
const cities = ['Aachen', 'Dresden', 'Kiel', 'Leipzig', 'Freiburg'];
const languages = ['de', 'en', 'tr'];

/** Numbers from 0 to 1 that look random, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A ground with conflicts, answers, pins, absences, and mentors with more teams than they offered. */
export function randomGround(
  seed: number,
  teamCount: number,
  mentorCount: number,
  room = 1.1,
): ProposalGround {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const some = <T>(from: readonly T[], most: number) => {
    const count = below(most + 1);
    return from.filter(() => random() < count / from.length);
  };
  const id = (kind: string, index: number) => `${kind}${String(index).padStart(4, '0')}`;
  const mean = mentorCount === 0 ? 0 : (teamCount * room) / mentorCount;
  const mentors = Array.from({ length: mentorCount }, (_, index): ProposalMentor => {
    const capacity = Math.round(mean * (0.5 + random()));
    return {
      ...{
        id: id('m', index),
        expertise: some(skills, 4),
        languages: some(languages, 3),
        cities: some(cities, 2),
      },
      ...{ capacity, isAway: random() < 0.05 },
    };
  });
  const anyMentor = () => (mentorCount === 0 ? undefined : id('m', below(mentorCount)));
  const teams = Array.from({ length: teamCount }, (_, index): ProposalTeam => {
    const mentorId = random() < 0.5 ? anyMentor() : undefined;
    return {
      ...{ id: id('t', index), wantedSkills: some(skills, 4), languages: some(languages, 2), mentorId },
      ...{ city: random() < 0.2 ? undefined : cities[below(cities.length)], isAsked: random() < 0.3 },
    };
  });
  const pairs = (share: number) =>
    teams.flatMap(({ id: teamId }): PinnedPair[] => {
      const mentorId = random() < share ? anyMentor() : undefined;
      return mentorId === undefined ? [] : [{ teamId, mentorId }];
    });
  const forbidden = [...pairs(0.4), ...pairs(0.4)].map((pair): ForbiddenPair => {
    return { ...pair, reason: random() < 0.5 ? 'conflict' : 'declined' };
  });
  return { teams, mentors, forbidden, pins: pairs(0.1) };
}
