/** A text in English and German; one alone is said in both. */
export type Both = readonly [en: string, de?: string | undefined];

/** What a finalist of a season before tells in its story, besides its pitch and what became of it. */
export interface Tale {
  /** Everybody in the team, the captain first: name, and what they do. */
  people: readonly (readonly [name: string, ...does: Both])[];
  mentor?: string;
  link?: string;
  /** What stands beside what became of it: name and value. */
  facts: readonly (readonly [label: Both, value: Both])[];
  /** Three numbers of the shared picture: what is counted, and how much. */
  figures: readonly (readonly [label: Both, value: Both])[];
  quotes: readonly (readonly [voice: 'juror' | 'mentor' | 'outside', name: string, role: Both, text: Both])[];
  /** By week: what they say of it, its number, and the mentor's words that sent it back. */
  weeks: Readonly<Record<number, readonly [line: Both, figure?: Both | undefined, returned?: string]>>;
  /** Weeks in which nothing was handed in. */
  missed?: readonly number[];
  /** The running total: what is counted, and the total on days of the season. */
  curve?: readonly [label: Both, points: readonly (readonly [day: number, total: number])[]];
}
