// The site as it is served: built for real into a folder of its own and asked for over HTTP.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '@grow/shell';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebServer, type WebServer } from '../../../deploy/server.mjs';
import { weighSite } from '../build/budgets';
import { readContent } from '../src/content/snapshot';
import { waitScript } from '../src/filters/waitScript';
import { overwriteGetLocale } from '../src/paraglide/runtime';
import { siteLocales } from '../src/paths';
import { allPages, pageFile, pagePath, routeOf } from '../src/routes/pages';
import { siteOrigin } from '../src/siteOrigin';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'grow-site-'));
const config = { supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_test' };
let server: WebServer;

const ask = async (path: string) => {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const content = readContent(new Date());
const pages = siteLocales.flatMap((locale) =>
  allPages(content).map((page) => ({ locale, page, file: pageFile(page, locale), ...routeOf(page) })),
);
const indexed = pages.filter(({ entry }) => entry.isIndexed);
const filesEnding = (end: string) =>
  readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(end),
  );
const fileText = (file: string) => readFileSync(join(folder, 'site', file), 'utf8');
/** A script that pages carry inline, as it was built into a folder of its own; pages join theirs and leave out the last semicolon. */
const builtScript = (part: string) => {
  const [file = ''] = readdirSync(join(folder, part)).filter((name) => name.endsWith('.js'));
  return readFileSync(join(folder, part, file), 'utf8')
    .trim()
    .replace(/;$/, '');
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

beforeAll(async () => {
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    environments: {
      client: { build: { outDir: join(folder, 'site') } },
      frame: { build: { outDir: join(folder, 'frame') } },
      filters: { build: { outDir: join(folder, 'filters') } },
      showcase: { build: { outDir: join(folder, 'showcase') } },
      // Below the app, so that what stays outside of the bundle is found.
      ssr: { build: { outDir: join(root, 'node_modules/.site-render-test') } },
    },
  });
  await builder.buildApp();
  server = await startWebServer({
    port: 0,
    siteDir: join(folder, 'site'),
    connectDir: join(folder, 'site'),
    config,
  });
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the build writes the pages of the route table in every language, and no other', () => {
  expect(filesEnding('.html').sort()).toEqual(pages.map(({ file }) => file).sort());
});

test('the sitemap names the pages that the route table has indexed, and no other', () => {
  const named = [...fileText('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
  expect(named.sort()).toEqual(indexed.map(({ page, locale }) => siteOrigin + pagePath(page, locale)).sort());
});

test('no script of a browser carries the route table: no pattern, no words of a head', () => {
  const scripts = [
    ...filesEnding('.js').map(fileText),
    ...pages.flatMap(({ file }) =>
      [...fileText(file).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text),
    ),
  ];
  // A script has the names apart from the words, so what stands around them is looked for.
  const names = new RegExp(`${siteConfig.name}|${content.season.label}`);
  const words = pages.map(({ entry, locale, slug }) => {
    overwriteGetLocale(() => locale);
    const parts = entry.description({ content, locale, slug }).split(names);
    return parts.reduce((one, other) => (other.length > one.length ? other : one));
  });
  expect(words.filter((one) => one.length < 20)).toEqual([]);
  const carries = (text: string) => scripts.some((script) => script.includes(text));
  expect(['/connect/events/', '/events/:slug', ...words].filter(carries)).toEqual(['/connect/events/']);
});

describe.each(pages)('$file', ({ locale, file }) => {
  test('has no style attribute and no event attribute', () => {
    const markup = fileText(file).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(markup.match(/<[^<>]*\sstyle=/g)).toBeNull();
    expect(markup.match(/<[^<>]*\son\w+=/g)).toBeNull();
  });

  test('loads no script, style or font from elsewhere, and no script file at all', () => {
    const html = fileText(file);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toMatch(/<link[^>]*rel="(stylesheet|modulepreload)"/);
    for (const [, url] of html.matchAll(/url\(["']?([^)"']+)/g)) expect(url).toMatch(/^\/assets\//);
  });

  test('says its language, its title and one first heading', () => {
    const html = fileText(file);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]{20,}">/g)).toHaveLength(1);
  });

  test('has each id once, and every part that is labelled by an id finds it', () => {
    const html = fileText(file);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(ids).toContain(id);
  });

  test('leads nowhere that does not answer', async () => {
    const html = fileText(file);
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs).not.toContain('#');
    expect(hrefs).not.toContain('');
    for (const href of new Set(hrefs.filter((one) => one.startsWith('/') && !one.startsWith('/connect')))) {
      const [path = '', id] = href.split('#');
      const target = await ask(path === '' ? '/' : path);
      expect(target.status, href).toBe(200);
      if (id) expect(target.html, href).toContain(` id="${id}"`);
    }
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
  });
});

describe('served', () => {
  test.each(indexed)('$file allows exactly its inline parts', async (one) => {
    const { headers, html, status } = await ask(pagePath(one.page, one.locale));
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    const inline = [
      ...html.matchAll(/<script>([\s\S]*?)<\/script>/g),
      ...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
    ];
    expect(inline.length).toBeGreaterThan(2);
    for (const [, text = ''] of inline) expect(policy).toContain(hash(text));
    expect(policy).not.toContain('unsafe');
    expect(html).toContain(`"supabaseKey":"${config.supabaseKey}"`);
  });

  test('home says in its title that it is the largest student founding contest in the country', async () => {
    const { html } = await ask('/');
    expect(html).toContain(
      `<title>${siteConfig.name}: the largest student founding contest in the country</title>`,
    );
  });

  test.each(siteLocales)(
    'home in %s has its questions at #faqs, each with its own address',
    async (locale) => {
      const { html } = await ask(pagePath('home', locale));
      expect(html).toContain('id="faqs"');
      for (const { slug } of content.faqs)
        expect(html).toMatch(new RegExp(`</summary><div id="faq-${slug}"`));
      expect(html).toMatch(/<body[^>]* data-later="\/assets\/later-[^"]+\.js"/);
    },
  );

  test('each page names itself and its other language', async () => {
    const { html } = await ask('/de/events');
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/de/events">`);
    expect(html).toContain(`hreflang="en" href="${siteOrigin}/events"`);
    expect(html).toMatch(/<a [^>]*href="\/events"[^>]*data-locale="en"/);
  });

  test('Events is the current page on its own page in both languages, and nowhere else', async () => {
    for (const path of ['/events', '/de/events']) {
      const current = (await ask(path)).html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
      expect(current.length).toBe(2);
      for (const link of current) expect(link).toContain(`href="${path}"`);
    }
    expect((await ask('/')).html).not.toContain('aria-current="page"');
  });

  test('an event is told in the language of the page', async () => {
    expect((await ask('/de/events/final')).html).toMatch(/<h1[^>]*>Das Finale/);
    expect((await ask('/events/final')).html).toMatch(/<h1[^>]*>The final/);
  });

  test('an unknown address is answered with the fallen letter, status 404 and no invitation to index it', async () => {
    const { status, html } = await ask('/de/nope');
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Hier wächst nichts');
  });

  test('a visitor runs one small script: no React, no backend client, nothing fetched', async () => {
    const { html } = await ask('/');
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts.at(-1)).toContain('--header-opacity');
    expect(scripts.join('')).not.toMatch(/createElement|supabase|react/i);
  });

  test('a page runs its own script of the route table, and no other page does', () => {
    const scripts = { filterScript: builtScript('filters'), showcaseScript: builtScript('showcase') };
    for (const { file, entry } of pages) {
      const html = fileText(file);
      for (const [name, script] of Object.entries(scripts))
        expect(html.includes(script), `${name} in ${file}`).toBe(entry.script === name);
      expect(html.includes(waitScript), file).toBe(entry.headScript === waitScript);
    }
  });
});

test('home weighs no more than its budget', () => {
  const weights = weighSite(join(folder, 'site'));
  expect(weights.length).toBe(8);
  expect(weights.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});
