// How much slower a list of 1,000 rows of the kit mounts than the same markup written as plain elements, built for
// production and run in Chromium. Prints medians in ms and their ratio and fails above the limit. No test: it depends on
// the machine. By hand: `pnpm --filter @grow/ui bench [rounds]`.
import { measureInBrowser } from './inBrowser.mjs';

/** What the kit may take, as a multiple of plain elements. */
const LIMIT = 2.5;

for (const { name, elements, kit, plain } of await measureInBrowser(
  'rows.tsx',
  Number(process.argv[2] ?? 15),
)) {
  const ratio = kit / plain;
  console.log(
    `${name}: ${elements} elements, kit ${kit.toFixed(0)} ms, plain ${plain.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
  );
  if (ratio > LIMIT) process.exitCode = 1;
}
