import { minifySync, type Plugin, type Rollup } from 'vite';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { storedSessionCookie } from '../../../packages/core/src/session/storedSession';
import { expressionOf } from './addresses';
import type { FirstScreens } from '../src/document/renderFirstScreens';

const LOOK = '<!--grow-look-->';
const FIRST_SCREEN = '<!--grow-first-screen-->';

/** For each shape one expression of all its addresses. */
function expressionsOf(addresses: FirstScreens['addresses']): Record<string, string> {
  const found: Record<string, string[]> = {};
  for (const { path: pattern, shape } of addresses) (found[shape] ??= []).push(pattern);
  return Object.fromEntries(
    Object.entries(found).map(([shape, patterns]) => [shape, expressionOf(...patterns)]),
  );
}

/** The script behind the root: it puts the frame and the screen of this address and reader into it. */
function scriptOf({ addresses, labels }: FirstScreens): string {
  return `{
    const root = document.getElementById('root');
    const parts = document.getElementById('first-screens').content;
    const take = (name) => parts.getElementById(name).content;
    const page = document.documentElement;
    let locale = 'en';
    try {
      const chosen = localStorage['grow-locale'];
      if ((chosen ?? localStorage['grow-profile-locale']) === 'de') locale = 'de';
      else if (!chosen && /^de/i.test(navigator.language)) page.dataset.offer = '';
    } catch {}
    const isMember = ${storedSessionCookie}.test(document.cookie);
    const here = location.pathname.replace(/\\/$/, '');
    const [shape = 'page'] = Object.entries(${JSON.stringify(expressionsOf(addresses))})
      .find(([, addresses]) => new RegExp(addresses).test(here)) ?? [];
    root.append(take((isMember ? 'member' : 'visitor') + '-' + locale));
    const whole = here + '-' + locale;
    const isWhole = !isMember && !location.search && parts.getElementById(whole);
    root.querySelector('main').append(take(isWhole ? whole : shape));
    if (isWhole)
      root.querySelector('form').onsubmit = (event) => {
        event.preventDefault();
        event.target.dataset.pressed = '';
      };
    for (const status of root.querySelectorAll('[role=status]'))
      status.textContent = ${JSON.stringify(labels)}[locale];
    for (const link of root.querySelectorAll('nav a'))
      if (here.endsWith(link.getAttribute('href'))) link.setAttribute('aria-current', 'page');
    for (const animation of root.querySelector('header').getAnimations()) animation.startTime = 0;
    page.lang = locale;
    page.dataset.firstScreen = '';
  }`;
}

/** The parts, of which the script shows two; none of them is on the page otherwise. */
function templatesOf({ frames, screens, whole }: FirstScreens): string {
  const parts = [
    ...frames.map(({ locale, isMember, html }) => [`${isMember ? 'member' : 'visitor'}-${locale}`, html]),
    ...screens.map(({ shape, html }) => [shape, html]),
    ...whole.map(({ path: pattern, locale, html }) => [`/connect${pattern}-${locale}`, html]),
  ];
  const templates = parts.map(([id, html]) => `<template id="${id}">${html}</template>`);
  return `<template id="first-screens">${templates.join('')}</template>`;
}

/** Takes the style sheets out of what the first scripts bring, and returns their text. */
function takeSheets(bundle: Rollup.OutputBundle): string {
  const taken = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
    for (const file of chunk.viteMetadata?.importedCss ?? []) taken.add(file);
    chunk.viteMetadata?.importedCss.clear();
  }
  return [...taken]
    .map((file) => {
      const sheet = bundle[file];
      delete bundle[file];
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    })
    .join('');
}

/**
 * Writes header and skeleton of every screen into the document, so that they stand before any script has come. The style
 * sheet with the faces goes into the document too: a script in the body would wait for it. `read` gives header and skeletons.
 */
export function firstScreen(read: () => Promise<FirstScreens>): Plugin {
  let faces = '';
  return {
    name: 'grow-first-screen',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        faces = takeSheets(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const screens = await read();
        const { code } = minifySync('first-screen.js', scriptOf(screens));
        return html
          .replace(LOOK, () => `<style>${faces}${screens.css}</style>`)
          .replace(FIRST_SCREEN, () => `${templatesOf(screens)}<script>${code.trim()}</script>`);
      },
    },
  };
}
