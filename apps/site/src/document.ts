// The document around a page: everything that React does not draw.
import { siteOrigin } from './siteOrigin';
import type { Locale } from './paraglide/runtime';

/** What the build knows and a page needs: styles, the inline script, and where the account script lies. */
export type PageAssets = {
  /** Style sheet text that stands before the page's own, such as font faces. */
  readonly css: string;
  /** Fonts fetched before the style sheet asks for them. */
  readonly preloadedFonts: readonly string[];
  /** The script of the frame: inline text, or an address during development. */
  readonly frameScript: { readonly inline: string } | { readonly src: string };
  /** Address of the script that a session cookie loads. */
  readonly accountScript: string;
  /** Address of the script that the search of the questions loads. */
  readonly questionsScript: string;
};

type DocumentParts = {
  locale: Locale;
  title: string;
  description: string;
  /** Null for a page that is not indexed. */
  path: string | null;
  alternates: readonly { locale: Locale; path: string }[];
  headScripts: readonly string[];
  body: string;
  css: string;
  assets: PageAssets;
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function links({ path, alternates }: DocumentParts): string[] {
  if (path === null) return ['<meta name="robots" content="noindex">'];
  const address = (to: string) => escapeHtml(siteOrigin + to);
  return [
    `<link rel="canonical" href="${address(path)}">`,
    ...alternates.map((one) => `<link rel="alternate" hreflang="${one.locale}" href="${address(one.path)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address(alternates[0]?.path ?? path)}">`,
  ];
}

function frameScript(script: PageAssets['frameScript']): string {
  return 'inline' in script
    ? `<script>${script.inline}</script>`
    : `<script type="module" src="${escapeHtml(script.src)}"></script>`;
}

/** A complete HTML document. */
export function documentHtml(parts: DocumentParts): string {
  const { locale, title, description, headScripts, body, css, assets } = parts;
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-theme="dark">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="color-scheme" content="dark light">',
    ...headScripts.map((script) => `<script>${script}</script>`),
    ...links(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.preloadedFonts.map(
      (font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${assets.css}${css}</style>`,
    `<meta name="grow-account" content="${escapeHtml(assets.accountScript)}">`,
    ...(body.includes('id="faq-search"')
      ? [`<meta name="grow-questions" content="${escapeHtml(assets.questionsScript)}">`]
      : []),
    '<!--grow-config-->',
    '</head>',
    '<body>',
    body,
    frameScript(assets.frameScript),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
