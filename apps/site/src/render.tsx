// Pages as strings: called by the build for every page, and by the development server for one at a time.
import { siteConfig } from '@grow/shell';
import { GlobalStyle } from '@grow/ui';
import { themeScript } from '@grow/ui/frame';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { imprint, privacy } from './content/legalTexts';
import { readContent, type SiteContent } from './content/snapshot';
import { documentHtml, type PageAssets } from './document';
import { EventsPage } from './events/EventsPage';
import { localeScript } from './frame/localeScript';
import { SiteFrame } from './frame/SiteFrame';
import { HomePage } from './home/HomePage';
import { LegalPage } from './legal/LegalPage';
import { NotFoundPage } from './notFound/NotFoundPage';
import { m } from './paraglide/messages';
import { overwriteGetLocale, type Locale } from './paraglide/runtime';
import { pageAt, pageFile, pageKeys, pagePath, siteLocales, type PageKey } from './paths';

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
  }
}

function headOf(page: PageKey, label: string): { title: string; description: string } {
  const name = siteConfig.name;
  switch (page) {
    case 'home':
      return { title: m.home_title({ name }), description: m.home_description({ name }) };
    case 'events':
      return { title: m.events_page_title({ label }), description: m.events_description({ label }) };
    case 'imprint':
      return { title: m.imprint_page_title({ label }), description: m.imprint_description({ name }) };
    case 'privacy':
      return { title: m.privacy_page_title({ label }), description: m.privacy_description({ name }) };
    case 'notFound':
      return { title: m.not_found_page_title({ label }), description: m.home_description({ name }) };
  }
}

/** The library's own bookkeeping in the stylesheet, of use only to a page that will be hydrated. */
const BOOKKEEPING = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/|\n/g;

function drawPage(page: PageKey, locale: Locale, content: SiteContent): { body: string; css: string } {
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
    const css = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .replace(BOOKKEEPING, '');
    return { body, css };
  } finally {
    sheet.seal();
  }
}

/** One page as a complete document, the configuration marker still in it. */
export function renderPage(page: PageKey, locale: Locale, now: Date, assets: PageAssets): string {
  overwriteGetLocale(() => locale);
  const content = readContent(now);
  const { body, css } = drawPage(page, locale, content);
  const isIndexed = page !== 'notFound';
  return documentHtml({
    locale,
    ...headOf(page, content.season.label),
    path: isIndexed ? pagePath(page, locale) : null,
    alternates: siteLocales.map((other) => ({ locale: other, path: pagePath(page, other) })),
    headScripts: locale === 'en' && isIndexed ? [themeScript, localeScript] : [themeScript],
    body,
    css,
    assets,
  });
}

/** The page of an address, for the development server. */
export function renderAddress(
  pathname: string,
  now: Date,
  assets: PageAssets,
): { html: string; status: number } {
  const { page, locale } = pageAt(pathname);
  return { html: renderPage(page, locale, now, assets), status: page === 'notFound' ? 404 : 200 };
}

/** Every page of the site with the file it belongs in. */
export function renderSite(now: Date, assets: PageAssets): { file: string; html: string }[] {
  return siteLocales.flatMap((locale) =>
    pageKeys.map((page) => ({ file: pageFile(page, locale), html: renderPage(page, locale, now, assets) })),
  );
}
