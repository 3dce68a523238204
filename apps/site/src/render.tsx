// Pages as strings: called by the build for every page, and by the development server for one at a time.
import { GlobalStyle } from '@grow/ui';
import { themeScript } from '@grow/ui/frame';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { imprint, privacy } from './content/legalTexts';
import { readContent, type SiteContent } from './content/snapshot';
import { documentHtml, type PageAssets } from './document';
import { EventPage } from './events/EventPage';
import { EventsPage } from './events/EventsPage';
import { waitScript } from './filters/waitScript';
import { localeScript } from './frame/localeScript';
import { SiteFrame } from './frame/SiteFrame';
import { HomePage } from './home/HomePage';
import { LegalPage } from './legal/LegalPage';
import { sitePictures, type Picture } from './meta/pictures';
import { allPages, siteFiles, type SiteFile } from './meta/siteFiles';
import { NotFoundPage } from './notFound/NotFoundPage';
import { pageHead } from './pageHeads';
import { overwriteGetLocale, type Locale } from './paraglide/runtime';
import { eventSlugOf, pageAt, pageFile, pagePath, siteLocales, type PageKey } from './paths';

export type { PageAssets };

function bodyOf(page: PageKey, locale: Locale, content: SiteContent): ReactNode {
  switch (page) {
    case 'home':
      return <HomePage content={content} locale={locale} />;
    case 'events':
      return <EventsPage content={content} locale={locale} />;
    case 'imprint':
      return <LegalPage text={imprint[locale]} />;
    case 'privacy':
      return <LegalPage text={privacy[locale]} />;
    case 'notFound':
      return <NotFoundPage locale={locale} />;
    default:
      return <EventPage slug={eventSlugOf(page) ?? ''} content={content} locale={locale} />;
  }
}

/** A page's markup, and its styles as an element that the account script takes over, so that rules keep their order. */
function drawPage(page: PageKey, locale: Locale, content: SiteContent): { body: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <SiteFrame page={page} locale={locale} content={content}>
            {bodyOf(page, locale, content)}
          </SiteFrame>
        </>,
      ),
    );
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** A script that fetches another one when everything else is there and has been painted in its own fonts. */
const afterPaint = (script: string) =>
  `addEventListener('load',()=>document.fonts.ready.then(()=>setTimeout(()=>import(${JSON.stringify(script)}),99)))`;

/** One page as a complete document, the configuration marker still in it. */
function renderPage(page: PageKey, locale: Locale, content: SiteContent, assets: PageAssets): string {
  overwriteGetLocale(() => locale);
  const { body, styles } = drawPage(page, locale, content);
  const isIndexed = page !== 'notFound';
  return documentHtml({
    locale,
    head: pageHead(page, locale, content),
    path: isIndexed ? pagePath(page, locale) : null,
    alternates: siteLocales.map((other) => ({ locale: other, path: pagePath(page, other) })),
    headScripts: [
      themeScript,
      ...(locale === 'en' && isIndexed ? [localeScript] : []),
      ...(page === 'events' ? [waitScript] : []),
    ],
    scripts: [
      assets.frameScript,
      ...(page === 'events' ? [assets.filterScript] : []),
      // Home asks when somebody scrolls; here the places are in sight.
      ...(page !== 'home' && body.includes(' data-seats=')
        ? [{ inline: afterPaint(assets.laterScript) }]
        : []),
    ],
    body,
    styles,
    assets,
  });
}

/** The page of an address, for the development server. */
export function renderAddress(
  pathname: string,
  now: Date,
  assets: PageAssets,
): { html: string; status: number } {
  const { page: asked, locale } = pageAt(pathname);
  const content = readContent(now);
  const page = allPages(content).includes(asked) ? asked : 'notFound';
  return { html: renderPage(page, locale, content, assets), status: page === 'notFound' ? 404 : 200 };
}

/** All that a build writes: the pages, the files around them, and the pictures as SVG that become PNG. */
export type RenderedSite = { pages: SiteFile[]; files: SiteFile[]; pictures: Picture[] };

/** The whole site at a moment. */
export function renderSite(now: Date, assets: PageAssets): RenderedSite {
  const content = readContent(now);
  const pages = siteLocales.flatMap((locale) =>
    allPages(content).map((page) => ({
      file: pageFile(page, locale),
      text: renderPage(page, locale, content, assets),
    })),
  );
  return { pages, files: siteFiles(content), pictures: sitePictures(content) };
}
