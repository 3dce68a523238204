// `raise sqlstate 'PGRST'` lets a function of the database write the whole refusal: the body as JSON in MESSAGE, status
// and headers as JSON in DETAIL.
import { proxyStatus } from './proxyStatus';
import { refusals } from './refusals';

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.";
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";

/** The refusal that a function wrote, or PostgREST's complaint about how it was written. */
export function answerOfRaised(message: string, detail: string | undefined): Response {
  const body = recordOf(message);
  if (body === null || typeof body.code !== 'string' || typeof body.message !== 'string')
    return refusals.raised(`Invalid JSON value for MESSAGE: '${message}'`, MESSAGE_HINT).toResponse();
  if (detail === undefined)
    return refusals.raised('DETAIL is missing in the RAISE statement', DETAIL_HINT).toResponse();
  const shape = recordOf(detail);
  const headers = shape === null ? null : textsOf(shape.headers);
  const status = shape?.status;
  if (headers === null || typeof status !== 'number' || status < 200 || status > 599)
    return refusals.raised(`Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT).toResponse();
  const { code, details = null, hint = null } = body;
  return Response.json(
    { code, details, hint, message: body.message },
    {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': proxyStatus(body.code),
        ...headers,
      },
    },
  );
}

function recordOf(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function textsOf(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : null;
}
