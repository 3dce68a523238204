// How the site becomes HTML: the build draws every page once, the development server draws one per request.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { preloadFonts } from '../../../packages/ui/src/fonts/preloadFonts';
import type * as Render from '../src/render';
import { configScript } from './configScript';
import { renderPng } from './renderPng';

const RENDER_MODULE = '/src/render.tsx';
const ACCOUNT_MODULE = 'src/account/main.tsx';
const MENU_MODULE = 'src/menu/main.ts';
const LATER_MODULE = 'src/later/main.ts';
const REPORTS_MODULE = 'src/reports/main.ts';
const STYLES_MODULE = 'src/styles.ts';

/** Where the parts of the build lie: what is served, the inline scripts, and the module that draws pages. */
export type BuildFolders = {
  readonly client: string;
  readonly frame: string;
  readonly filters: string;
  readonly showcase: string;
  readonly ssr: string;
};

/** What the first screen is set in. */
const isPreloaded = (file: string) => preloadFonts.some((font) => file.includes(`/${font.file}`));

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

function readScript(folder: string): { inline: string } {
  const script = readdirSync(folder).find((name) => name.endsWith('.js'));
  if (!script) throw new Error(`The build wrote no script into ${folder}`);
  return { inline: readFileSync(join(folder, script), 'utf8').trim() };
}

function readAssets({ client, frame, filters, showcase }: BuildFolders): Render.PageAssets {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const account = manifest[ACCOUNT_MODULE];
  const menu = manifest[MENU_MODULE];
  const later = manifest[LATER_MODULE];
  const reports = manifest[REPORTS_MODULE];
  const styles = manifest[STYLES_MODULE];
  if (!account || !menu || !later || !reports || !styles)
    throw new Error('The client build lacks a script or the styles');
  const css = (styles.css ?? []).map((file) => readFileSync(join(client, file), 'utf8')).join('');
  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return {
    css: css.trim(),
    preloadedFonts: [...new Set(fonts.filter((file) => file.endsWith('.woff2') && isPreloaded(file)))].map(
      (file) => `/${file}`,
    ),
    frameScript: readScript(frame),
    filterScript: readScript(filters),
    showcaseScript: readScript(showcase),
    menuScript: `/${menu.file}`,
    accountScript: `/${account.file}`,
    laterScript: `/${later.file}`,
    reportsScript: `/${reports.file}`,
  };
}

/** Folders of pulled files that pages name. */
const pulledFolders = ['partners', 'stories'] as const;

/** Pulled logos and pictures take the place of the committed ones: of those nothing is left that nobody published. */
function copyPulled(content: string, client: string): void {
  for (const folder of pulledFolders) {
    rmSync(join(client, folder), { recursive: true, force: true });
    cpSync(join(content, folder), join(client, folder), { recursive: true });
  }
}

/** Draws every page, file and picture into the built folder; `content` is a folder of pulled content. Returns the pages' files. */
export async function writePages(folders: BuildFolders, now: Date, content?: string): Promise<string[]> {
  if (content !== undefined) copyPulled(content, folders.client);
  const assets = readAssets(folders);
  const entry = pathToFileURL(join(folders.ssr, 'render.mjs')).href;
  const { renderSite } = (await import(entry)) as typeof Render;
  const { pages, files, pictures } = renderSite(now, assets);
  const write = (file: string, content: string | Uint8Array) => {
    const path = join(folders.client, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const { file, text } of pages) write(file, text);
  for (const { file, text } of files) write(file, text);
  for (const { path, svg } of pictures) write(path, renderPng(svg));
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
    filterScript: { src: '/src/filters/main.ts' },
    showcaseScript: { src: '/src/showcase/main.ts' },
    menuScript: `/${MENU_MODULE}`,
    accountScript: `/${ACCOUNT_MODULE}`,
    laterScript: `/${LATER_MODULE}`,
    reportsScript: `/${REPORTS_MODULE}`,
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
