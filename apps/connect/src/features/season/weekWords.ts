import { weekTexts } from '@grow/shell';
import { getLocale } from '../../paraglide/runtime';

/** The verbs of the eleven weeks, in order. */
export const weekVerbs = (): string[] => weekTexts[getLocale()].map(({ verb }) => verb);

/** What one does in a week, in a sentence or two; empty outside 1 to 11. */
export const weekLead = (week: number): string => weekTexts[getLocale()][week - 1]?.task ?? '';
