/** For `test.use` of tests about what moves: on desktops all others ask for less motion. */
export const inMotion = { reducedMotion: 'no-preference' } as const;
