import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';

/** What became of a team's idea. */
export const storyOutcomes = ['company', 'sold', 'goes_on', 'ended'] as const;
/** What became of a team's idea. */
export type StoryOutcome = (typeof storyOutcomes)[number];

/** What came of one week: `free` asked for nothing, `handed_in` was never accepted. */
export const storyWeekStates = ['accepted', 'handed_in', 'missed', 'free'] as const;
/** What came of one week. */
export type StoryWeekState = (typeof storyWeekStates)[number];

/** One week of a story: a line and a number. */
export interface StoryWeek {
  /** From 1 on. */
  readonly week: number;
  /** What the season called the week, such as Listen. */
  readonly verb: LocalText;
  /** Taken from the team's record when the story was submitted, never typed. */
  readonly state: StoryWeekState;
  /** One or two sentences; may be blank in both languages. */
  readonly line: LocalText;
  /** The week's number with its unit, such as "20 talks"; may be blank in both languages. */
  readonly figure: LocalText;
  /** A passage of a mentor's words that sent the week back, which the team chose to show; in the language of its author. */
  readonly returned: string | undefined;
}

/** Somebody of the team, as the team names them: they agreed to it. */
export interface StoryPerson {
  readonly name: string;
  /** What they do in the team, such as "Captain, mechanical engineering"; may be blank. */
  readonly does: LocalText;
}

/** Who is quoted: somebody of the platform, who agreed there, or somebody from outside, whose yes the team has confirmed. */
export const storyVoices = ['mentor', 'juror', 'outside'] as const;
/** Who is quoted. */
export type StoryVoice = (typeof storyVoices)[number];

/** What somebody said of the team. */
export interface StoryQuote {
  readonly text: LocalText;
  readonly voice: StoryVoice;
  readonly name: string;
  /** What they are, such as "Harbour master in Kiel"; may be blank. */
  readonly role: LocalText;
}

/** A name with a value, such as "Rope sold" and "48 km". */
export interface StoryFact {
  readonly label: LocalText;
  readonly value: LocalText;
}

/** A picture of the team's own: a JPEG, without what a camera notes in it. */
export interface StoryPicture {
  /** Name of its file in the bucket `story-pictures`; never used for other bytes. */
  readonly object: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** What it shows. */
  readonly alt: LocalText;
}

/** A running total of what people gave: one point for each day that added something, in order. */
export interface StoryTraction {
  /** What is counted, such as "metres of rope sold". */
  readonly label: LocalText;
  /** `day` is of the season, from 1 on. Money is in whole euros. */
  readonly points: readonly { readonly day: number; readonly total: number }[];
}

const storyWeekFromRow = (value: unknown): StoryWeek => {
  const row = readRow('story_weeks', value);
  return {
    week: row.number('week'),
    verb: row.localText('verb'),
    state: row.oneOf('state', storyWeekStates),
    line: row.localText('line'),
    figure: row.localText('figure'),
    returned: row.optionalText('returned'),
  };
};

const storyPersonFromRow = (value: unknown): StoryPerson => {
  const row = readRow('story_people', value);
  return { name: row.requiredText('name'), does: row.localText('does') };
};

const storyQuoteFromRow = (value: unknown): StoryQuote => {
  const row = readRow('story_quotes', value);
  return {
    text: row.localText('text'),
    voice: row.oneOf('voice', storyVoices),
    name: row.requiredText('name'),
    role: row.localText('role'),
  };
};

/** Reads a fact or a figure. @throws AppError `malformed_row` naming the column. */
export const storyFactFromRow = (value: unknown): StoryFact => {
  const row = readRow('story_facts', value);
  return { label: row.localText('label'), value: row.localText('value') };
};

/** Reads a picture. @throws AppError `malformed_row` naming the column. */
export const storyPictureFromRow = (value: unknown): StoryPicture => {
  const row = readRow('story_pictures', value);
  return {
    object: row.requiredText('object'),
    width: row.number('width'),
    height: row.number('height'),
    alt: row.localText('alt'),
  };
};

const storyTractionFromRow = (value: unknown): StoryTraction => {
  const row = readRow('story_traction', value);
  return {
    label: row.localText('label'),
    points: row.list('points', (point) => {
      const one = readRow('story_traction', point);
      return { day: one.number('day'), total: one.number('total') };
    }),
  };
};

/** What a story says, in both languages; blank in one, the other is read. */
export interface StoryContent {
  /** One sentence. */
  readonly pitch: LocalText;
  /** What it is about, in a word or two, such as "Materials"; may be blank. */
  readonly topic: LocalText;
  readonly outcome: StoryOutcome;
  /** How many work on it today; undefined where nobody says. */
  readonly peopleToday: number | undefined;
  /** What became of it, in plain paragraphs with an empty line between them; may be blank. */
  readonly today: LocalText;
  /** Up to six, beside what became of it. */
  readonly facts: readonly StoryFact[];
  /** An https address. */
  readonly link: string | undefined;
  /** Name of the mentor; undefined where none is named. */
  readonly mentor: string | undefined;
  /** In order; one for each week of the season. */
  readonly weeks: readonly StoryWeek[];
  /** Those who are named, in the team's order; `ShowcaseStory.teamSize` counts the others, too. */
  readonly people: readonly StoryPerson[];
  /** Up to six. */
  readonly quotes: readonly StoryQuote[];
  readonly traction: StoryTraction | undefined;
  /** Up to three numbers for the picture that is shared. */
  readonly figures: readonly StoryFact[];
  /** Up to six. */
  readonly pictures: readonly StoryPicture[];
}

/** Whether an address can stand in a story: https, and a browser can read it. */
export function isStoryLink(link: string): boolean {
  if (!/^https:\/\/\S+$/.test(link)) return false;
  try {
    return new URL(link).host !== '';
  } catch {
    return false;
  }
}

/** Reads the content of a submitted version. @throws AppError `malformed_row` naming the column. */
export function storyContentFromRow(value: unknown): StoryContent {
  const row = readRow('story_content', value);
  const link = row.optionalText('link');
  return {
    pitch: row.requiredLocalText('pitch'),
    topic: row.localText('topic'),
    outcome: row.oneOf('outcome', storyOutcomes),
    peopleToday: row.optionalNumber('people_today'),
    today: row.localText('today'),
    facts: row.list('facts', storyFactFromRow),
    // A text from the database becomes a link: only the harmless scheme does.
    link: isStoryLink(link ?? '') ? link : undefined,
    mentor: row.optionalText('mentor'),
    weeks: row.list('weeks', storyWeekFromRow).sort((a, b) => a.week - b.week),
    people: row.list('people', storyPersonFromRow),
    quotes: row.list('quotes', storyQuoteFromRow),
    traction: row.optional('traction', storyTractionFromRow),
    figures: row.list('figures', storyFactFromRow),
    pictures: row.list('pictures', storyPictureFromRow),
  };
}
