// pnpm run doctor: asks a deployment from outside whether everything is in place. docs/deploy.md, “Is everything in place?”.
import { parseArgs } from 'node:util';
import { isPublicKey } from '../publicKey.mjs';
import { askEverything } from './answers.mjs';
import { checkAll } from './checks/index.mjs';
import { readCheckout } from './checkout.mjs';
import { isLoopback } from './isLoopback.mjs';
import { exitCodeOf, reportOf } from './report.mjs';

const usage = `pnpm run doctor --url <project address> --key <publishable key> [--site <address of the site>] [--json]

  GROW_SECRET_KEY         also asks for buckets and the clock
  SUPABASE_ACCESS_TOKEN   also asks for the templates of mails
  GROW_REDIRECT_URLS      further addresses that a login may lead back to
`;

class UsageError extends Error {}

/** An origin as it was meant; with a path or without a scheme it is another thing. */
function originOf(option, text) {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`${option} must be an address such as https://www.example.org.`);
  if (url.protocol === 'http:' && !isLoopback(url))
    throw new UsageError(`${option} must begin with https://: a key or a session goes there.`);
  return url.origin;
}

/** Which key is which. A secret one is taken in the place of the other, and never said again. */
function keysOf(key, env) {
  const given = key?.trim() ?? '';
  const secret = env.GROW_SECRET_KEY?.trim() || undefined;
  if (given === '') throw new UsageError('--key is missing: the publishable key of the project.');
  if (secret && isPublicKey(secret)) throw new UsageError('GROW_SECRET_KEY is a publishable key.');
  return isPublicKey(given) ? { publishable: given, secret } : { secret: secret ?? given };
}

/** Who may ask for the templates of mails; GROW_MANAGEMENT_URL is for a stand-in of the address that hosted projects have. */
function managementOf(url, env) {
  const token = env.SUPABASE_ACCESS_TOKEN?.trim();
  const reference = env.GROW_PROJECT_REF?.trim() || /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url)?.[1];
  if (!token || !reference) return undefined;
  return { token, reference, managementUrl: env.GROW_MANAGEMENT_URL };
}

async function main(env) {
  const text = { type: 'string' };
  let values;
  try {
    ({ values } = parseArgs({ options: { url: text, key: text, site: text, json: { type: 'boolean' } } }));
  } catch (error) {
    throw new UsageError(error.message);
  }
  const url = originOf('--url', values.url);
  const checkout = readCheckout();
  const answers = await askEverything(
    {
      url,
      keys: keysOf(values.key, env),
      site: values.site === undefined ? undefined : originOf('--site', values.site),
      redirects: (env.GROW_REDIRECT_URLS ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
      management: managementOf(url, env),
    },
    checkout,
  );
  const findings = checkAll(answers, checkout);
  process.stdout.write(
    values.json ? `${JSON.stringify({ askedAt: answers.askedAt, findings }, null, 2)}\n` : reportOf(findings),
  );
  return exitCodeOf(findings);
}

try {
  process.exitCode = await main(process.env);
} catch (error) {
  process.stderr.write(error instanceof UsageError ? `${error.message}\n\n${usage}` : `${error.stack}\n`);
  process.exitCode = 1;
}
