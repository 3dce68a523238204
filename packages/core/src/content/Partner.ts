import type { Database } from '../db/database.types';
import { readRow } from '../db/readRow';
import { textProblem, type TextProblem } from '../text/textRules';

/** What a partner gives, in the order in which they are shown. */
export const partnerTiers = ['main', 'prize', 'workshop', 'media', 'city'] as const;
/** What a partner gives. */
export type PartnerTier = (typeof partnerTiers)[number];

/** An organisation that carries the season. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly tier: PartnerTier;
  /** A small JPEG on white as a data URL; undefined where the name stands in letters. */
  readonly logo: string | undefined;
  /** An https address; anything else is left out. */
  readonly url: string | undefined;
  /** Place in the list, smallest first. */
  readonly position: number;
  /** Whether the site shows it; others only ORGA sees. */
  readonly isPublished: boolean;
}

/** What an organiser writes of a partner; an absent field stays, '' clears logo and address. */
export type PartnerChanges = {
  readonly [Field in 'name' | 'logo' | 'url']?: string;
} & { readonly tier?: PartnerTier; readonly isPublished?: boolean };

const logoPattern = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;
const urlPattern = /^https:\/\/\S+$/;

/** Reads a row of `partners`. @throws AppError `malformed_row` naming the column. */
export function partnerFromRow(value: unknown): Partner {
  const row = readRow('partners', value);
  const logo = row.optionalText('logo');
  const url = row.optionalText('url')?.trim();
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    tier: row.oneOf('tier', partnerTiers),
    logo: logo !== undefined && logoPattern.test(logo) ? logo : undefined,
    // An address from the database becomes a link: only the harmless scheme does.
    url: url !== undefined && urlPattern.test(url) ? url : undefined,
    position: row.number('position'),
    isPublished: row.flag('published', false),
  };
}

type PartnerUpdate = Database['public']['Tables']['partners']['Update'];

/** Writes changes as columns of `partners`, texts without blanks around them. */
export function partnerToRow({ name, tier, logo, url, isPublished }: PartnerChanges): PartnerUpdate {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(tier === undefined ? {} : { tier }),
    ...(logo === undefined ? {} : { logo: logo === '' ? null : logo }),
    ...(url === undefined ? {} : { url: url.trim() === '' ? null : url.trim() }),
    ...(isPublished === undefined ? {} : { published: isPublished }),
  };
}

/** Longest texts in characters: the database refuses more. `logo` counts those of the data URL, some 88 kB of picture. */
export const partnerLimits = { name: 80, url: 300, logo: 120_000 } as const;

/** A field of a partner that has rules. */
export type PartnerField = keyof typeof partnerLimits;

/** The fields that cannot be saved, each with its problem; empty when all can. Absent ones are not looked at. */
export function validatePartner(fields: PartnerChanges): { readonly [Field in PartnerField]?: TextProblem } {
  const problems: { [Field in PartnerField]?: TextProblem } = {};
  for (const [field, max] of Object.entries(partnerLimits) as [PartnerField, number][]) {
    const text = fields[field];
    if (text === undefined) continue;
    const problem = textProblem(text, max, field === 'name');
    if (problem) problems[field] = problem;
    else if (field === 'url' && text.trim() !== '' && !urlPattern.test(text.trim()))
      problems[field] = { code: 'invalid' };
  }
  return problems;
}

/** Partners by what they give, in the order of the tiers; within one in the order they came. Tiers without any are left out. */
export function partnersByTier<P extends Pick<Partner, 'tier'>>(
  partners: readonly P[],
): { tier: PartnerTier; partners: P[] }[] {
  return partnerTiers
    .map((tier) => ({ tier, partners: partners.filter((partner) => partner.tier === tier) }))
    .filter((group) => group.partners.length > 0);
}
