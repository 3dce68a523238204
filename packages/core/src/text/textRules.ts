import { typedLength } from './typedLength';

/** What is wrong with a text; `max` and `actual` are characters. */
export type TextProblem =
  | { readonly code: 'required' | 'invalid' }
  | { readonly code: 'too_long'; readonly max: number; readonly actual: number };

/** What is wrong with one text; undefined when nothing is. Characters are counted as PostgreSQL does. */
export function textProblem(text: string, max: number, isRequired: boolean): TextProblem | undefined {
  const actual = typedLength(text);
  if (actual === 0) return isRequired ? { code: 'required' } : undefined;
  return actual > max ? { code: 'too_long', max, actual } : undefined;
}

// Control characters, and those that turn the direction of whatever stands beside them. Right-to-left letters need none.
const controls = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What is wrong with a text in one line; undefined when nothing is. */
export function singleLineProblem(text: string, max: number, isRequired: boolean): TextProblem | undefined {
  const problem = textProblem(text, max, isRequired);
  if (problem) return problem;
  if (controls.test(text.trim())) return { code: 'invalid' };
  return text.trim() === '' || somethingToSee.test(text)
    ? undefined
    : { code: isRequired ? 'required' : 'invalid' };
}
