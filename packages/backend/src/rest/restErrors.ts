import postgres from 'postgres';
import type { TokenRole } from '../tokens';

/** The body of every PostgREST error. */
export interface RestErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** Status by SQLSTATE, whole codes before classes: PostgREST's published table. */
const STATUS_BY_SQLSTATE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
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
  const ownStatus = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (ownStatus !== undefined) return Number(ownStatus);
  return STATUS_BY_SQLSTATE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}

/** Answers in the shape that supabase-js turns into a `PostgrestError`. */
export function restError(status: number, body: RestErrorBody): Response {
  return Response.json(body, { status });
}

/** What the engine refuses by itself once a transaction runs, such as an embed of tables that are not related. */
interface EngineRefusal extends RestErrorBody {
  httpStatus: number;
}

function isEngineRefusal(error: unknown): error is EngineRefusal {
  return error instanceof Error && 'httpStatus' in error && 'code' in error;
}

/**
 * Turns a failed transaction into PostgREST's answer; what neither Postgres nor the engine said is an unreachable
 * database (503).
 */
export function responseOfDatabaseError(error: unknown, role: TokenRole): Response {
  if (isEngineRefusal(error)) {
    const { httpStatus, code, message, details, hint } = error;
    return restError(httpStatus, { code, message, details, hint });
  }
  if (!(error instanceof postgres.PostgresError)) {
    const message = error instanceof Error ? error.message : String(error);
    return restError(503, {
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
      details: message,
      hint: null,
    });
  }
  return restError(statusOfSqlState(error.code, role), {
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}
