import postgres from 'postgres';
import type { TokenRole } from '../tokens';
import { answerOfRaised } from './raisedAnswer';
import { RestRefusal } from './refusals';
import { restError } from './restError';

/** Status by SQLSTATE, whole codes before classes: PostgREST's published table. */
const STATUS_BY_SQLSTATE: Readonly<Record<string, number>> = {
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
};
const STATUS_BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The HTTP status of a database error; an error nobody classified, such as a code of our own, is the caller's fault (400). */
export function statusOfSqlState(code: string, role: TokenRole): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  // `raise sqlstate 'PT402'` chooses its status.
  if (code.startsWith('PT')) return /^PT[2-5]\d\d$/.test(code) ? Number(code.slice(2)) : 500;
  return STATUS_BY_SQLSTATE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}

/**
 * Turns whatever ended a request into PostgREST's answer; what neither Postgres nor the engine said is an unreachable
 * database (503).
 */
export function responseOfError(error: unknown, role: TokenRole): Response {
  if (error instanceof RestRefusal) return error.toResponse();
  if (!(error instanceof postgres.PostgresError)) {
    const message = error instanceof Error ? error.message : String(error);
    return restError(503, {
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
      details: message,
      hint: null,
    });
  }
  if (error.code === 'PGRST') return answerOfRaised(error.message, error.detail);
  return restError(statusOfSqlState(error.code, role), {
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}
