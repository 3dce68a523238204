// How soon a page of people stands there and how it scrolls, against the same rows as plain elements; built for production and
// run in Chromium. Prints medians in ms and their ratios and fails above the limit. No test: it depends on the machine. By
// hand: `pnpm --filter @grow/ui bench:people [rounds]`.
import { measureInBrowser } from './inBrowser.mjs';

/** What the kit may take, as a multiple of plain elements. */
const LIMIT = 2.5;

const { kit, plain } = await measureInBrowser('people.tsx', Number(process.argv[2] ?? 15));
for (const [name, what] of [
  ['paint', 'first paint'],
  ['step', 'a step of 20 px, script, style and layout'],
  ['worst', 'the slowest of these steps'],
]) {
  const ratio = kit[name] / plain[name];
  console.log(
    `a page of people, ${what}: kit ${kit[name].toFixed(1)} ms, plain ${plain[name].toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
}
console.log(`elements: kit ${kit.elements}, plain ${plain.elements}`);
if (kit.paint > LIMIT * plain.paint) process.exitCode = 1;
