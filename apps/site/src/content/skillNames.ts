import type { Skill } from '@grow/core/people';
import type { Locale } from '../paraglide/runtime';

/** The names of skills in a language; a key that the catalogue no longer has is left out. */
export const skillNames = (keys: readonly string[], skills: readonly Skill[], locale: Locale): string[] =>
  keys.flatMap((key) => skills.find((skill) => skill.key === key)?.names[locale] ?? []);
