// Which files the built scripts come in.

/**
 * Chunks fall along routes by themselves. What the first visit takes in any case is named here, each with all that it
 * imports: one file packs better than forty that other screens share. What stands earlier takes first.
 */
const firstVisit = [
  { name: 'page', tags: ['$initial' as const] },
  { name: 'login', test: /[\\/]screens[\\/]entrance[\\/]LoginScreen[\\/]index\.ts$/ },
  { name: 'member', test: /[\\/]app[\\/]member\.ts$/ },
  { name: 'dashboard', test: /[\\/]screens[\\/]home[\\/]DashboardScreen[\\/]index\.ts$/ },
  // The largest part of the client library, so that no file is larger than a later chunk may be.
  { name: 'auth', test: /[\\/]node_modules[\\/]@supabase[\\/]auth-js[\\/]/ },
  // With what score sheets take of it besides: otherwise that comes with everything that three screens share.
  { name: 'supabaseClient', test: /[\\/]app[\\/]supabaseClient\.ts$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** What many screens share comes in a few files with the first of them, instead of forty small ones; words soon do. */
const shared = [
  { name: 'kit', minShareCount: 4, test: /[\\/]packages[\\/]ui[\\/]/ },
  { name: 'core', minShareCount: 3, test: /[\\/]packages[\\/]core[\\/]/ },
  { name: 'shared', minShareCount: 4 },
  { name: 'shared', minShareCount: 2, test: /[\\/]paraglide[\\/]messages[\\/]/ },
  // In several files before one weighs more than it may; bytes of the modules as they are written.
].map((group) => ({ ...group, maxSize: 400_000 }));

/** For the output of the build. */
export const chunkGroups = [...firstVisit, ...shared];

/** Names of the chunks that every first visit takes; the page's own is named after its entry. */
export const firstVisitChunks: readonly string[] = ['index', ...firstVisit.map(({ name }) => name)];
