// What connect's document shows by itself, drawn when it is built from the components that the app shows while it loads.
import {
  createClientSource,
  DocumentFrame,
  fixedLocale,
  LOCALES,
  PageProviders,
  type Locale,
} from '@grow/shell';
import { GlobalStyle } from '@grow/ui';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { loadScreen } from '../app/screens';
import { m } from '../paraglide/messages';
import { baseLocale, overwriteGetLocale } from '../paraglide/runtime';
import { BASE, fullPath } from '../paths';
import { routeEntries } from '../routes/matching';
import { skeletonShapes, type SkeletonShape } from '../routes/RouteEntry';
import { ScreenSkeleton } from '../shared/fallback';

/** Frames and screens as markup, what they say, and the style of all pages with theirs. */
export type FirstScreens = {
  readonly css: string;
  readonly frames: readonly { locale: Locale; isMember: boolean; html: string }[];
  readonly screens: readonly { shape: SkeletonShape; html: string }[];
  /** The screens that the document has whole: one can type into them before any script is here. */
  readonly whole: readonly { path: string; locale: Locale; html: string }[];
  /** What is said of a screen on its way: its `role="status"` is empty. */
  readonly labels: Readonly<Record<Locale, string>>;
  /** Where each shape stands: the router's patterns, inside connect. Everywhere else it is `page`. */
  readonly addresses: readonly { path: string; shape: SkeletonShape }[];
};

const addresses = routeEntries.flatMap((entry) =>
  [entry, ...Object.values(entry.children ?? {})].flatMap(({ path, skeleton }) =>
    skeleton === undefined ? [] : [{ path, shape: skeleton }],
  ),
);

const visitor = createClientSource(() => new Promise(() => undefined), '');

/** A screen as visitors see it before the client has come. */
function wholeAt(path: string, Screen: ComponentType, locale: Locale): ReactNode {
  return (
    <PageProviders client={visitor} locale={fixedLocale(locale)}>
      <StaticRouter basename={BASE} location={fullPath(path)}>
        <Screen />
      </StaticRouter>
    </PageProviders>
  );
}

const loadWhole = (): Promise<{ path: string; Screen: ComponentType }[]> =>
  Promise.all(
    routeEntries
      .filter(({ isInDocument }) => isInDocument)
      .map(async ({ path, screen }) => ({ path, Screen: (await loadScreen(screen)).Screen })),
  );

/** What the sheet notes for a hydration, which there is none of here, beside what has a look. */
const notStyle = /<\/?style[^>]*>|\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Draws all of them. */
export async function renderFirstScreens(): Promise<FirstScreens> {
  const inDocument = await loadWhole();
  const sheet = new ServerStyleSheet();
  const draw = (element: ReactNode) => renderToStaticMarkup(sheet.collectStyles(element));
  try {
    draw(<GlobalStyle />);
    const frames = LOCALES.flatMap((locale) =>
      [true, false].map((isMember) => ({
        locale,
        isMember,
        html: draw(<DocumentFrame locale={locale} isAccountExpected={isMember} />),
      })),
    );
    const screens = skeletonShapes.map((shape) => ({
      shape,
      html: draw(<ScreenSkeleton shape={shape} label="" />),
    }));
    const whole = LOCALES.flatMap((locale) => {
      overwriteGetLocale(() => locale);
      return inDocument.map(({ path, Screen }) => ({
        path,
        locale,
        html: draw(wholeAt(path, Screen, locale)),
      }));
    });
    const labels = { en: m.loading({}, { locale: 'en' }), de: m.loading({}, { locale: 'de' }) };
    const css = sheet.getStyleTags().replaceAll(notStyle, '');
    return { css, frames, screens, whole, labels, addresses };
  } finally {
    sheet.seal();
    overwriteGetLocale(() => baseLocale);
  }
}
