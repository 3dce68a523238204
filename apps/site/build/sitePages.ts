// How the site becomes HTML: the build draws every page once, the development server draws one per request.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type * as Render from '../src/render';
import { configScript } from './configScript';

const RENDER_MODULE = '/src/render.tsx';
const ACCOUNT_MODULE = 'src/account/main.tsx';
const QUESTIONS_MODULE = 'src/home/questionSearch.ts';
const STYLES_MODULE = 'src/styles.ts';

/** Where the three parts of the build lie: what is served, the inline script, and the module that draws pages. */
export type BuildFolders = { readonly client: string; readonly frame: string; readonly ssr: string };

/** Both families without their extended halves: what the first screen is set in. */
const PRELOADED = /(archivo|hanken)(?!.*-ext)/i;

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

function readAssets({ client, frame }: BuildFolders): Render.PageAssets {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const account = manifest[ACCOUNT_MODULE];
  const questions = manifest[QUESTIONS_MODULE];
  const styles = manifest[STYLES_MODULE];
  if (!account || !questions || !styles)
    throw new Error('The client build lacks a script of the account or the questions, or the styles');
  const css = (styles.css ?? []).map((file) => readFileSync(join(client, file), 'utf8')).join('');
  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const script = readdirSync(frame).find((name) => name.endsWith('.js'));
  if (!script) throw new Error('The frame build wrote no script');
  return {
    css: css.trim(),
    preloadedFonts: [...new Set(fonts.filter((file) => file.endsWith('.woff2') && PRELOADED.test(file)))].map(
      (file) => `/${file}`,
    ),
    frameScript: { inline: readFileSync(join(frame, script), 'utf8').trim() },
    accountScript: `/${account.file}`,
    questionsScript: `/${questions.file}`,
  };
}

/** Draws every page into the built folder. */
export async function writePages(folders: BuildFolders, now: Date): Promise<string[]> {
  const assets = readAssets(folders);
  const entry = pathToFileURL(join(folders.ssr, 'render.mjs')).href;
  const { renderSite } = (await import(entry)) as typeof Render;
  const pages = renderSite(now, assets);
  for (const { file, html } of pages) {
    const path = join(folders.client, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  }
  rmSync(join(folders.client, '.vite'), { recursive: true });
  return pages.map(({ file }) => file);
}

async function drawForDevelopment(server: ViteDevServer, url: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The pages need a runnable environment');
  const { renderAddress } = await ssr.runner.import<typeof Render>(RENDER_MODULE);
  const pathname = new URL(url, 'http://localhost').pathname;
  const { html, status } = renderAddress(pathname, new Date(), {
    css: '',
    preloadedFonts: [],
    frameScript: { src: '/src/frame/dev.ts' },
    accountScript: `/${ACCOUNT_MODULE}`,
    questionsScript: `/${QUESTIONS_MODULE}`,
  });
  const stamped = html.replace('<!--grow-config-->', () => configScript());
  return { html: await server.transformIndexHtml(url, stamped), status };
}

/** Draws pages on request in development, and reloads the browser when what they are drawn from changes. */
export function sitePages(): Plugin {
  return {
    name: 'grow-site-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          drawForDevelopment(server, request.originalUrl ?? '/').then(({ html, status }) => {
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          }, next);
        });
      };
    },
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send({ type: 'full-reload' });
    },
  };
}
