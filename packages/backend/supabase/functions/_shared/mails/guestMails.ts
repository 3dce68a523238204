// Mails to guests, who are invited by mail to judge and are no members: there is nothing that they could switch off.
import { textIn, timeInWords } from '../eventDetails.ts';
import type { Locale, MailFact, MailLink, MailWords, Words } from './letter.ts';

type GuestMailKind = 'guest_invited' | 'guest_reminded';
type Said = Pick<Words, 'subject' | 'paragraphs'> & { action: MailLink };
interface Invited {
  readonly isFinal: boolean;
  readonly name: string;
  readonly token: string;
  readonly count: number;
}

const roundPath = (isFinal: boolean): string => `/connect/jury/${isFinal ? 'final' : 'half-time'}`;
const linkPath = (token: string): string => `/connect/guest?token=${encodeURIComponent(token)}`;

const english: Record<GuestMailKind, (given: Invited) => Said> = {
  guest_invited: ({ isFinal, name, token }) => ({
    subject: isFinal ? 'Judge in the final of GROW' : 'Judge at half-time of GROW',
    paragraphs: [
      `Hello ${name}, you are asked to judge student teams who have worked for weeks on a first product.`,
      'Open this link on the phone that you bring along. It sends a code of six digits to this address, and with that you are in. There is no password.',
      'If you know somebody in a team, have worked with them or put money in, step back from it there.',
    ],
    action: { label: 'Open your invitation', path: linkPath(token) },
  }),
  guest_reminded: ({ isFinal, count }) => ({
    subject: count === 1 ? 'A score sheet of yours is missing' : `${count} score sheets of yours are missing`,
    paragraphs: ['Organisers wait for them before they compare.'],
    action: { label: 'Open your round', path: roundPath(isFinal) },
  }),
};

const german: Record<GuestMailKind, (given: Invited) => Said> = {
  guest_invited: ({ isFinal, name, token }) => ({
    subject: isFinal ? 'In der Jury des Finales von GROW' : 'In der Jury der Halbzeit von GROW',
    paragraphs: [
      `Hallo ${name}, du bist gefragt: Studentische Teams haben wochenlang an einem ersten Produkt gearbeitet, und du bewertest sie.`,
      'Öffne diesen Link auf dem Telefon, das du mitbringst. Er schickt einen Code mit sechs Ziffern an diese Adresse, und damit bist du drin. Ein Passwort gibt es nicht.',
      'Wenn du jemanden im Team kennst, mit ihnen gearbeitet oder Geld hineingesteckt hast, tritt dort zurück.',
    ],
    action: { label: 'Einladung öffnen', path: linkPath(token) },
  }),
  guest_reminded: ({ isFinal, count }) => ({
    subject:
      count === 1 ? 'Ein Bewertungsbogen von dir fehlt noch' : `${count} Bewertungsbögen von dir fehlen noch`,
    paragraphs: ['Das Orga-Team wartet darauf, bevor es vergleicht.'],
    action: { label: 'Runde öffnen', path: roundPath(isFinal) },
  }),
};

const said: Record<Locale, Record<GuestMailKind, (given: Invited) => Said>> = { en: english, de: german };
const names: Record<Locale, { stage: string; begins: string; locks: string }> = {
  en: { stage: 'Stage', begins: 'Begins', locks: 'Score sheets lock' },
  de: { stage: 'Bühne', begins: 'Beginn', locks: 'Bewertungsbögen schließen' },
};
const footnotes: Record<Locale, string> = {
  en: 'You get this because organisers of GROW invited you to their jury. You did not expect that? Then leave it: nothing happens without the code.',
  de: 'Du bekommst das, weil das Orga-Team von GROW dich in die Jury eingeladen hat. Du weißt nichts davon? Dann lass es liegen: Ohne den Code passiert nichts.',
};

const factsOf = (details: Record<string, unknown>, locale: Locale): MailFact[] => {
  const when = (name: string) => {
    const text = textIn(details, name);
    return text === '' ? '' : timeInWords(new Date(text), locale);
  };
  const place = [textIn(details, 'stage'), textIn(details, 'venue')].filter((part) => part !== '');
  return [
    { name: names[locale].stage, value: place.join(', ') },
    { name: names[locale].begins, value: when('starts_at') },
    { name: names[locale].locks, value: when('locks_at') },
  ].filter(({ value }) => value !== '');
};

const mailOf =
  (kind: GuestMailKind): MailWords =>
  (locale, details) => {
    const { subject, paragraphs, action } = said[locale][kind]({
      isFinal: textIn(details, 'round') === 'final',
      name: textIn(details, 'first_name'),
      token: textIn(details, 'token'),
      count: typeof details.count === 'number' ? details.count : 0,
    });
    return {
      ...{ subject, heading: subject, paragraphs, action },
      facts: factsOf(details, locale),
      footnote: footnotes[locale],
    };
  };

/** The mails to guests by their kind. */
export const guestMails: Record<GuestMailKind, MailWords> = {
  guest_invited: mailOf('guest_invited'),
  guest_reminded: mailOf('guest_reminded'),
};
