// One part of a hand-in as organisers type it.
import type { MilestonePart, MilestonePartKind } from '../milestone/MilestonePart';
import { slugFrom } from '../text/slugFrom';
import { singleLineProblem, type TextProblem } from '../text/textRules';

/** A part as its form holds it. */
export type PartValues = {
  /** Its name in values, which never changes; made from its label while it is new. */
  readonly key: string;
  readonly kind: MilestonePartKind;
  readonly labelEn: string;
  readonly labelDe: string;
  readonly hintEn: string;
  readonly hintDe: string;
  readonly isRequired: boolean;
  /** Characters of a text; how many of anything else. Digits. */
  readonly limit: string;
  readonly maxBytes: number | undefined;
  readonly mediaTypes: readonly string[] | undefined;
};

/** Longest texts in characters: the database refuses more. */
const partLimits = { label: 60, hint: 140 } as const;
/** Most parts of a hand-in. */
export const MOST_PARTS = 12;

/** What a new part of a kind takes: how large each file may be in bytes, and of which types. */
const filesOfKind: Partial<Record<MilestonePartKind, Pick<PartValues, 'maxBytes' | 'mediaTypes'>>> = {
  file: {
    maxBytes: 50_000_000,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain'],
  },
  film: { maxBytes: 200_000_000, mediaTypes: ['video/mp4', 'video/quicktime', 'video/webm'] },
};

/** The highest limit that the database takes of a kind. */
const mostOfKind = (kind: MilestonePartKind): number => (kind === 'text' ? 5000 : 20);

/** A part that is being added. */
export const newPart = (kind: MilestonePartKind, isRequired: boolean): PartValues => ({
  key: '',
  kind,
  ...{ labelEn: '', labelDe: '', hintEn: '', hintDe: '', isRequired },
  limit: kind === 'text' ? '600' : '1',
  maxBytes: filesOfKind[kind]?.maxBytes,
  mediaTypes: filesOfKind[kind]?.mediaTypes,
});

/** The stored part as it is typed. */
export const partValues = (part: MilestonePart): PartValues => ({
  key: part.key,
  kind: part.kind,
  labelEn: part.label.en,
  labelDe: part.label.de,
  hintEn: part.hint.en,
  hintDe: part.hint.de,
  isRequired: part.isRequired,
  limit: String(part.kind === 'text' ? part.maxCharacters : part.maxCount),
  maxBytes: 'maxBytes' in part ? part.maxBytes : undefined,
  mediaTypes: 'mediaTypes' in part ? part.mediaTypes : undefined,
});

/** A field of a part that can be wrong. */
export type PartField = 'labelEn' | 'labelDe' | 'hintEn' | 'hintDe' | 'limit';
/** What is wrong with it. `less`: a team has begun, and it takes less than before; `most`: the highest is named. */
export type PartProblem = TextProblem | { readonly code: 'less' | 'most'; readonly max: number };
/** What is wrong with which field of a part. */
export type PartProblems = { readonly [Field in PartField]?: PartProblem };

/** What is wrong with a part; `stored` is the part as teams have it, undefined for a new one. */
export function validatePart(
  part: PartValues,
  stored: MilestonePart | undefined,
  isInUse: boolean,
): PartProblems {
  const line = (text: string, max: number) => singleLineProblem(text, max, true);
  const most = mostOfKind(part.kind);
  const limit = Number(part.limit);
  const before = stored && isInUse ? Number(partValues(stored).limit) : 0;
  const limitProblem = (): PartProblem | undefined => {
    if (!/^\d+$/.test(part.limit.trim()) || limit < 1 || limit > most) return { code: 'most', max: most };
    return limit < before ? { code: 'less', max: before } : undefined;
  };
  const found: { [Field in PartField]?: PartProblem | undefined } = {
    labelEn: line(part.labelEn, partLimits.label),
    labelDe: line(part.labelDe, partLimits.label),
    hintEn: line(part.hintEn, partLimits.hint),
    hintDe: line(part.hintDe, partLimits.hint),
    limit: limitProblem(),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** A key for a new part, made from its label: small letters and `_`, unlike the taken ones. */
export function partKey(label: string, taken: readonly string[]): string {
  const words = slugFrom(label)
    .slice(0, 30)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join('_');
  const stem = words === '' ? 'part' : words;
  let key = stem;
  for (let letters = 'a'; taken.includes(key); letters += 'a') key = `${stem}_${letters}`;
  return key;
}

/** The row of `milestone_parts` that a part becomes, without its milestone and place. */
export function partRowOf(part: PartValues) {
  const limit = Number(part.limit);
  return {
    key: part.key,
    kind: part.kind,
    label_en: part.labelEn.trim(),
    label_de: part.labelDe.trim(),
    hint_en: part.hintEn.trim(),
    hint_de: part.hintDe.trim(),
    is_required: part.isRequired,
    max_characters: part.kind === 'text' ? limit : null,
    max_count: part.kind === 'text' ? null : limit,
    max_bytes: part.maxBytes ?? null,
    media_types: part.mediaTypes ? [...part.mediaTypes] : null,
  };
}
