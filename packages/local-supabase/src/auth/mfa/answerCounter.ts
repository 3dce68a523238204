import { tooMany } from '../limits/limits';
import { createRateLimiter, type RateLimiter } from '../limits/rateLimiter';
import type { MfaSettings } from './settings';

/** Who answers a factor's question: a session of a person. */
type Answering = { userId: string; sessionId: string; factorId: string };

/** Counts the answers to second factors. */
export type AnswerCounter = {
  /** Counts one before it is looked at: of a hundred at once fifteen are looked at. @throws AuthFailure over_request_rate_limit */
  count(answering: Answering): void;
  /** Not an answer at all, or to nothing that was asked: no guess. */
  takeBack(answering: Answering): void;
  /** The answer was right: the session starts afresh, and its answer was no guess. */
  settle(answering: Answering): void;
};

/** How many sessions may guess at one factor at full speed, at once and over time. */
const sessionsAtOnce = 10;
const sessionsOverTime = 2;

/**
 * Counts for each session, so that whoever has one of a person's sessions keeps nobody out but themselves, and, far
 * wider, for the factor: more sessions are no way to more guesses. One session alone never uses that up.
 */
export function createAnswerCounter(
  { maxWrongAnswers: most, attemptInterval: interval }: MfaSettings,
  clock: () => Date,
): AnswerCounter {
  const ofSessions = createRateLimiter({ perSecond: 1 / interval, burst: most }, clock);
  const ofFactors = createRateLimiter(
    { perSecond: sessionsOverTime / interval, burst: sessionsAtOnce * most },
    clock,
  );
  const take = (limiter: RateLimiter, key: string) => {
    const wait = limiter.take(key);
    if (wait > 0) throw tooMany('over_request_rate_limit', 'Request rate limit reached', wait);
  };
  const factorKey = ({ userId, factorId }: Answering) => `${userId} ${factorId}`;
  return {
    count(answering) {
      take(ofSessions, answering.sessionId);
      take(ofFactors, factorKey(answering));
    },
    takeBack(answering) {
      ofSessions.giveBack(answering.sessionId);
      ofFactors.giveBack(factorKey(answering));
    },
    settle(answering) {
      ofSessions.forget(answering.sessionId);
      ofFactors.giveBack(factorKey(answering));
    },
  };
}
