import fc from 'fast-check';

// The same cases in every run, so that a red run means a changed product. GROW_SEED=random (or a number) tries others;
// a failure prints the seed and the path that replay it.
const chosen = process.env['GROW_SEED'] ?? '2425';
if (chosen !== 'random') fc.configureGlobal({ seed: Number(chosen) });
