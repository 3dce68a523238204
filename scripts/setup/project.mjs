// Which Supabase project the apps talk to on this machine: the local backend, or one that is named.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkConfig } from '../../deploy/files.mjs';
import { root } from './run.mjs';

/**
 * The project that GROW_SUPABASE_URL and GROW_SUPABASE_KEY name, `{ url, publishableKey }`: a hosted one, or one that the
 * Supabase CLI has started. Undefined when neither is set: the local backend is meant.
 * @throws Error that says which of the two is missing or wrong.
 */
export function namedProject(env = process.env) {
  const { GROW_SUPABASE_URL: url, GROW_SUPABASE_KEY: publishableKey } = env;
  if (!url && !publishableKey) return undefined;
  if (!url || !publishableKey)
    throw new Error(
      `${url ? 'GROW_SUPABASE_KEY' : 'GROW_SUPABASE_URL'} is missing. Set both to use another project, or neither for the local backend.`,
    );
  try {
    checkConfig({ supabaseUrl: url, supabaseKey: publishableKey });
  } catch (error) {
    throw new Error(
      error.message
        .replaceAll('supabaseUrl', 'GROW_SUPABASE_URL')
        .replaceAll('supabaseKey', 'GROW_SUPABASE_KEY'),
      { cause: error },
    );
  }
  return { url: url.endsWith('/') ? url.slice(0, -1) : url, publishableKey: publishableKey.trim() };
}

/** The same for a command: half a name or a wrong one ends the program in words. */
export function requireProject() {
  try {
    return namedProject();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

/**
 * The project of this machine's apps, `{ url, publishableKey }`: the named one, else the local backend that runs.
 * @throws Error that says how to start one.
 */
export function servedProject(env = process.env) {
  const named = namedProject(env);
  if (named) return named;
  const file = env.GROW_ENV_FILE ?? path.join(root, 'packages/backend/.local/env.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error('No backend is running here. Start one with: pnpm dev', { cause });
  }
}
