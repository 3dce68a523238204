// Mails about weeks and hand-ins: until when, what is there and what is missing, what was said of it, and the week's page.
import { localTextIn, textIn, timeIn, timeInWords } from '../eventDetails.ts';
import { handInWords, type HandInMailKind } from './handInWords.ts';
import type { Locale, MailFact, MailWords } from './letter.ts';
import { mailChoice } from './topicMail.ts';

/** Kinds that name the parts. */
const naming: readonly HandInMailKind[] = [
  'hand_in_due',
  'hand_in_late',
  'hand_in_by_clock',
  'hand_in_given',
];
/** Kinds that remind of a week; the others say what became of a hand-in. */
const reminders: readonly HandInMailKind[] = ['week_open', 'hand_in_due', 'hand_in_late'];

const numberIn = (details: Record<string, unknown>, name: string): number => {
  const value = details[name];
  return typeof value === 'number' ? value : 0;
};

/** The labels of a list of parts in a language; in the other one where one is blank. */
function labelsIn(details: Record<string, unknown>, name: string, locale: Locale): string[] {
  const list: unknown = details[name];
  if (!Array.isArray(list)) return [];
  return list.map((label: { en?: unknown; de?: unknown }) =>
    localTextIn({ label_en: label.en, label_de: label.de }, 'label', locale),
  );
}

function factsOf(kind: HandInMailKind, details: Record<string, unknown>, locale: Locale): MailFact[] {
  if (!naming.includes(kind)) return [];
  const { facts } = handInWords[locale];
  const missing = labelsIn(details, 'missing', locale).join(', ');
  return [
    { name: facts.there, value: labelsIn(details, 'there', locale).join(', ') || facts.nothing },
    ...(missing === '' ? [] : [{ name: facts.missing, value: missing }]),
  ];
}

const mailOf =
  (kind: HandInMailKind): MailWords =>
  (locale, details) => {
    const { said, somebody, footnotes } = handInWords[locale];
    const week = String(numberIn(details, 'week'));
    const { subject, paragraphs, action } = said[kind]({
      ...{ week, team: textIn(details, 'team'), title: localTextIn(details, 'title', locale) },
      person: textIn(details, 'person') || somebody,
      until: textIn(details, 'until') === '' ? '' : timeInWords(timeIn(details, 'until'), locale),
      ready: numberIn(details, 'ready'),
      required: numberIn(details, 'required'),
      isHandedIn: details.is_handed_in === true,
      isLate: details.is_late === true,
      isAfterGrace: details.is_after_grace === true,
      isByItself: details.hands_in_by_clock === true,
      isReopened: textIn(details, 'verdict_id') === '',
    });
    return {
      subject,
      heading: subject,
      paragraphs,
      quote: textIn(details, 'message'),
      facts: factsOf(kind, details, locale),
      action: {
        label: action,
        path:
          kind === 'hand_in_given'
            ? `/connect/assigned_teams/${encodeURIComponent(textIn(details, 'slug'))}/weeks/${week}`
            : `/connect/team/weeks/${week}`,
      },
      footnote: reminders.includes(kind) ? footnotes.weeks : footnotes.reviews,
      choice: mailChoice[locale],
    };
  };

/** The mails about weeks and hand-ins by their kind. */
export const handInMails: Record<HandInMailKind, MailWords> = {
  week_open: mailOf('week_open'),
  hand_in_due: mailOf('hand_in_due'),
  hand_in_late: mailOf('hand_in_late'),
  hand_in_by_clock: mailOf('hand_in_by_clock'),
  hand_in_extended: mailOf('hand_in_extended'),
  hand_in_not_extended: mailOf('hand_in_not_extended'),
  hand_in_given: mailOf('hand_in_given'),
  hand_in_returned: mailOf('hand_in_returned'),
  hand_in_not_reopened: mailOf('hand_in_not_reopened'),
  hand_in_return_moved: mailOf('hand_in_return_moved'),
  hand_in_accepted: mailOf('hand_in_accepted'),
};
