// Makes the font files that every page waits for: the characters of English and German, Archivo at the one weight that
// the design uses with its width axis kept, Hanken Grotesk at the weights it uses. Run it after a family's update:
// `pnpm --filter @grow/ui run fonts`. The produced files are committed, so that a build needs no tool.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/fonts/', import.meta.url));

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const text = `${printable}ÄÖÜäöüßéè·×©°–—‘’‚“”„…‹›€−`;

// What the pages use of a font's rules: kerning, accents, figures of one width. Ligatures, fractions, small figures and the
// like bring a sixth more, for glyphs of their own, and a file below 14 kB arrives in one round trip.
const keepFeatures = ['kern', 'ccmp', 'tnum'];

const families = [
  {
    folder: dirname(require.resolve('@fontsource-variable/archivo/package.json')),
    source: 'archivo-latin-wdth-normal.woff2',
    name: 'archivo-display',
    axes: { wght: 780, wdth: { min: 66, max: 120 } },
    limit: 20_500,
  },
  {
    folder: dirname(require.resolve('@fontsource-variable/hanken-grotesk/package.json')),
    source: 'hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-grotesk-text',
    axes: { wght: { min: 400, max: 660 } },
    limit: 13_500,
  },
];

// What draws link pictures reads neither woff2 nor axes: each family once more, at the one place where a picture shows it.
const pictureText =
  text + Array.from({ length: 64 }, (_, index) => String.fromCharCode(192 + index)).join('');
const pictures = [
  { ...families[0], name: 'archivo-picture', axes: { wght: 780, wdth: 108 } },
  { ...families[1], name: 'hanken-grotesk-picture', axes: { wght: 540 } },
];
for (const { folder, source, name, axes } of pictures) {
  const whole = readFileSync(join(folder, 'files', source));
  const options = { targetFormat: 'sfnt', variationAxes: axes, keepFeatures: ['kern', 'ccmp'] };
  writeFileSync(join(target, `${name}.ttf`), await subsetFont(whole, pictureText, options));
}

for (const { folder, source, name, axes, limit } of families) {
  const whole = readFileSync(join(folder, 'files', source));
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures });
  if (subset.length > limit) throw new Error(`${name} has ${subset.length} bytes, more than ${limit}`);
  writeFileSync(join(target, `${name}.woff2`), subset);
  copyFileSync(join(folder, 'LICENSE'), join(target, `${name}.OFL.txt`));
  console.log(`${name}: ${subset.length} bytes`);
}
