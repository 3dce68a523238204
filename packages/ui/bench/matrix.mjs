// How soon 1,000 teams by their weeks stand there and how they scroll, against the same 1,000 rows as plain elements, all of
// them drawn; built for production and run in Chromium. Prints medians in ms and their ratios and fails where the matrix is the
// slower one. No test: it depends on the machine. By hand: `pnpm --filter @grow/ui bench:matrix [rounds]`.
import { measureInBrowser } from './inBrowser.mjs';

const { rows, kit, plain } = await measureInBrowser('matrix.tsx', Number(process.argv[2] ?? 7));
for (const [name, what] of [
  ['paint', 'first paint'],
  ['step', 'a step of 300 px, script, style and layout'],
  ['worst', 'the slowest of these steps'],
]) {
  const ratio = kit[name] / plain[name];
  console.log(
    `${rows} teams, ${what}: matrix ${kit[name].toFixed(1)} ms, plain ${plain[name].toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
}
console.log(`elements: matrix ${kit.elements}, plain ${plain.elements}`);
if (kit.paint > plain.paint || kit.step > plain.step) process.exitCode = 1;
