import { typedLength } from '@grow/core/text';
import { mentorLimits, usualCapacity, type MentorProfile, type MentorProfileEdit } from '@grow/core/mentor';
import type { Locale } from '@grow/shell';
import { type FieldErrors } from '../../shared/form';
import { m } from '../../paraglide/messages';

/** The form of what a mentor says of themselves: texts, so that what is typed can be kept. Lists have a blank between two. */
export type MentorValues = {
  skills: string;
  capacity: string;
  languages: string;
  /** With commas between. */
  cities: string;
  line: string;
  /** 'yes' or ''. */
  sharedQueue: string;
};

/** The entries of a list of the form. */
export const entriesOf = (text: string): string[] => text.split(' ').filter((entry) => entry !== '');
const citiesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((city) => city.trim())
      .filter((city) => city !== ''),
  ),
];

/** Whether a list of the form has an entry. */
export const isListed = (text: string, entry: string): boolean => entriesOf(text).includes(entry);

/** The list of the form with the entry, or without it where it was there. */
export const toggled = (text: string, entry: string): string =>
  (isListed(text, entry) ? entriesOf(text).filter((one) => one !== entry) : [...entriesOf(text), entry]).join(
    ' ',
  );

/** What the form begins with. */
export const mentorValues = (
  profile: MentorProfile | null,
  skills: readonly string[],
  locale: Locale,
): MentorValues => ({
  skills: skills.join(' '),
  capacity: String(profile?.capacity ?? usualCapacity),
  languages: profile ? profile.languages.join(' ') : locale,
  cities: profile?.cities.join(', ') ?? '',
  line: profile?.line ?? '',
  sharedQueue: profile?.takesSharedQueue ? 'yes' : '',
});

/** What the form says, to be saved. */
export const mentorEdit = (values: MentorValues): MentorProfileEdit => ({
  skills: entriesOf(values.skills),
  capacity: Number(values.capacity),
  languages: entriesOf(values.languages),
  cities: citiesIn(values.cities),
  line: values.line.trim(),
  takesSharedQueue: values.sharedQueue !== '',
});

/** What is wrong with the form. */
export function mentorErrors({ capacity, line, cities }: MentorValues): FieldErrors<MentorValues> {
  const over = typedLength(line) - mentorLimits.line;
  return {
    ...(/^\d{1,2}$/.test(capacity.trim()) && Number(capacity) <= mentorLimits.capacity
      ? {}
      : { capacity: m.mentoring_capacity_wrong({ max: mentorLimits.capacity }) }),
    ...(over > 0 ? { line: m.ask_message_long({ over }) } : {}),
    ...(citiesIn(cities).length > mentorLimits.cities
      ? { cities: m.mentoring_cities_many({ max: mentorLimits.cities }) }
      : {}),
  };
}

/** A language by its code, in words: every browser knows them. */
export const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
