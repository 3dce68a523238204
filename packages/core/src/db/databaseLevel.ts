// Generated from the migrations by "pnpm --filter @grow/backend run types". Never edited by hand.

/** The version of the newest migration that this code was written for. */
export const databaseLevel = '20241101082951';
