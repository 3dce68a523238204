import { AppError } from '../errors/AppError';
import { textOrder } from '../text/textOrder';

/**
 * Writes JSON that two machines write alike, to be hashed (RFC 8785): names sorted by their UTF-16 units, no blanks, numbers
 * and texts as ECMAScript writes them.
 *
 * @throws `invalid_value` for what such a text cannot hold: undefined, NaN, Infinity, functions, objects of classes, cycles, and
 *   texts with half a surrogate pair.
 */
export function canonicalJson(value: unknown): string {
  return written(value, new Set());
}

function written(value: unknown, above: Set<object>): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value === 'string' && !halfSurrogate.test(value)) return JSON.stringify(value);
  if (typeof value !== 'object' || above.has(value)) throw refused(value);
  above.add(value);
  const text = Array.isArray(value) ? listOf(value, above) : objectOf(value, above);
  above.delete(value);
  return text;
}

/** A surrogate that is not half of a pair: with the `u` flag pairs are one character and do not match. */
const halfSurrogate = /\p{Surrogate}/u;

function listOf(values: readonly unknown[], above: Set<object>): string {
  // Array.from also reads holes, which are undefined and refused.
  return `[${Array.from(values, (value) => written(value, above)).join(',')}]`;
}

function objectOf(value: object, above: Set<object>): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw refused(value);
  const members = Object.entries(value).sort(([one], [other]) => textOrder(one, other));
  return `{${members.map(([name, member]) => `${written(name, above)}:${written(member, above)}`).join(',')}}`;
}

function refused(value: unknown): AppError {
  return new AppError('invalid_value', { message: `Not in canonical JSON: ${typeof value}` });
}
