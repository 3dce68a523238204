import type { PartnerTier } from '@grow/core/content';
import type { TextProblem } from '@grow/core/text';
import { m } from '../../paraglide/messages';

/** What is wrong with a text, in words that say how to fix it. */
export function problemInWords(problem: TextProblem | undefined, invalid: string): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'too_long')
    return m.profile_problem_long({ over: problem.actual - problem.max, max: problem.max });
  return problem.code === 'required' ? m.content_problem_required() : invalid;
}

/** What a partner gives, in one word. */
export const tierWords: Record<PartnerTier, () => string> = {
  main: m.content_tier_main,
  prize: m.content_tier_prize,
  workshop: m.content_tier_workshop,
  media: m.content_tier_media,
  city: m.content_tier_city,
};
