import { createServer, type Server } from 'node:http';
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { launchOptions } from '../../../scripts/setup/chromium.mjs';
import { withExif } from './outside/exif';
import { packOutside, type Packed } from './outside/packed';
import type { Outcome, PageApi } from './outside/page';
import {
  failingExamples,
  given,
  promisesOf,
  readReadmeExamples,
  type ReadmeExample,
} from './outside/readmeExamples';

const here = dirname(fileURLToPath(import.meta.url));
let packed: Packed;
/** What an entry of `exports` is imported as. */
const idOf = (entry: string): string => `@grow/core${entry.slice(1)}`;
const entries = Object.keys(manifest.exports).map(idOf);

beforeAll(async () => {
  packed = await packOutside();
}, 240_000);

afterAll(async () => {
  await packed.remove();
});

describe('the packed package', () => {
  it('has nothing that publint or are-the-types-wrong would correct', async () => {
    expect(await packed.run(packed.binary('publint'), 'run', packed.tarball, '--strict')).toContain(
      'All good',
    );
    // It fails by its exit code. The oldest way of resolving knows no subpaths; no bundler and no Node that we support uses it.
    const types = await packed.run(
      packed.binary('attw'),
      packed.tarball,
      '--format',
      'ascii',
      '--profile',
      'node16',
    );
    expect(types).toContain('node16 (from CJS): 🟢 (CJS)');
  }, 120_000);

  it('keeps sources, tests and workspace protocols to itself', async () => {
    const files = (await packed.run('tar', '-tzf', packed.tarball)).split('\n').filter(Boolean);
    expect(
      files.filter(
        (file) => !/^package\/(dist\/[\w.-]+\.(c?js|d\.c?ts)|package\.json|README\.md)$/.test(file),
      ),
    ).toEqual([]);
    const manifest = await readFile(join(packed.project, 'node_modules/@grow/core/package.json'), 'utf8');
    expect(manifest).not.toMatch(/catalog:|workspace:|\.\/src\//);
    expect(JSON.parse(manifest)).toMatchObject({ license: 'UNLICENSED', sideEffects: false });
  });

  it('is the same when npm packs it, and the manifest of the workspace comes back', async () => {
    const before = await readFile(join(here, '../package.json'), 'utf8');
    const byNpm = await packed.packWithNpm();
    const list = async (tarball: string) => (await packed.run('tar', '-tzf', tarball)).split('\n').sort();
    expect(await list(byNpm)).toEqual(await list(packed.tarball));
    const published = async (tarball: string): Promise<Record<string, unknown>> => {
      const text = await packed.run('tar', '-xzOf', tarball, 'package/package.json');
      // Neither is read by whoever installs it.
      const {
        scripts: _,
        devDependencies: __,
        publishConfig: ___,
        ...rest
      } = JSON.parse(text) as Record<string, unknown>;
      return rest;
    };
    expect(await published(byNpm)).toEqual(await published(packed.tarball));
    expect(await readFile(join(here, '../package.json'), 'utf8')).toBe(before);
  }, 60_000);

  it.each([
    ['import', 'mjs', `const load = (id) => import(id);`],
    [
      'require',
      'cjs',
      `const { createRequire } = require('node:module'); const load = createRequire(__filename);`,
    ],
  ])('gives the same names from every entry in a plain Node script by %s', async (_, ending, load) => {
    await writeFile(
      join(packed.project, `entries.${ending}`),
      `${load}
       const names = async (id) => Object.keys(await load(id)).filter((name) => !/^(default|module.exports|__esModule)$/.test(name)).sort();
       (async () => {
         const all = await Promise.all(${JSON.stringify(entries)}.map(async (id) => [id, await names(id)]));
         console.log(JSON.stringify(all));
         process.exit(0);
       })();`,
    );
    const found = new Map(JSON.parse(await packed.run('node', `entries.${ending}`)) as [string, string[]][]);
    for (const [entry, source] of Object.entries(manifest.exports)) {
      const inSource = (await import(/* @vite-ignore */ join('..', source))) as object;
      expect(found.get(idOf(entry)), entry).toEqual(Object.keys(inSource).sort());
    }
  });

  it.each(['import', 'require'])(
    'makes a client by %s where there is no WebSocket, until realtime is asked for',
    async (way) => {
      const file = way === 'import' ? 'quiet.mjs' : 'quiet.cjs';
      const load =
        way === 'import'
          ? `import { createGrowClient } from '@grow/core';`
          : `const { createGrowClient } = require('@grow/core');`;
      await writeFile(
        join(packed.project, file),
        `${load}
       delete globalThis.WebSocket;
       const { supabase, session, openRealtime } = createGrowClient({ supabaseUrl: 'http://localhost:1', supabaseKey: 'sb_publishable_x' });
       const told = [];
       openRealtime().catch(({ name, code, message }) => {
         told.push(name, code, message);
         return supabase.from('events').select('id');
       }).then(({ error }) => {
         console.log(JSON.stringify([typeof WebSocket, session.getSnapshot().status, ...told, error !== null]));
         process.exit(0);
       });`,
      );
      expect(JSON.parse(await packed.run('node', file))).toEqual([
        'undefined',
        'loading',
        'AppError',
        'configuration_invalid',
        'The setting realtime.transport is missing: this runtime has no WebSocket.',
        true,
      ]);
    },
  );

  it('recognises errors of the other build: both may be loaded at once', async () => {
    await writeFile(
      join(packed.project, 'both.mjs'),
      `import { createRequire } from 'node:module';
       import { isAppError } from '@grow/core';
       const { AppError } = createRequire(import.meta.url)('@grow/core');
       console.log(isAppError(new AppError('network')));`,
    );
    expect((await packed.run('node', 'both.mjs')).trim()).toBe('true');
  });

  it.each(['bundler', 'node16'])(
    'has types that a strict project takes, resolved as %s',
    async (moduleResolution) => {
      await writeFile(
        join(packed.project, 'typed.ts'),
        `import { AppError, errorCatalog, profileQueries, type Profile } from '@grow/core';
       import { buildProfile } from '@grow/core/testing';
       export const profile: Profile = buildProfile({ bio: 'x' });
       export const isRetryable: boolean = errorCatalog[new AppError('network').code].isRetryable;
       export const key: readonly unknown[] = profileQueries(undefined).detail('id').queryKey;
       // @ts-expect-error There is no such code.
       export const wrong = new AppError('nothing_like_that');`,
      );
      const module = moduleResolution === 'node16' ? 'node16' : 'esnext';
      const options = [
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--skipLibCheck',
        '--types',
        'node',
      ];
      const output = await packed.run(
        ...([packed.binary('tsc'), ...options, '--target', 'es2022', '--module', module] as [
          string,
          ...string[],
        ]),
        ...['--moduleResolution', moduleResolution, 'typed.ts'],
      );
      expect(output).toBe('');
    },
    60_000,
  );

  it.each([
    [
      'the menu',
      `import { isCurrentMenuLink, visibleMenuItems } from '@grow/core'; console.log(visibleMenuItems(null), isCurrentMenuLink('/', '/events'));`,
    ],
    [
      'the size of a picture',
      `import { fitWithin } from '@grow/core'; console.log(fitWithin({ width: 300, height: 250 }, { maxWidth: 200, maxHeight: 200 }));`,
    ],
    ['a slug', `import { slugFrom } from '@grow/core/text'; console.log(slugFrom('A day'));`],
  ])('ships only what %s needs: less than 700 bytes gzipped', async (name, code) => {
    const input = join(packed.project, 'small.js');
    await writeFile(input, code);
    await build({
      root: packed.project,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'small', modulePreload: false, rolldownOptions: { input } },
    });
    const assets = join(packed.project, 'small', 'assets');
    const files = await Promise.all((await readdir(assets)).map((file) => readFile(join(assets, file))));
    const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(bytes, name).toBeGreaterThan(100);
    expect(bytes, name).toBeLessThan(700);
  });
});

describe('the README', () => {
  let examples: ReadmeExample[];
  const fileOf = (index: number, ending: string) => `example${index}.${ending}`;

  beforeAll(async () => {
    examples = await readReadmeExamples();
    await cp(given, join(packed.project, 'given.ts'));
    await Promise.all(
      examples.map(({ code }, index) => writeFile(join(packed.project, fileOf(index, 'ts')), code)),
    );
  });

  it('has an example for every entry', () => {
    const code = examples.map((example) => example.code).join('\n');
    expect(entries.filter((id) => !code.includes(`from '${id}'`))).toEqual([]);
  });

  it('has examples that a strict project takes', async () => {
    const files = examples.map((_, index) => fileOf(index, 'ts'));
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck'];
    const modules = ['--types', 'node', '--target', 'es2022', '--module', 'nodenext'];
    expect(await packed.run(packed.binary('tsc'), ...options, ...modules, 'given.ts', ...files)).toBe('');
  }, 60_000);

  it('says of every line what it gives', async () => {
    const runnable = examples.filter(({ isForBrowsers }) => !isForBrowsers);
    expect(runnable.filter((example) => promisesOf(example) === 0)).toEqual([]);
    expect(await failingExamples(packed, runnable)).toEqual([]);
  }, 60_000);
});

describe('the packed package in a browser', () => {
  let browser: Browser;
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    for (const file of ['page.ts', 'imageWorker.ts'])
      await cp(join(here, 'outside', file), join(packed.project, file));
    await writeFile(join(packed.project, 'index.html'), '<script type="module" src="./page.ts"></script>');
    await build({ root: packed.project, logLevel: 'error', build: { outDir: 'dist' } });
    server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : (request.url ?? '');
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      const headers = { 'content-type': type, 'content-security-policy': "default-src 'self'" };
      readFile(join(packed.project, 'dist', path)).then(
        (file) => response.writeHead(200, headers).end(file),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('globalThis.grow');
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(() => ask('drawIn', 'page'));

  function ask<Name extends keyof PageApi>(name: Name, ...args: Parameters<PageApi[Name]>) {
    const call = ([called, given]: [string, unknown[]]) =>
      (Reflect.get(globalThis, 'grow') as Record<string, (...all: unknown[]) => unknown>)[called]?.(...given);
    return page.evaluate(call, [name, args] as [string, unknown[]]) as ReturnType<PageApi[Name]>;
  }

  const colours: Record<string, number[]> = {
    R: [255, 0, 0],
    G: [0, 255, 0],
    B: [0, 0, 255],
    Y: [255, 255, 0],
    W: [255, 255, 255],
  };
  const nearest = (pixel: readonly number[]) => {
    const distance = (colour: number[]) =>
      colour.reduce((sum, value, at) => sum + Math.abs(value - (pixel[at] ?? 0)), 0);
    return Object.entries(colours).sort((a, b) => distance(a[1]) - distance(b[1]))[0]?.[0];
  };
  const look = ({ quarters = [] }: Outcome) => quarters.map(nearest).join('');

  // How the four quarters RGBY look once each orientation is applied.
  const turned: [number, string][] = [
    [1, 'RGBY'],
    [2, 'GRYB'],
    [3, 'YBGR'],
    [4, 'BYRG'],
    [5, 'RBGY'],
    [6, 'BRYG'],
    [7, 'YGBR'],
    [8, 'GYRB'],
  ];

  const places = ['page', 'worker'] as const;
  it.each(
    turned.flatMap(([orientation, upright]) => places.map((place) => ({ orientation, upright, place }))),
  )(
    'turns EXIF orientation $orientation upright in the $place, whole and cropped, and drops all metadata',
    async ({ orientation, upright, place }) => {
      await ask('drawIn', place);
      const isPortrait = orientation >= 5;
      const [a = '', b = '', c = '', d = ''] = upright;
      // Of the large photo a part is shrunk, of the small one enlarged: browsers do that in different ways.
      for (const [width, height] of [
        [1200, 400],
        [240, 80],
      ] as const) {
        const plain = Buffer.from(await ask('paint', width, height, 'image/jpeg'), 'base64');
        const photo = Buffer.from(withExif(plain, orientation)).toString('base64');
        const whole = await ask('resize', photo, { maxWidth: 60, maxHeight: 60 });
        expect([whole.width, whole.height]).toEqual(isPortrait ? [20, 60] : [60, 20]);
        expect(look(whole)).toBe(upright);

        const start = await ask('avatar', photo, { x: 0, y: 0 });
        expect(look(start)).toBe(isPortrait ? a + b + a + b : a + a + c + c);
        const end = await ask('avatar', photo, { x: 1, y: 1 });
        expect(look(end)).toBe(isPortrait ? c + d + c + d : b + b + d + d);
        const centre = await ask('avatar', photo);
        expect(look(centre)).toBe(upright);
        const zoomed = await ask('avatar', photo, { zoom: 2, x: 0, y: 0 });
        expect(look(zoomed)).toBe(a.repeat(4));
        for (const picture of [start, end, centre, zoomed]) {
          expect(picture).toMatchObject({ type: 'image/jpeg', width: 200, height: 200, openBitmaps: 0 });
          expect(picture.opened > 0).toBe(place === 'page');
          const bytes = Buffer.from(picture.base64 ?? '', 'base64').toString('latin1');
          expect(bytes).not.toMatch(/Exif|PHONE/);
        }
      }
    },
  );

  it.each(['image/png', 'image/webp'])('puts a transparent %s on white', async (type) => {
    const picture = await ask('avatar', await ask('paint', 400, 400, type, 0));
    expect(look(picture)).toBe('RGBW');
  });

  it('enlarges a small picture to exactly 200 × 200, and zooms', async () => {
    const small = await ask('paint', 8, 8, 'image/png');
    expect(await ask('avatar', small)).toMatchObject({ width: 200, height: 200 });
    const zoomed = await ask('avatar', small, { zoom: 2, x: 1, y: 1 });
    expect(look(zoomed)).toBe('YYYY');
  });

  it('scales 1 × 1000 to 1 × 200, and makes an avatar of it', async () => {
    const line = await ask('paint', 1, 1000, 'image/png');
    expect(await ask('resize', line, { maxWidth: 200, maxHeight: 200 })).toMatchObject({
      width: 1,
      height: 200,
    });
    expect(await ask('avatar', line)).toMatchObject({ width: 200, height: 200, openBitmaps: 0 });
  });

  it('takes a photo of twelve megapixels', async () => {
    const photo = await ask('paint', 4000, 3000, 'image/jpeg');
    expect(look(await ask('avatar', photo))).toBe('RGBY');
    expect(await ask('resize', photo, { maxWidth: 300, maxHeight: 200 })).toMatchObject({
      width: 300,
      height: 225,
    });
  }, 60_000);

  it('works on a canvas element where there is no OffscreenCanvas', async () => {
    const picture = await ask('avatarOnElement', await ask('paint', 400, 400, 'image/png'));
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 200, height: 200 });
    expect(look(picture)).toBe('RGBY');
  });

  it('says Error during resizing of image when a picture cannot be decoded', async () => {
    const whole = Buffer.from(await ask('paint', 400, 400, 'image/png'), 'base64');
    const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200, 7)]).toString('base64');
    expect(await ask('avatar', broken)).toEqual({
      error: { code: 'image_resize_failed', message: 'Error during resizing of image' },
      openBitmaps: 0,
      opened: 0,
    });
  });

  it('says Could not convert canvas to blob when the canvas cannot, and closes its bitmaps', async () => {
    expect(await ask('avatarWithoutBlob', await ask('paint', 400, 400, 'image/png'))).toEqual({
      error: { code: 'image_blob_failed', message: 'Could not convert canvas to blob' },
      openBitmaps: 0,
      opened: 2,
    });
  });

  it.each(['a worker that does not arrive', 'a page that may have no worker'] as const)(
    'draws in the page after %s',
    async (place) => {
      await ask('drawIn', place);
      const picture = await ask('avatar', await ask('paint', 400, 400, 'image/png'));
      expect(look(picture)).toBe('RGBY');
      expect(picture.opened).toBeGreaterThan(0);
    },
  );

  it('brings the errors of a worker home', async () => {
    await ask('drawIn', 'worker');
    const whole = Buffer.from(await ask('paint', 400, 400, 'image/png'), 'base64');
    const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200, 7)]).toString('base64');
    expect(await ask('avatar', broken)).toMatchObject({
      error: { code: 'image_resize_failed', message: 'Error during resizing of image' },
      opened: 0,
    });
    // The size is judged in the page, between decoding and drawing.
    const large = await ask('paint', 400, 400, 'image/png');
    expect(await ask('resize', large, { maxWidth: 0, maxHeight: 0 })).toMatchObject({
      error: { code: 'image_resize_failed' },
    });
  });

  it('refuses SVG and text called .jpg', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'no picture']) {
      const outcome = await ask('avatar', Buffer.from(text).toString('base64'));
      expect(outcome.error?.code).toBe('image_type_unsupported');
    }
  });
});
