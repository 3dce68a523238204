import { insideConnect } from '../../paths';

/** The event whose page is to be opened after logging in, by the last part of its address; undefined for any other page. */
export function reservedSlug(next: string | undefined): string | undefined {
  const path = next === undefined ? undefined : insideConnect(next);
  return path === undefined ? undefined : /^\/events\/([a-z0-9]+(?:-[a-z0-9]+)*)(?=$|[?#])/.exec(path)?.[1];
}
