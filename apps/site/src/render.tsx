// Pages as strings: called by the build for every page, and by the development server for one at a time.
import { GlobalStyle } from '@grow/ui';
import { themeScript } from '@grow/ui/frame';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { readContent, type SiteContent } from './content/snapshot';
import { documentHtml, type PageAssets, type PageHeadText } from './document';
import { localeScript } from './frame/localeScript';
import { SiteFrame } from './frame/SiteFrame';
import { sitePicturePath, sitePictures, type Picture } from './meta/pictures';
import { calendarFiles, siteFiles, type SiteFile } from './meta/siteFiles';
import { overwriteGetLocale, type Locale } from './paraglide/runtime';
import { siteLocales } from './paths';
import { allPages, pageAt, pageFile, pagePath, routeOf, type PageKey } from './routes/pages';
import { drawnPages } from './routes/drawnPages';
import type { DrawnPage, PageProps, RouteEntry } from './routes/RouteEntry';

export type { PageAssets };

/** A page's markup, and its styles as an element that the account script takes over, so that rules keep their order. */
function drawPage(page: PageKey, { Page }: DrawnPage, props: PageProps): { body: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <SiteFrame page={page} locale={props.locale} content={props.content}>
            <Page {...props} />
          </SiteFrame>
        </>,
      ),
    );
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const headOf = (entry: RouteEntry, { data }: DrawnPage, props: PageProps): PageHeadText => ({
  title: entry.title(props),
  description: entry.description(props),
  picture: entry.picture?.(props) ?? sitePicturePath,
  data: data?.(props),
});

/** A script that fetches another one when everything else is there and has been painted in its own fonts. */
const afterPaint = (script: string) =>
  `addEventListener('load',()=>document.fonts.ready.then(()=>setTimeout(()=>import(${JSON.stringify(script)}),99)))`;

/** One page as a complete document, the configuration marker still in it. */
function renderPage(page: PageKey, locale: Locale, content: SiteContent, assets: PageAssets): string {
  overwriteGetLocale(() => locale);
  const { name, entry, slug } = routeOf(page);
  const drawn = drawnPages[name];
  const props: PageProps = { content, locale, slug };
  const { body, styles } = drawPage(page, drawn, props);
  const { isIndexed, headScript, script, showsSeatsAtOnce } = entry;
  return documentHtml({
    locale,
    head: headOf(entry, drawn, props),
    path: isIndexed ? pagePath(page, locale) : null,
    alternates: siteLocales.map((other) => ({ locale: other, path: pagePath(page, other) })),
    headScripts: [
      themeScript,
      ...(locale === 'en' && isIndexed ? [localeScript] : []),
      ...(headScript ? [headScript] : []),
    ],
    scripts: [
      assets.frameScript,
      ...(script ? [assets[script]] : []),
      ...(showsSeatsAtOnce && body.includes(' data-seats=')
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
  const content = readContent(now, { locale });
  const page = allPages(content).includes(asked) ? asked : 'notFound';
  const html = renderPage(page, locale, content, assets);
  return { html, status: page === 'notFound' ? 404 : 200 };
}

/** All that a build writes: the pages, the files around them, and the pictures as SVG that become PNG. */
export type RenderedSite = { pages: SiteFile[]; files: SiteFile[]; pictures: Picture[] };

/** The whole site at a time. */
export function renderSite(now: Date, assets: PageAssets): RenderedSite {
  const contents = siteLocales.map((locale) => ({ locale, content: readContent(now, { locale }) }));
  const pages = contents.flatMap(({ locale, content }) =>
    allPages(content).map((page) => ({
      file: pageFile(page, locale),
      text: renderPage(page, locale, content, assets),
    })),
  );
  const calendars = contents.flatMap(({ locale, content }) => calendarFiles(content, locale));
  // Nothing of these is said in a language.
  const content = readContent(now);
  return { pages, files: [...siteFiles(content), ...calendars], pictures: sitePictures(content) };
}
