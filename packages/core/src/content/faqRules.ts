import { textProblem, type TextProblem } from '../text/textRules';
import type { FaqChanges } from './Faq';

/** Longest texts in characters: the database refuses more. */
export const faqLimits = {
  slug: 60,
  questionEn: 200,
  questionDe: 200,
  answerEn: 4000,
  answerDe: 4000,
} as const;

/** A text of a question. */
export type FaqField = keyof typeof faqLimits;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The texts that cannot be saved, each with its problem; empty when all can. Absent ones are not looked at. */
export function validateFaq(fields: FaqChanges): { readonly [Field in FaqField]?: TextProblem } {
  const problems: { [Field in FaqField]?: TextProblem } = {};
  for (const [field, max] of Object.entries(faqLimits) as [FaqField, number][]) {
    const text = fields[field];
    if (text === undefined) continue;
    const problem = textProblem(text, max, true);
    if (problem) problems[field] = problem;
    else if (field === 'slug' && !slugPattern.test(text.trim())) problems[field] = { code: 'invalid' };
  }
  return problems;
}
