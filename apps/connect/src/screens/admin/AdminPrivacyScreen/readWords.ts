// The words of who looked at what.
import type { DataRead, DataReadKind, ReadNarrowing, ShownColumn } from '@grow/core/privacy';
import type { TeamPerson } from '@grow/core/team';
import { dateWithYearInWords } from '@grow/core/time';
import { roleWord, type Locale } from '@grow/shell';
import { personName, stateWords } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { consentTextWords } from './consentWords';

const nameOf = (person: TeamPerson | undefined): string =>
  person ? personName(person) : m.data_request_gone();

/** What can be looked at, as a filter names it. */
export const readKindWords: Record<DataReadKind, () => string> = {
  copy: m.data_reads_of_copy,
  confidences: m.data_reads_of_confidences,
  person: m.data_reads_of_person,
  people: m.data_reads_of_people,
  people_file: m.data_reads_of_file,
  consents: m.data_reads_of_consents,
};

const columnWords: Record<ShownColumn, () => string> = {
  email: m.email,
  gender: m.profile_gender,
  phone: m.people_phone,
  given_at: m.consents_given_at,
  withdrawn_at: m.consents_withdrawn_at,
};

/** Who looked at what: "Rieke Sand saw 25 people in the list". */
export function readInWords({ what, reader, person, peopleCount }: DataRead, locale: Locale): string {
  const names = { reader: nameOf(reader), person: nameOf(person) };
  const many = { reader: names.reader, count: peopleCount.toLocaleString(locale) };
  switch (what) {
    case 'copy':
      return m.data_read_copy(names);
    case 'confidences':
      return m.data_read_confidences(names);
    case 'person':
      return m.data_read_person(names);
    case 'people':
      return peopleCount === 1 ? m.data_read_people_one(names) : m.data_read_people(many);
    case 'people_file':
      return peopleCount === 1 ? m.data_read_file_one(names) : m.data_read_file(many);
    case 'consents':
      return peopleCount === 1 ? m.data_read_consents_one(names) : m.data_read_consents(many);
  }
}

function narrowingInWords(narrowing: ReadNarrowing, locale: Locale): string[] {
  const { role, state, city, until, hasWords, kind, version, isWithdrawn } = narrowing;
  return [
    kind && version ? consentTextWords({ kind, version }) : undefined,
    isWithdrawn ? m.consents_withdrawn() : undefined,
    role && roleWord(role, locale),
    state && stateWords[state](),
    city && m.people_from_city({ city }),
    until && m.people_until({ day: dateWithYearInWords(until, locale) }),
    hasWords ? m.data_reads_with_words() : undefined,
  ].filter((words) => words !== undefined);
}

/** Which columns were shown, and what the list was narrowed to; '' where there is nothing to say. */
export function readDetailInWords({ columns, narrowing }: DataRead, locale: Locale): string {
  const shown = columns.map((column) => columnWords[column]()).join(', ');
  const narrowed = narrowingInWords(narrowing, locale).join(', ');
  if (narrowed === '') return shown;
  const filter = m.data_reads_narrowed({ filter: narrowed });
  return shown === '' ? filter : `${shown}. ${filter}`;
}
