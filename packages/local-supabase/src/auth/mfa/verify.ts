import type { Context } from 'hono';
import type { JsonObject } from '../../tokens';
import { requirePerson, requireSession, type Person } from '../bearer';
import { readBody, textOf } from '../body';
import type { AuthEnv, AuthService, Db } from '../deps';
import { AuthFailure, invalid } from '../errors';
import { notifyOfNewFactor } from '../notifications';
import { transact, type Work } from '../transact';
import { lockUser } from '../users';
import type { AnswerCounter } from './answerCounter';
import { requireVerifiable } from './challenge';
import { closeChallenge, openChallenge, type ChallengeRow } from './challenges';
import { elevateSession } from './elevate';
import { confirmFactor, lockFactor, type FactorRow } from './factors';
import { isPhoneCodeRight } from './phone';
import { requireFreshForFirst } from './requireFreshForFirst';
import { isTotpRight } from './totp';
import { isWebAuthnRight } from './webAuthnFactor';

const wrongAnswers = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'Invalid WebAuthn credential',
};

function isRight(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  challenge: ChallengeRow,
  body: JsonObject,
): boolean | Promise<boolean> {
  if (factor.factor_type === 'webauthn') return isWebAuthnRight(service, db, factor, challenge, body);
  const code = textOf(body, 'code').trim();
  if (code === '') throw invalid('Code needs to be non-empty');
  return factor.factor_type === 'totp'
    ? isTotpRight(service, db, factor, challenge, code)
    : isPhoneCodeRight(service, factor, challenge, code);
}

type Outcome = { session: JsonObject } | { wrong: string };

async function answer(
  service: AuthService,
  work: Work,
  person: Person,
  factorId: string,
  body: JsonObject,
): Promise<Outcome> {
  const userId = person.user.id;
  const db = work.tx;
  // The account first, as everywhere: of two answers at once the second sees what the first did.
  const user = await lockUser(db, userId);
  const session = await requireSession(db, person.session.id, userId);
  if (user) await requireFreshForFirst(service, db, user, session.id);
  const factor = await lockFactor(db, userId, factorId);
  requireVerifiable(service, factor.factor_type);
  const challenge = await openChallenge(service, db, factor, textOf(body, 'challenge_id'));
  if (!(await isRight(service, db, factor, challenge, body))) {
    return { wrong: wrongAnswers[factor.factor_type] };
  }
  await closeChallenge(service, db, challenge.id);
  await confirmFactor(service, db, factor);
  if (factor.status === 'unverified') await notifyOfNewFactor(service, work, person.user, factor.factor_type);
  return { session: await elevateSession(service, db, session, factor) };
}

/** POST /factors/:id/verify: the answer to a challenge, against a session at aal2. */
export async function postVerifyFactor(
  service: AuthService,
  answers: AnswerCounter,
  c: Context<AuthEnv>,
): Promise<Response> {
  const person = await requirePerson(service, c);
  const body = await readBody(c);
  const factorId = c.req.param('id') ?? '';
  const answering = { userId: person.user.id, sessionId: person.session.id, factorId };
  answers.count(answering);
  const outcome = await transact(service, (work) => answer(service, work, person, factorId, body)).catch(
    (error: unknown) => {
      answers.takeBack(answering);
      throw error;
    },
  );
  if ('wrong' in outcome) throw new AuthFailure(422, 'mfa_verification_failed', outcome.wrong);
  answers.settle(answering);
  return c.json(outcome.session);
}
