import { refusals } from '../refusals';
import type { QualifiedName } from '../schema/Schema';
import { readPayload, type Payload } from './payload';
import { readPreferences, type Preferences } from './preferences';
import { ownRange, readQueryParameters, type QueryParameters } from './queryParameters';
import { rangeOfHeader, topLevelRange, ALL_ROWS, type RowRange } from './rowRange';

/** What a request is about. */
export interface Resource extends QualifiedName {
  kind: 'relation' | 'function';
}

/** A request, read: what it is about and what it says. */
export interface RestRequest {
  method: string;
  resource: Resource;
  parameters: QueryParameters;
  preferences: Preferences;
  accept: string | null;
  /** The rows wanted of the resource itself, by parameters and by the header `Range`. */
  range: RowRange;
  payload: Payload | null;
  /** The schema to name in the answer, where the request named one. */
  profile: string | null;
}

const RELATION_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const FUNCTION_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** Reads a request below `/rest/v1`. @throws RestRefusal PGRST1xx */
export async function readRequest(request: Request, exposed: readonly string[]): Promise<RestRequest> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const place = placeOf(url.pathname);
  const profile = headers.get(
    WITH_BODY.includes(method) || method === 'DELETE' ? 'content-profile' : 'accept-profile',
  );
  if (profile !== null && !exposed.includes(profile)) throw refusals.schema(profile, exposed);
  const resource: Resource = { ...place, schema: profile ?? exposed[0] ?? 'public' };
  const isCall = resource.kind === 'function';
  if (isCall && !FUNCTION_METHODS.includes(method)) throw refusals.rpcMethod(method);
  if (!isCall && !RELATION_METHODS.includes(method)) throw refusals.method(method);

  const isCallByGet = isCall && (method === 'GET' || method === 'HEAD');
  const parameters = readQueryParameters(url.search, isCallByGet);
  const range = topLevelRange(
    ownRange(parameters.ranges),
    method === 'GET' ? rangeOfHeader(headers.get('range')) : ALL_ROWS,
  );
  if (method === 'PUT' && (range.offset > 0 || range.limit !== null)) throw refusals.putLimit();
  const columns = method === 'PUT' ? null : parameters.columns;
  return {
    method,
    resource,
    parameters,
    preferences: readPreferences(headers.get('prefer')),
    accept: headers.get('accept'),
    range,
    payload: WITH_BODY.includes(method) ? await readPayload(request, { columns, isCall }) : null,
    profile,
  };
}

function placeOf(pathname: string): { kind: 'relation' | 'function'; name: string } {
  const path = /^\/rest\/v1(?:\/(.*))?$/.exec(pathname)?.[1];
  if (path === undefined || path === '')
    throw pathname.startsWith('/rest/v1') ? refusals.root() : refusals.path();
  const [first = '', second, ...more] = path.split('/').map(decoded);
  if (second === undefined) return { kind: 'relation', name: first };
  if (first === 'rpc' && more.length === 0) return { kind: 'function', name: second };
  throw refusals.path();
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refusals.path();
  }
}
