import type { ProposalMentor, ProposalTeam } from './ProposalGround';

/**
 * What counts in a proposal, in points. Whole numbers, the same for everybody. A team without a mentor costs more than any
 * chain of moves could gain, so as many teams as possible have one, and only then it matters who.
 */
export const proposalWeights = {
  /** Each skill that the team looks for and the mentor offers, up to `skillsCounted`. */
  skill: 30,
  /** How many such skills count. */
  skillsCounted: 3,
  /** The mentor is in the team's city. */
  city: 20,
  /** The mentor speaks every language of the team; half of it for one of them. */
  languages: 15,
  /** The mentor looks after the team already, or is asked to: as much as two skills. */
  stays: 60,
  /** What the last place of a mentor costs more than their first; places between by their share. */
  evenness: 20,
  /** A team that stays with a mentor who has more than they offered. */
  over: 250,
  /** A team without a mentor. */
  unmatched: 1_000_000,
} as const;

/** What a mentor and a team have in common. */
export interface PairFit {
  /** Skills that the team looks for and the mentor offers. */
  readonly skills: readonly string[];
  readonly isSameCity: boolean;
  /** Languages of the team that the mentor speaks. */
  readonly languages: readonly string[];
  /** Whether the mentor looks after the team already, or is asked to. */
  readonly stays: boolean;
}

const plain = (city: string) => city.trim().toLowerCase();

/** What a mentor and a team have in common. */
export function pairFit(team: ProposalTeam, mentor: ProposalMentor): PairFit {
  const city = team.city === undefined ? '' : plain(team.city);
  return {
    skills: team.wantedSkills.filter((skill) => mentor.expertise.includes(skill)),
    isSameCity: city !== '' && mentor.cities.some((other) => plain(other) === city),
    languages: team.languages.filter((language) => mentor.languages.includes(language)),
    stays: team.mentorId === mentor.id,
  };
}

/** What a pair is worth, in points of `proposalWeights`. */
export function pairValue(team: ProposalTeam, mentor: ProposalMentor): number {
  const fit = pairFit(team, mentor);
  const spoken = fit.languages.length;
  const share = spoken === 0 ? 0 : spoken === team.languages.length ? 1 : 0.5;
  return (
    Math.min(fit.skills.length, proposalWeights.skillsCounted) * proposalWeights.skill +
    (fit.isSameCity ? proposalWeights.city : 0) +
    Math.floor(share * proposalWeights.languages) +
    (fit.stays ? proposalWeights.stays : 0)
  );
}

/** What the next place of a mentor costs who has `taken` teams, in points: never less than the one before. */
export function placePrice(taken: number, capacity: number): number {
  return capacity < 2 ? 0 : Math.floor((proposalWeights.evenness * taken) / (capacity - 1));
}
