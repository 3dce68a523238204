// Mails about the gates of a season. They are all alike, whatever a team reads: nothing of a result leaves the page.
import { textIn } from '../eventDetails.ts';
import type { Locale, MailLink, MailWords, Words } from './letter.ts';
import { topicMail } from './topicMail.ts';

const isFinal = (details: Record<string, unknown>): boolean => textIn(details, 'round') === 'final';

const english = (final: boolean): Pick<Words, 'subject' | 'paragraphs'> => ({
  subject: final ? 'Your result of the final is there' : 'Your result of half-time is there',
  paragraphs: [
    'Every team was told in the same moment.',
    'Open it together if you like: nothing shows before you press the button.',
  ],
});
const german = (final: boolean): Pick<Words, 'subject' | 'paragraphs'> => ({
  subject: final ? 'Euer Ergebnis des Finales ist da' : 'Euer Ergebnis der Halbzeit ist da',
  paragraphs: [
    'Alle Teams haben es im selben Moment erfahren.',
    'Öffnet es gern zusammen: Vor dem Klick ist nichts zu sehen.',
  ],
});

const labels: Record<Locale, string> = { en: 'Open your result', de: 'Ergebnis öffnen' };
const footnotes: Record<Locale, string> = {
  en: 'You get this because mails about the gates are switched on.',
  de: 'Du bekommst das, weil Mails zu Halbzeit und Finale eingeschaltet sind.',
};

const actionOf = (locale: Locale, final: boolean): MailLink => ({
  label: labels[locale],
  path: `/connect/team/gates/${final ? 'final' : 'half-time'}`,
});

const gateResult: MailWords = (locale, details) => {
  const final = isFinal(details);
  const said = locale === 'de' ? german(final) : english(final);
  return topicMail({ ...said, action: actionOf(locale, final) }, details, footnotes[locale], locale);
};

/** The mails about gates by their kind. */
export const gateMails: Record<'gate_result', MailWords> = { gate_result: gateResult };
