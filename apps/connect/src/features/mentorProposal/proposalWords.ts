import {
  proposalWeights,
  type GroundChanges,
  type MentorState,
  type NamedGround,
  type NamedProposalMentor,
  type Obstacle,
  type PairFate,
  type PairReason,
  type TakeBackFate,
  type UnmatchedTeam,
} from '@grow/core/mentor-proposal';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { languageName } from '../mentor';
import { personName } from '../people';

/** The words of the filters. */
export const mentorStateWords: Record<MentorState, () => string> = {
  free: m.matching_state_free,
  over: m.matching_state_over,
  away: m.matching_state_away,
  needs_hand: m.matching_state_needs_hand,
};

/** What became of a pair that was not done. */
export const fateWords: Record<PairFate, () => string> = {
  asked: m.matching_fate_asked,
  assigned: m.matching_fate_assigned,
  already: m.matching_fate_already,
  mentor_full: m.matching_fate_full,
  mentor_conflict: m.matching_fate_conflict,
  team_ended: m.matching_fate_ended,
  not_a_mentor: m.matching_fate_no_mentor,
  team_not_found: m.matching_fate_gone,
  person_not_found: m.matching_fate_gone,
};

/** What became of a pair that was taken back, or was not. */
export const takeBackWords: Record<TakeBackFate, () => string> = {
  taken_back: m.matching_back_done,
  answered: m.matching_back_answered,
  changed: m.matching_back_changed,
  in_contact: m.matching_back_in_contact,
  too_late: m.matching_back_too_late,
  former_gone: m.matching_back_former_gone,
};

/** Why a mentor is not for a team. */
export const obstacleWords: Record<Obstacle, () => string> = {
  conflict: m.matching_obstacle_conflict,
  declined: m.matching_obstacle_declined,
  away: m.matching_obstacle_away,
};

/** How many of a mentor's places are taken: "4 of 5, 1 asked", "6 of 5, one over". */
export function placesWords(active: number, asked: number, capacity: number): string {
  const taken = active + asked;
  const parts = [m.matching_places({ taken, capacity })];
  if (asked > 0) parts.push(m.matching_places_asked({ count: asked }));
  if (taken > capacity) parts.push(m.matching_places_over({ count: taken - capacity }));
  return parts.join(', ');
}

/** What the button says that accepts so many pairs. */
export const applyWords = (count: number, locale: Locale): string =>
  count === 1 ? m.matching_apply_one() : m.matching_apply({ count: count.toLocaleString(locale) });

/** What languages are called, by their codes. */
export const languageNames = (codes: readonly string[], locale: Locale): string =>
  codes.map((code) => languageName(code, locale)).join(', ');

/** What a reason needs to be said. */
export interface ReasonNames {
  readonly locale: Locale;
  readonly skill: (key: string) => string;
  readonly mentor: (id: string) => string;
}

/** The names of mentors of a ground; without one nobody is known. */
export function mentorNames(ground: NamedGround | undefined): (id: string) => string {
  const mentors = new Map(ground?.mentors.map((mentor) => [mentor.id, mentor]));
  return (id) => {
    const mentor: NamedProposalMentor | undefined = mentors.get(id);
    return mentor === undefined ? m.matching_former_gone() : personName(mentor);
  };
}

/** A reason as a sentence. */
export function reasonWords(reason: PairReason, { locale, skill, mentor }: ReasonNames): string {
  switch (reason.code) {
    case 'pinned':
      return m.matching_reason_pinned();
    case 'skills':
      return m.matching_reason_skills({ skills: reason.skills.map(skill).join(', ') });
    case 'city':
      return m.matching_reason_city({ city: reason.city });
    case 'languages':
      return m.matching_reason_languages({ languages: languageNames(reason.languages, locale) });
    case 'stays':
      return m.matching_reason_stays();
    case 'asked':
      return m.matching_reason_asked();
    case 'formerConflict':
      return m.matching_reason_former_conflict({ mentor: mentor(reason.mentorId) });
    case 'formerOver':
      return m.matching_reason_former_over({
        mentor: mentor(reason.mentorId),
        taken: reason.taken,
        capacity: reason.capacity,
      });
    case 'over':
      return m.matching_reason_over({ taken: reason.taken, capacity: reason.capacity });
    case 'places':
      return m.matching_reason_places({ taken: reason.taken, capacity: reason.capacity });
  }
}

/** Why a team stays without a mentor, in sentences. */
export function unmatchedWords(team: UnmatchedTeam): string {
  if (team.code === 'noMentors') return m.matching_no_mentors();
  const parts = [
    ...(team.full > 0 ? [m.matching_unmatched_full({ count: team.full })] : []),
    ...(team.conflicts > 0 ? [m.matching_unmatched_conflicts({ count: team.conflicts })] : []),
    ...(team.declined > 0 ? [m.matching_unmatched_declined({ count: team.declined })] : []),
    ...(team.away > 0 ? [m.matching_unmatched_away({ count: team.away })] : []),
  ];
  return parts.join(' ');
}

/** What changed since a ground was read, in sentences; empty where nothing did. */
export function changesWords(changes: GroundChanges): string {
  return [
    ...(changes.mentors > 0 ? [m.matching_changed_mentors({ count: changes.mentors })] : []),
    ...(changes.teams > 0 ? [m.matching_changed_teams({ count: changes.teams })] : []),
    ...(changes.forbidden > 0 ? [m.matching_changed_forbidden({ count: changes.forbidden })] : []),
    ...(changes.pins > 0 ? [m.matching_changed_pins({ count: changes.pins })] : []),
  ].join(' ');
}

/** What counts in a proposal, the strongest first. */
export const ruleWords = (): string[] => [
  m.matching_rule_conflicts(),
  m.matching_rule_pins(),
  m.matching_rule_capacity(),
  m.matching_rule_everybody(),
  m.matching_rule_stays({ points: proposalWeights.stays }),
  m.matching_rule_skill({ points: proposalWeights.skill, most: proposalWeights.skillsCounted }),
  m.matching_rule_city({ points: proposalWeights.city }),
  m.matching_rule_languages({ points: proposalWeights.languages }),
  m.matching_rule_evenness({ points: proposalWeights.evenness }),
];
