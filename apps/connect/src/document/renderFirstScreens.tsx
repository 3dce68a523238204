// What connect's document shows by itself, drawn when it is built from the components that the app shows while it loads.
import { DocumentFrame, LOCALES, type Locale } from '@grow/shell';
import { GlobalStyle } from '@grow/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { m } from '../paraglide/messages';
import { routeEntries } from '../routes/matching';
import { skeletonShapes, type SkeletonShape } from '../routes/RouteEntry';
import { ScreenSkeleton } from '../shared/fallback';

/** Frames and screens as markup, what they say, and the style of all pages with theirs. */
export type FirstScreens = {
  readonly css: string;
  readonly frames: readonly { locale: Locale; isMember: boolean; html: string }[];
  readonly screens: readonly { shape: SkeletonShape; html: string }[];
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

/** Draws all of them. */
export function renderFirstScreens(): FirstScreens {
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
    const labels = { en: m.loading({}, { locale: 'en' }), de: m.loading({}, { locale: 'de' }) };
    const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/\n?/g, '');
    return { css, frames, screens, labels, addresses };
  } finally {
    sheet.seal();
  }
}
