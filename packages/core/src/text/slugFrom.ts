import { withoutAccents } from './withoutAccents';

/** The longest slug in characters. */
const MOST = 60;

/** A slug made from a text: small letters, digits and hyphens, cut at a word; '' where nothing of it can stay. */
export function slugFrom(text: string): string {
  const german = text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss');
  const slug = withoutAccents(german)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= MOST
    ? slug
    : slug
        .slice(0, MOST + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MOST);
}
