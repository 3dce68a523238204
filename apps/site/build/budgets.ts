// What a page may weigh, and how it is weighed: as a server with its best settings would send it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A part of a built page with its size and its limit, in bytes. */
export type Weight = { readonly what: string; readonly bytes: number; readonly limit: number };

const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;

/** The most that a font file waited for may weigh, by the start of its name. */
const fontLimits = { archivo: 20_500, hanken: 13_500 } as const;

/** Weighs home in one file of a built folder: markup with styles, scripts that run before anybody does anything, fonts. */
function weighHome(folder: string, file: string): Weight[] {
  const html = readFileSync(join(folder, file), 'utf8');
  const scripts = [...html.matchAll(SCRIPTS)].map(([, text = '']) => text).join('');
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href = '']) => href,
  );
  return [
    {
      what: `${file}: HTML and CSS, Brotli`,
      bytes: brotliCompressSync(html.replace(SCRIPTS, '')).length,
      limit: 18_000,
    },
    { what: `${file}: scripts, gzip`, bytes: gzipSync(scripts, { level: 9 }).length, limit: 1_500 },
    ...Object.entries(fontLimits).map(([family, limit]) => {
      const [font = '', ...more] = fonts.filter((href) => href.startsWith(`/assets/${family}`));
      if (font === '' || more.length > 0)
        throw new Error(`${file} preloads ${more.length + 1} files of ${family}`);
      return { what: `${file}: ${family}`, bytes: readFileSync(join(folder, font)).length, limit };
    }),
  ];
}

/** Weighs home in every language. @throws Error when a family is not preloaded as one file. */
export function weighSite(folder: string): Weight[] {
  return ['index.html', 'de/index.html'].flatMap((file) => weighHome(folder, file));
}
