// What a visit can find, and the figures of many.
import type { Look } from './plan';

/** What is counted, each of which is to be 0. */
export const kinds = {
  screen: 'another screen than the one that was meant, or a broken one',
  axe: 'axe violations',
  shift: 'layout shifts of a load',
  console: 'errors and warnings in the console',
  overflow: 'pages wider than their window',
  link: 'dead links',
} as const;
/** One of them. */
export type FindingKind = keyof typeof kinds;

/** Something that is wrong on a page. */
export interface Finding {
  kind: FindingKind;
  text: string;
}

/** What became of a visit. */
export interface Seen {
  state: string;
  role: string;
  route: string;
  language: string;
  address: string;
  isDenied: boolean;
  /** Where it led, when that is elsewhere. */
  ledTo?: string;
  /** Files below the report's folder. */
  pictures: readonly (Look & { file: string })[];
  findings: readonly Finding[];
}

/** How often each kind was found. */
export function figuresOf(seen: readonly Seen[]): Record<FindingKind, number> {
  const figures = { screen: 0, axe: 0, shift: 0, console: 0, overflow: 0, link: 0 };
  for (const { kind } of seen.flatMap(({ findings }) => findings)) figures[kind] += 1;
  return figures;
}
