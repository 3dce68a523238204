import type { IdeaStage, LookingFor } from '@grow/core/onboarding';
import { m } from '../../paraglide/messages';
import type { FieldErrors } from '../../shared/form';

/** The welcome step's form. Empty means not answered yet. */
export type WelcomeAnswers = {
  studies: string;
  university: string;
  ideaStage: IdeaStage | '';
  lookingFor: LookingFor | '';
  /** Keys of the catalogue; asked, as `discoverable` is, of whoever looks for a team. */
  skills: readonly string[];
  discoverable: boolean;
  motivation: string;
  heardFrom: string;
  newsletter: boolean;
  terms: boolean;
  privacy: boolean;
};

/** A form nobody has touched. */
export const noAnswers: WelcomeAnswers = {
  studies: '',
  university: '',
  ideaStage: '',
  lookingFor: '',
  skills: [],
  discoverable: false,
  motivation: '',
  heardFrom: '',
  newsletter: false,
  terms: false,
  privacy: false,
};

/** Most skills that the welcome step asks for; the profile takes more. */
export const WELCOME_SKILLS = 5;

/** The skills with one of them turned on or off; a sixth is not taken. */
export const withWelcomeSkill = (skills: readonly string[], key: string): readonly string[] =>
  skills.includes(key) ? skills.filter((one) => one !== key) : [...skills, key].slice(0, WELCOME_SKILLS);

/** What is missing before the answers can be sent, in words. */
export function missingAnswers(answers: WelcomeAnswers): FieldErrors<WelcomeAnswers> {
  return {
    ...(answers.ideaStage ? {} : { ideaStage: m.field_required_idea_stage() }),
    ...(answers.lookingFor ? {} : { lookingFor: m.field_required_looking_for() }),
    ...(answers.terms ? {} : { terms: m.field_required_terms() }),
    ...(answers.privacy ? {} : { privacy: m.field_required_privacy() }),
  };
}

/** The words of the choices. */
export const ideaStageWords: Record<IdeaStage, () => string> = {
  none: m.idea_none,
  idea: m.idea_idea,
  prototype: m.idea_prototype,
  users: m.idea_users,
};

export const lookingForWords: Record<LookingFor, () => string> = {
  team: m.looking_team,
  members: m.looking_members,
  nothing: m.looking_nothing,
};
