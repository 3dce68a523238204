// The files around the pages: sitemap, robots, manifest, and a calendar file for every event in every language.
import { calendarFile } from '@grow/core/calendar';
import { siteConfig } from '@grow/shell';
import { pageColors } from '@grow/ui';
import type { SiteContent } from '../content/snapshot';
import type { Locale } from '../paraglide/runtime';
import { calendarPath, siteLocales } from '../paths';
import { allPages, pagePath, routeOf } from '../routes/pages';
import { siteOrigin } from '../siteOrigin';

/** A text file and where it belongs, below the built folder. */
export type SiteFile = { readonly file: string; readonly text: string };

function sitemap(content: SiteContent): string {
  const changed = content.now.toISOString().slice(0, 10);
  const urls = allPages(content)
    .filter((page) => routeOf(page).entry.isIndexed)
    .flatMap((page) =>
      siteLocales.map((locale) => {
        const others = siteLocales.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other}" href="${siteOrigin}${pagePath(page, other)}"/>`,
        );
        const address = siteOrigin + pagePath(page, locale);
        return `<url><loc>${address}</loc><lastmod>${changed}</lastmod>${others.join('')}</url>`;
      }),
    );
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

const robots = `User-agent: *\nAllow: /\nDisallow: /connect/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;

function manifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const fields = {
    name: siteConfig.name,
    short_name: siteConfig.name,
    start_url: '/',
    display: 'browser',
    background_color: pageColors.dark,
    theme_color: pageColors.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** Everything beside the pages that is text. */
export function siteFiles(content: SiteContent): SiteFile[] {
  return [
    { file: 'sitemap.xml', text: sitemap(content) },
    { file: 'robots.txt', text: robots },
    { file: 'site.webmanifest', text: manifest() },
  ];
}

/** The calendar file of every event, in a language. */
export function calendarFiles(content: SiteContent, locale: Locale): SiteFile[] {
  return content.events.map((event) => ({
    file: calendarPath(event.slug, locale).slice(1),
    text: calendarFile([{ event, pageUrl: siteOrigin + pagePath(`event:${event.slug}`, locale) }], {
      now: content.now,
    }),
  }));
}
