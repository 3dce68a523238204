import type { Json } from '../db/database.types';
import { readRow } from '../db/readRow';
import { locales } from '../profile/Locale';
import type { LocalText } from '../text/LocalText';
import {
  storyFactFromRow,
  storyOutcomes,
  storyPictureFromRow,
  storyVoices,
  type StoryFact,
  type StoryOutcome,
  type StoryPicture,
  type StoryVoice,
} from './StoryParts';

/** What is summed up for the curve of a story; the numbers come from the team's market tests. */
export const storyMetrics = ['interviews', 'test_users', 'pre_orders', 'revenue'] as const;
/** What is summed up for the curve of a story. */
export type StoryMetric = (typeof storyMetrics)[number];

/** What a team writes of a week. */
export interface DraftedWeek {
  readonly week: number;
  readonly line: LocalText;
  readonly figure: LocalText;
  /** The verdict that sent the week back and is quoted; undefined for none. */
  readonly returnedId: string | undefined;
  /** A passage of its words, word for word; '' for none. */
  readonly returned: string;
}

/** Somebody of the team whom it names. */
export interface DraftedPerson {
  readonly userId: string;
  readonly does: LocalText;
}

/** What somebody is quoted with. */
export interface DraftedQuote {
  readonly text: LocalText;
  readonly voice: StoryVoice;
  /** Of somebody of the platform; undefined for somebody from outside. */
  readonly userId: string | undefined;
  /** Of somebody from outside. */
  readonly name: string;
  readonly role: LocalText;
  /** That somebody from outside agreed, as the team confirms. */
  readonly hasAgreed: boolean;
}

/** What a team writes; what the page shows besides comes from its record. */
export interface StoryDraft {
  readonly pitch: LocalText;
  /** What it is about, in a word or two; blank in both languages, the page says what the team calls its industry. */
  readonly topic: LocalText;
  /** Undefined until it is chosen. */
  readonly outcome: StoryOutcome | undefined;
  readonly peopleToday: number | undefined;
  readonly today: LocalText;
  readonly facts: readonly StoryFact[];
  /** '' or an https address. */
  readonly link: string;
  readonly mentorId: string | undefined;
  readonly weeks: readonly DraftedWeek[];
  readonly people: readonly DraftedPerson[];
  readonly quotes: readonly DraftedQuote[];
  readonly traction: { readonly metric: StoryMetric; readonly label: LocalText } | undefined;
  readonly figures: readonly StoryFact[];
  readonly pictures: readonly StoryPicture[];
}

/** A part of a draft; two members in different parts never disturb each other. */
export type StoryPart = keyof StoryDraft;

/** Most entries of lists, and longest texts in characters: the database refuses more. */
export const storyLimits = {
  facts: 6,
  quotes: 6,
  figures: 3,
  pictures: 6,
  people: 20,
  pitch: 200,
  topic: 60,
  text: 1500,
  link: 300,
} as const;

type Kept = Readonly<Record<string, unknown>>;
type Stored = Record<string, Json>;
const listOf = <T>(row: Kept, name: string, read: (entry: unknown) => T): T[] =>
  Array.isArray(row[name]) ? row[name].map(read) : [];

/** Reads a draft as it is stored; what is missing is blank. @throws AppError `malformed_row` naming the column. */
export function storyDraftFromRow(value: unknown): StoryDraft {
  const row = readRow('stories.draft', value);
  const json = value as Kept;
  return {
    pitch: row.localText('pitch'),
    topic: row.localText('topic'),
    outcome: row.optionalOneOf('outcome', storyOutcomes),
    peopleToday: row.optionalNumber('people_today'),
    today: row.localText('today'),
    facts: listOf(json, 'facts', storyFactFromRow),
    link: row.optionalText('link') ?? '',
    mentorId: row.optionalText('mentor_id'),
    weeks: listOf(json, 'weeks', (entry) => {
      const week = readRow('stories.draft.weeks', entry);
      return {
        week: week.number('week'),
        line: week.localText('line'),
        figure: week.localText('figure'),
        returnedId: week.optionalText('returned_id'),
        returned: week.optionalText('returned') ?? '',
      };
    }),
    people: listOf(json, 'people', (entry) => {
      const person = readRow('stories.draft.people', entry);
      return { userId: person.requiredText('user_id'), does: person.localText('does') };
    }),
    quotes: listOf(json, 'quotes', (entry) => {
      const quote = readRow('stories.draft.quotes', entry);
      return {
        text: quote.localText('text'),
        voice: quote.oneOf('voice', storyVoices),
        userId: quote.optionalText('user_id'),
        name: quote.optionalText('name') ?? '',
        role: quote.localText('role'),
        hasAgreed: quote.flag('agreed', false),
      };
    }),
    traction: row.optional('traction', (entry) => {
      const traction = readRow('stories.draft.traction', entry);
      return { metric: traction.oneOf('metric', storyMetrics), label: traction.localText('label') };
    }),
    figures: listOf(json, 'figures', storyFactFromRow),
    pictures: listOf(json, 'pictures', storyPictureFromRow),
  };
}

// No text of PostgreSQL holds the character of number zero; a tab is no line of its own.
const storable = (text: string) => text.replaceAll('\0', '').replaceAll('\t', ' ').replaceAll('\r', '');
const local = (name: string, text: LocalText): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, storable(text[locale])]));
const factToRow = ({ label, value }: StoryFact) => ({ ...local('label', label), ...local('value', value) });

/** A part as it is stored. */
const partsToRow: { readonly [Part in StoryPart]: (value: StoryDraft[Part]) => Stored } = {
  pitch: (text) => local('pitch', text),
  topic: (text) => local('topic', text),
  outcome: (outcome) => ({ outcome: outcome ?? null }),
  peopleToday: (count) => ({ people_today: count ?? null }),
  today: (text) => local('today', text),
  facts: (facts) => ({ facts: facts.map(factToRow) }),
  link: (link) => ({ link: link.trim() }),
  mentorId: (id) => ({ mentor_id: id ?? null }),
  weeks: (weeks) => ({
    weeks: weeks.map(({ week, line, figure, returnedId, returned }) => ({
      ...{ week, ...local('line', line), ...local('figure', figure) },
      ...(returnedId === undefined ? {} : { returned_id: returnedId, returned: storable(returned) }),
    })),
  }),
  people: (people) => ({
    people: people.map(({ userId, does }) => ({ user_id: userId, ...local('does', does) })),
  }),
  quotes: (quotes) => ({
    quotes: quotes.map(({ text, voice, userId, name, role, hasAgreed }) => ({
      ...{ voice, ...local('text', text), ...local('role', role) },
      ...(voice === 'outside' ? { name: storable(name), agreed: hasAgreed } : { user_id: userId ?? null }),
    })),
  }),
  traction: (traction) => ({
    traction: traction === undefined ? null : { metric: traction.metric, ...local('label', traction.label) },
  }),
  figures: (figures) => ({ figures: figures.map(factToRow) }),
  pictures: (pictures) => ({
    pictures: pictures.map(({ alt, ...file }) => ({ ...file, ...local('alt', alt) })),
  }),
};

/** Parts of a draft as they are stored; only those that are given. */
export function storyDraftToRow(parts: Partial<StoryDraft>): Stored {
  const rowOf = <Part extends StoryPart>(part: Part, given: Partial<StoryDraft>): Stored =>
    Object.hasOwn(given, part) ? partsToRow[part](given[part] as StoryDraft[Part]) : {};
  const names = Object.keys(partsToRow) as StoryPart[];
  return names.reduce<Stored>((row, part) => ({ ...row, ...rowOf(part, parts) }), {});
}

/** Those parts of a draft that a row has; of a draft that was kept somewhere. @throws AppError `malformed_row` naming the column. */
export function storyPartsFromRow(value: unknown): Partial<StoryDraft> {
  const whole = storyDraftFromRow(value);
  const names = Object.keys(partsToRow) as StoryPart[];
  const has = (part: StoryPart) =>
    Object.keys(storyDraftToRow({ [part]: whole[part] })).some((column) =>
      Object.hasOwn(value as object, column),
    );
  return Object.fromEntries(names.filter(has).map((part) => [part, whole[part]])) as Partial<StoryDraft>;
}
