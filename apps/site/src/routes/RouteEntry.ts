// What the route table says about a page.
import type { MenuItem } from '@grow/core';
import type { ComponentType } from 'react';
import type { SiteContent } from '../content/snapshot';
import type { Locale } from '../paraglide/runtime';

/** What a page and its head are drawn from. */
export type PageProps = {
  readonly content: SiteContent;
  readonly locale: Locale;
  /** What stands for the path's `:slug`; empty where the path has none. */
  readonly slug: string;
};

/** A page as it is drawn, and what search engines read about it, where there is something to say. */
export type DrawnPage = {
  readonly Page: ComponentType<PageProps>;
  readonly data?: (page: PageProps) => object;
};

/** A page of the site, or with `:slug` in its path one page for each thing. */
export type RouteEntry = {
  /** In English; the other languages stand below their own folder. `*`: every address without a page. */
  readonly path: string;
  /** All values of `:slug`. */
  readonly slugs?: (content: SiteContent) => readonly string[];
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The entry of the header's menu that leads here. */
  readonly menu?: MenuItem['key'];
  /** In the page's language, as is the description. */
  readonly title: (page: PageProps) => string;
  readonly description: (page: PageProps) => string;
  /** Path of the picture that stands for a link to the page; the season's where there is none. */
  readonly picture?: (page: PageProps) => string;
  /** The text of a script in the head of this page. */
  readonly headScript?: string;
  /** A script of this page, by its name among the build's. */
  readonly script?: 'filterScript' | 'showcaseScript';
  /** Seats left are in sight: their script comes by itself, and not with the first scroll. */
  readonly showsSeatsAtOnce?: true;
};
