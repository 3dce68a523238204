// Whether the database has the migrations and the buckets of this checkout.
import { guide, missing, notAsked, ok, warning } from '../finding.mjs';

const push = 'pnpm hosted:push database';

/** The level that the project names, or undefined. */
export const levelIn = ({ project: { level } }) =>
  level?.status === 200 && typeof level.json === 'string' ? level.json : undefined;

/** @returns {import('../finding.mjs').Finding} */
export function checkMigrations(answers, { migrations }) {
  const newest = migrations.at(-1);
  const { level: answer } = answers.project;
  if (answer.json?.code === 'PGRST202')
    return missing(
      'migrations',
      'The database cannot say which it has, so it is older than this checkout.',
      push,
    );
  const level = levelIn(answers);
  if (level === undefined)
    return missing('migrations', `The database answers ${answer.status} to the question which it has.`, push);
  if (level === newest)
    return ok('migrations', `All ${migrations.length} are there, the newest being ${newest}.`);
  if (level > newest)
    return warning(
      'migrations',
      `The database has ${level}, and this checkout ends with ${newest}.`,
      'git pull: what is checked here is older than what is deployed.',
    );
  const behind = migrations.filter((version) => version > level).length;
  return missing(
    'migrations',
    `${behind} of ${migrations.length} are missing after ${level || 'none'}.`,
    push,
  );
}

/** Why facts are not to be had, as a finding for a check, or null where they are. */
export function withoutFacts(check, { hasSecret, project: { facts } }) {
  if (!hasSecret)
    return notAsked(
      check,
      'It needs the secret key in GROW_SECRET_KEY.',
      'export GROW_SECRET_KEY=sb_secret_… from the project’s settings under API keys.',
    );
  if (facts.status === 200 && facts.json) return null;
  if (facts.status === 401 || facts.status === 403)
    return missing(
      check,
      'The project does not know the secret key, or does not take it for one.',
      'Take the secret key from the project’s settings under API keys.',
    );
  return missing(check, `The database answers ${facts.status} to the question for its facts.`, push);
}

function checkBucket(bucket, found) {
  const check = `bucket ${bucket.id}`;
  if (!found) return missing(check, 'It does not exist, so nothing can be uploaded to it.', push);
  const again = `Set it in the project’s settings under Storage as the migration has it.`;
  if (found.is_public !== bucket.isPublic)
    return missing(
      check,
      `It is ${found.is_public ? 'public: everybody reads its files' : 'private'}.`,
      again,
    );
  if (found.size_limit !== bucket.sizeLimit)
    return (found.size_limit ?? Infinity) < bucket.sizeLimit
      ? missing(check, `It takes files of ${found.size_limit} bytes instead of ${bucket.sizeLimit}.`, again)
      : warning(
          check,
          `It takes files of ${found.size_limit ?? 'any number of'} bytes instead of ${bucket.sizeLimit}.`,
          again,
        );
  const lacking = bucket.types.filter((type) => !(found.types ?? bucket.types).includes(type));
  if (lacking.length > 0) return missing(check, `It does not take ${lacking.join(', ')}.`, again);
  if (found.types === null || found.types.length > bucket.types.length)
    return warning(check, 'It takes other kinds of files, too.', again);
  return ok(check, `It takes files of ${bucket.sizeLimit} bytes of ${bucket.types.length} kinds.`);
}

/** @returns {import('../finding.mjs').Finding[]} */
export function checkBuckets(answers, { buckets }) {
  const reason = withoutFacts('buckets', answers);
  if (reason) return [reason];
  const found = new Map(answers.project.facts.json.buckets.map((bucket) => [bucket.id, bucket]));
  return buckets.map((bucket) => checkBucket(bucket, found.get(bucket.id)));
}

export const clockGuide = guide('The clock');
