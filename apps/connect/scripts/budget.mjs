// node scripts/budget.mjs: fails where the built app is heavier than it may be. In kB of 1,000 bytes, gzip.
import { bytesOf, filesOf, gzipBytes, stages, readManifest } from './bytes.mjs';

/**
 * What may be downloaded at most: `input` until something can be typed into the login, `login` until its form is the app's,
 * `firstScreen` from the login on, `later` in any single chunk after it.
 */
const limits = { input: 135_000, login: 142_000, firstScreen: 240_000, later: 45_000 };

const manifest = readManifest();
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const entrance = new Set(filesOf(manifest, stages.login));
const later = [...new Set(Object.values(manifest).map(({ file }) => file))].filter(
  (file) => file.endsWith('.js') && !entrance.has(file),
);
const heaviest = later.map((file) => [file, gzipBytes(file)]).sort(([, a], [, b]) => b - a)[0];

const found = [
  ['login, before the first input', bytesOf([]), limits.input],
  ['login with its scripts', bytesOf([...entrance]), limits.login],
  ['login and first screen after it', bytesOf(filesOf(manifest, stages.firstScreen)), limits.firstScreen],
  [`heaviest later chunk, ${heaviest[0]}`, heaviest[1], limits.later],
];

for (const [name, bytes, limit] of found)
  console.log(`${bytes <= limit ? 'ok      ' : 'TOO MUCH'} ${name}: ${kB(bytes)} of ${kB(limit)}`);
if (found.some(([, bytes, limit]) => bytes > limit)) {
  console.log(
    filesOf(manifest, stages.firstScreen)
      .map((file) => `  ${kB(gzipBytes(file)).padStart(9)}  ${file}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
