/** Where a project answers, and the key that everybody may read. */
export interface Project {
  url: string;
  publishableKey: string;
}

/** The project that GROW_SUPABASE_URL and GROW_SUPABASE_KEY name; undefined: the local backend is meant. */
export function namedProject(env?: NodeJS.ProcessEnv): Project | undefined;

/** The project of this machine's apps: the named one, else the local backend that runs. @throws Error in words. */
export function servedProject(env?: NodeJS.ProcessEnv): Project;
