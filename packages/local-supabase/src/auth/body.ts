import type { Context } from 'hono';
import { holdsTooMany } from '../gateway/holdsTooMany';
import { isJsonObject, type JsonObject } from '../tokens';
import { AuthFailure, invalid } from './errors';

/** Deepest nesting that is taken. */
const deepest = 100;

/** Whether the database can keep a value: no NUL, no half of a character, not nested past its depth. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}

/** The JSON object of a request; an absent body is an empty one. @throws AuthFailure bad_json */
export async function readBody(c: Context): Promise<JsonObject> {
  const text = await c.req.text();
  if (holdsTooMany(text, 'json'))
    throw new AuthFailure(413, 'payload_too_large', 'Request body is too large');
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isJsonObject(body) && isStorable(body)) return body;
  } catch {
    // Answered below like any other text that is no usable object.
  }
  throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON');
}

/** A text field; absent and null are ''. @throws AuthFailure bad_json */
export function textOf(body: JsonObject, name: string): string {
  const value = body[name] ?? '';
  if (typeof value === 'string') return value;
  throw new AuthFailure(400, 'bad_json', `Could not read the field ${name}: it must be a string`);
}

/** An object field; absent and null are undefined. @throws AuthFailure bad_json */
export function objectOf(body: JsonObject, name: string): JsonObject | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || isJsonObject(value)) return value;
  throw new AuthFailure(400, 'bad_json', `Could not read the field ${name}: it must be an object`);
}

/** What the hosted service takes for an address, and a domain of at least two labels; nothing in it splits a mail's header. */
const emailPattern =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** A usable address in lower case. @throws AuthFailure validation_failed */
export function checkedEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === '') throw invalid('An email address is required');
  if (email.length > 255) throw invalid('An email address is too long');
  if (!emailPattern.test(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
}
