import { RestRefusal } from '../refusals';
import type { DatabaseFunction, QualifiedName, Schema } from '../schema/Schema';
import { SLIGHT_LIKENESS, closest } from './closest';

/** Types of a body that can be the one unnamed argument of a function, and the types of that. */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
};

/** What a call says about the function it means. */
export interface Call {
  name: QualifiedName;
  keys: readonly string[];
  /** The media type of the body. */
  type: string;
  isPost: boolean;
}

/**
 * The function that a call means, by its name and the names of its arguments.
 *
 * @throws RestRefusal PGRST202 for none, PGRST203 for several
 */
export function findFunction(
  schema: Schema,
  call: Call,
): { called: DatabaseFunction; takesWholeBody: boolean } {
  const candidates = schema.functionsNamed(call.name);
  const byNames = candidates.filter((candidate) => takes(candidate, call));
  const byBody = candidates.filter((candidate) => !byNames.includes(candidate) && takesBody(candidate, call));
  const [called, ...others] = byNames.length > 0 ? byNames : byBody;
  if (called === undefined) throw noFunction(schema, call, candidates);
  if (others.length > 0) throw ambiguous([called, ...others]);
  return { called, takesWholeBody: byNames.length === 0 };
}

function isRaw({ isPost, type }: Call): boolean {
  return isPost && ['text/plain', 'text/xml', 'application/octet-stream'].includes(type);
}

function takes({ parameters }: DatabaseFunction, call: Call): boolean {
  if (parameters.length === 0) return call.keys.length === 0 && !isRaw(call);
  if (isRaw(call) && parameters.some(({ isRequired }) => isRequired)) return false;
  return (
    call.keys.every((key) => parameters.some(({ name }) => name === key)) &&
    parameters.every(({ name, isRequired }) => !isRequired || (name !== '' && call.keys.includes(name)))
  );
}

function takesBody({ parameters }: DatabaseFunction, { isPost, type }: Call): boolean {
  const [only, ...more] = parameters;
  if (!isPost || only?.name !== '' || more.length > 0) return false;
  return UNNAMED[type]?.includes(only.type) ?? false;
}

function ambiguous(candidates: readonly DatabaseFunction[]): RestRefusal {
  const signatures = candidates.map(({ schema, name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ');
    return `${schema}.${name}(${list})`;
  });
  return new RestRefusal(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  );
}

function noFunction(schema: Schema, call: Call, candidates: readonly DatabaseFunction[]): RestRefusal {
  const name = `${call.name.schema}.${call.name.name}`;
  const keys = [...call.keys].sort();
  const list = keys.join(', ');
  const named = keys.length === 0 ? ' without parameters' : `(${list})`;
  const searched =
    keys.length === 0 ? ' without parameters' : ` with parameter${keys.length > 1 ? 's' : ''} ${list}`;
  const bodies: Record<string, string> = {
    'text/plain': ' with a single unnamed text parameter',
    'text/xml': ' with a single unnamed xml parameter',
    'application/octet-stream': ' with a single unnamed bytea parameter',
    'application/json': `${searched} or with a single unnamed json/jsonb parameter`,
  };
  const how = (call.isPost ? bodies[call.type] : undefined) ?? searched;
  return new RestRefusal(
    404,
    'PGRST202',
    `Could not find the function ${name}${isRaw(call) ? '' : named} in the schema cache`,
    `Searched for the function ${name}${how}, but no matches were found in the schema cache.`,
    isRaw(call) ? null : hintFor(schema, call, candidates),
  );
}

function hintFor(
  schema: Schema,
  { name, keys }: Call,
  candidates: readonly DatabaseFunction[],
): string | null {
  const start = `Perhaps you meant to call the function ${name.schema}.`;
  if (candidates.length > 0) {
    const signatureOf = (list: readonly string[]): string => `(${[...list].sort().join(', ')})`;
    const signatures = candidates.map(({ parameters }) =>
      signatureOf(parameters.map((parameter) => parameter.name)),
    );
    const near = closest(signatureOf(keys), signatures, SLIGHT_LIKENESS);
    return near === null ? null : `${start}${name.name}${near}`;
  }
  const names = schema.functions.filter((other) => other.schema === name.schema).map((other) => other.name);
  const near = closest(name.name, names);
  return near === null ? null : `${start}${near}`;
}
