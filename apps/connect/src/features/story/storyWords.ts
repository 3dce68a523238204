// The words of stories: what became of it, how weeks ended, who is quoted, what people answer, and what is missing.
import type {
  StoryConsentState,
  StoryFault,
  StoryMetric,
  StoryOutcome,
  StoryPart,
  StoryVoice,
  StoryWeekState,
} from '@grow/core/showcase';
import { m } from '../../paraglide/messages';

/** What became of a team's idea. */
export const outcomeWords: Record<StoryOutcome, () => string> = {
  company: m.story_outcome_company,
  sold: m.story_outcome_sold,
  goes_on: m.story_outcome_goes_on,
  ended: m.story_outcome_ended,
};

/** What came of a week. */
export const weekStateWords: Record<StoryWeekState, () => string> = {
  accepted: m.story_state_accepted,
  handed_in: m.story_state_handed_in,
  missed: m.story_state_missed,
  free: m.story_state_free,
};

/** Who is quoted. */
export const voiceWords: Record<StoryVoice, () => string> = {
  mentor: m.story_voice_mentor,
  juror: m.story_voice_juror,
  outside: m.story_voice_outside,
};

/** What somebody says to a version. */
export const answerWords: Record<StoryConsentState, () => string> = {
  asked: m.story_answer_asked,
  agreed: m.story_answer_agreed,
  declined: m.story_answer_declined,
  withdrawn: m.story_answer_withdrawn,
};

/** What a week added to the team's numbers. */
export const metricWords: Record<StoryMetric, (count: { count: number }) => string> = {
  interviews: m.story_week_interviews,
  test_users: m.story_week_test_users,
  pre_orders: m.story_week_pre_orders,
  revenue: m.story_week_revenue,
};

/** What keeps a draft from being submitted. */
export const faultWords: Record<StoryFault, () => string> = {
  pitch: m.story_fault_pitch,
  outcome: m.story_fault_outcome,
  people: m.story_fault_people,
  mentor: m.story_fault_mentor,
  quotes: m.story_fault_quotes,
  pictures: m.story_fault_pictures,
  returned: m.story_fault_returned,
  link: m.story_fault_link,
};

/** Parts of a story by their names. */
export const partWords: Record<StoryPart, () => string> = {
  pitch: m.story_part_pitch,
  topic: m.story_part_topic,
  outcome: m.story_part_outcome,
  peopleToday: m.story_people_today,
  today: m.story_part_today,
  facts: m.story_part_facts,
  link: m.story_part_link,
  mentorId: m.story_part_mentor,
  weeks: m.story_part_weeks,
  people: m.story_part_people,
  quotes: m.story_part_quotes,
  traction: m.story_part_traction,
  figures: m.story_part_figures,
  pictures: m.story_part_pictures,
};

const isPart = (name: string): name is StoryPart => Object.hasOwn(partWords, name);

/** A part as the database names it: `pitch`, `week_4`, … */
export function storyPartInWords(key: string): string {
  const week = /^week_(\d+)$/.exec(key)?.[1];
  if (week !== undefined) return m.story_part_week({ week });
  const name = key === 'mentor' ? 'mentorId' : key;
  return isPart(name) ? partWords[name]() : key;
}
