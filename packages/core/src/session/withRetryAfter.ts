import { readRetryAfter } from './refreshPolicy';
import type { AuthAnswer } from './refreshRequest';
import { isRecord, isText, parseJson } from './sessionRecord';

/** A wait in the auth service's own words. */
export const tryAgainAfter = (waitMs: number): string =>
  `Try again after ${Math.ceil(waitMs / 1000)} seconds.`;

/**
 * The library keeps of a refusal its sentence alone. A wait that only the header names is put into the sentence, in the
 * auth service's own words.
 */
export function withRetryAfter(answer: AuthAnswer, nowMs: number): AuthAnswer {
  const waitMs = answer.status === 429 ? readRetryAfter(answer.headers.get('Retry-After'), nowMs) : null;
  const body = waitMs === null ? undefined : parseJson(answer.text);
  if (waitMs === null || !isRecord(body)) return answer;
  const field = isText(body['message']) ? 'message' : 'msg';
  const sentence = isText(body[field]) ? body[field] : '';
  if (/\bafter \d+ seconds?\b/.test(sentence)) return answer;
  const text = JSON.stringify({ ...body, [field]: `${sentence} ${tryAgainAfter(waitMs)}`.trim() });
  return { ...answer, text };
}
