// The document around a page: everything that React does not draw.
import { siteConfig } from '@grow/shell';
import { pageColors } from '@grow/ui';
import { pictureSize } from './meta/pictures';
import type { Locale } from './paraglide/runtime';
import { siteOrigin } from './siteOrigin';

/** What the head of a page says about it. */
export type PageHeadText = {
  readonly title: string;
  readonly description: string;
  /** Path of the picture that stands for a link to the page. */
  readonly picture: string;
  /** For search engines; undefined where there is nothing to say. */
  readonly data: object | undefined;
};

/** A script of a page: inline text, or an address during development. */
export type PageScript = { readonly inline: string } | { readonly src: string };

/** What the build knows and a page needs: styles, the inline script, and where the account script lies. */
export type PageAssets = {
  /** Style sheet text that stands before the page's own, such as font faces. */
  readonly css: string;
  /** Fonts fetched before the style sheet asks for them. */
  readonly preloadedFonts: readonly string[];
  /** The script of the frame. */
  readonly frameScript: PageScript;
  /** The script of the filters of events. */
  readonly filterScript: PageScript;
  /** The script of the filters of the showcase. */
  readonly showcaseScript: PageScript;
  /** Address of the script that the first touch of the menu's button loads. */
  readonly menuScript: string;
  /** Address of the script that a session cookie loads. */
  readonly accountScript: string;
  /** Address of the script for what the page can do once somebody moves on it. */
  readonly laterScript: string;
  /** Address of the script for visits that report. */
  readonly reportsScript: string;
};

type DocumentParts = {
  locale: Locale;
  head: PageHeadText;
  /** Null for a page that is not indexed. */
  path: string | null;
  alternates: readonly { locale: Locale; path: string }[];
  headScripts: readonly string[];
  /** Scripts after the body, in their order. */
  scripts: readonly PageScript[];
  body: string;
  /** The page's own style elements. */
  styles: string;
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

const openGraphLocales: Record<Locale, string> = { en: 'en_GB', de: 'de_DE' };

/** What other sites show for a link to the page. */
function openGraph({ head, locale, path }: DocumentParts): string[] {
  if (path === null) return [];
  const properties = {
    type: 'website',
    site_name: siteConfig.name,
    title: head.title,
    description: head.description,
    url: siteOrigin + path,
    locale: openGraphLocales[locale],
    image: siteOrigin + head.picture,
    'image:width': pictureSize.width,
    'image:height': pictureSize.height,
  };
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(`${value}`)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Data for search engines; no `<` of it can end its element. */
function structuredData(data: object | undefined): string[] {
  if (!data) return [];
  return [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`];
}

/** The addresses of the scripts that the frame's script loads when they are asked for. */
function lazyScripts({ body, assets }: DocumentParts): string {
  const hasLater = /id="faq-search"| data-seats=/.test(body);
  const addresses = Object.entries({
    menu: assets.menuScript,
    ...(hasLater ? { later: assets.laterScript } : {}),
    account: assets.accountScript,
    reports: assets.reportsScript,
  });
  return addresses.map(([name, address]) => `data-${name}="${escapeHtml(address)}"`).join(' ');
}

/** Inline scripts as one element: each element costs a hash in the policy that travels with the page. */
function inlineScript(scripts: readonly string[]): string[] {
  return scripts.length > 0 ? [`<script>${scripts.join(';')}</script>`] : [];
}

function scriptElements(scripts: readonly PageScript[]): string[] {
  return [
    ...inlineScript(scripts.flatMap((script) => ('inline' in script ? script.inline.replace(/;$/, '') : []))),
    ...scripts.flatMap((script) =>
      'src' in script ? `<script type="module" src="${escapeHtml(script.src)}"></script>` : [],
    ),
  ];
}

/** A complete HTML document. */
export function documentHtml(parts: DocumentParts): string {
  const { locale, head, headScripts, scripts, body, styles, assets } = parts;
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-theme="dark">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    '<meta name="color-scheme" content="dark light">',
    ...inlineScript(headScripts),
    ...links(parts),
    ...openGraph(parts),
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icons/touch-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${pageColors.dark}">`,
    ...assets.preloadedFonts.map(
      (font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${assets.css}</style>`,
    styles,
    '<!--grow-config-->',
    '</head>',
    `<body ${lazyScripts(parts)}>`,
    body,
    ...structuredData(head.data),
    ...scriptElements(scripts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
