// Mails to jurors: that they are asked to judge, and what is still missing. They name no team: a list that waits in a mailbox is
// an old one.
import { textIn, timeInWords } from '../eventDetails.ts';
import type { Locale, MailWords, Words } from './letter.ts';
import { topicMail } from './topicMail.ts';

type JuryMailKind = 'jury_asked' | 'jury_reminded';
type Said = Pick<Words, 'subject' | 'paragraphs'>;
type Say = (isFinal: boolean, count: number) => Said;

const english: Record<JuryMailKind, Say> = {
  jury_asked: (isFinal) => ({
    subject: isFinal ? 'You judge in the final' : 'You judge at half-time',
    paragraphs: [
      'Your teams stand on your dashboard once the round is open.',
      'If you know somebody in a team, have worked with them or put money in, step back from it there.',
    ],
  }),
  jury_reminded: (_, count) => ({
    subject: count === 1 ? 'A score sheet of yours is missing' : `${count} score sheets of yours are missing`,
    paragraphs: ['Organisers wait for them before they compare. They stand on your dashboard.'],
  }),
};

const german: Record<JuryMailKind, Say> = {
  jury_asked: (isFinal) => ({
    subject: isFinal ? 'Du bist in der Jury des Finales' : 'Du bist in der Jury der Halbzeit',
    paragraphs: [
      'Deine Teams stehen auf deinem Dashboard, sobald die Runde offen ist.',
      'Wenn du jemanden im Team kennst, mit ihnen gearbeitet oder Geld hineingesteckt hast, tritt dort zurück.',
    ],
  }),
  jury_reminded: (_, count) => ({
    subject:
      count === 1 ? 'Ein Bewertungsbogen von dir fehlt noch' : `${count} Bewertungsbögen von dir fehlen noch`,
    paragraphs: ['Das Orga-Team wartet darauf, bevor es vergleicht. Sie stehen auf deinem Dashboard.'],
  }),
};

const said: Record<Locale, Record<JuryMailKind, Say>> = { en: english, de: german };
const labels: Record<Locale, string> = { en: 'Open your dashboard', de: 'Dashboard öffnen' };
const facts: Record<Locale, { stage: string; begins: string; locks: string }> = {
  en: { stage: 'Stage', begins: 'Begins', locks: 'Score sheets lock' },
  de: { stage: 'Bühne', begins: 'Beginn', locks: 'Bewertungsbögen schließen' },
};
const footnotes: Record<Locale, string> = {
  en: 'You get this because mails about the jury are switched on.',
  de: 'Du bekommst das, weil Mails zur Jury eingeschaltet sind.',
};

const whenIn = (details: Record<string, unknown>, name: string, locale: Locale): string => {
  const text = textIn(details, name);
  return text === '' ? '' : timeInWords(new Date(text), locale);
};

const mailOf =
  (kind: JuryMailKind): MailWords =>
  (locale, details) => {
    const count = typeof details.count === 'number' ? details.count : 0;
    const action = { label: labels[locale], path: '/connect' };
    const place = [textIn(details, 'stage'), textIn(details, 'venue')].filter((part) => part !== '');
    const named = [
      { name: facts[locale].stage, value: place.join(', ') },
      { name: facts[locale].begins, value: whenIn(details, 'starts_at', locale) },
      { name: facts[locale].locks, value: whenIn(details, 'locks_at', locale) },
    ];
    return {
      ...topicMail(
        { ...said[locale][kind](textIn(details, 'round') === 'final', count), action },
        details,
        footnotes[locale],
        locale,
      ),
      facts: named.filter(({ value }) => value !== ''),
    };
  };

/** The mails to jurors by their kind. */
export const juryMails: Record<JuryMailKind, MailWords> = {
  jury_asked: mailOf('jury_asked'),
  jury_reminded: mailOf('jury_reminded'),
};
