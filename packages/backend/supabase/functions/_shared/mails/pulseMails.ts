// Mails about how teams are getting on: who is stuck, who was not heard of, and what a team is advised.
import { textIn } from '../eventDetails.ts';
import type { Locale, MailLink, MailWords, Words } from './letter.ts';
import { topicMail } from './topicMail.ts';

/** What such a mail knows. */
interface PulseDetails {
  team: string;
  slug: string;
  person: string;
  /** 1 is the first week; '' where the mail is about none. */
  week: string;
  /** What was said to “Still in?”. */
  answer: string;
}

type Said = Pick<Words, 'subject' | 'paragraphs'> & { action: MailLink };
type Say = (details: PulseDetails) => Said;

const assigned = ({ slug }: PulseDetails) => `/connect/assigned_teams/${encodeURIComponent(slug)}`;
const ownTeam = '/connect/team';

const english: Record<string, Say> = {
  pulse_stuck: (details) => ({
    subject: `${details.team} is stuck`,
    paragraphs: [`${details.person} says so in the check-in of week ${details.week}.`],
    action: { label: `Open ${details.team}`, path: assigned(details) },
  }),
  still_in: ({ team }) => ({
    subject: `${team}: still in?`,
    paragraphs: [
      `Nothing was heard of ${team} for ten days. Say in one tap whether you are still in, need help, or stop.`,
      'Nobody is taken out of a team for it, whatever you answer. Your mentor and the organisers read it, your team does not.',
    ],
    action: { label: 'Answer', path: '/connect' },
  }),
  still_in_answered: (details) => ({
    subject:
      details.answer === 'stop'
        ? `${details.person} of ${details.team} wants to stop`
        : `${details.person} of ${details.team} needs help`,
    paragraphs: [
      'That is the answer to “Still in?” after ten quiet days. Nothing has changed in the team: a talk decides.',
    ],
    action: { label: `Open ${details.team}`, path: assigned(details) },
  }),
  advice_given: ({ person, team }) => ({
    subject: `${person} has advice for ${team}`,
    paragraphs: ['Any sentence of it can become something to do; it then comes back in your check-in.'],
    action: { label: 'Open your team', path: ownTeam },
  }),
  action_item_given: ({ person, team }) => ({
    subject: `Something to do for ${team}`,
    paragraphs: [`${person} made it of what they advised. It comes back in your check-in until you answer.`],
    action: { label: 'Open your team', path: ownTeam },
  }),
  confidence_received: ({ person }) => ({
    subject: `${person} told you something in confidence`,
    paragraphs: [
      'It is for organisers only, so the words are not in this mail. Neither the team nor its mentor can read them.',
    ],
    action: { label: 'Read it', path: '/connect' },
  }),
};

const german: Record<string, Say> = {
  pulse_stuck: (details) => ({
    subject: `${details.team} steckt fest`,
    paragraphs: [`Das sagt ${details.person} im Check-in von Woche ${details.week}.`],
    action: { label: `${details.team} öffnen`, path: assigned(details) },
  }),
  still_in: ({ team }) => ({
    subject: `${team}: noch dabei?`,
    paragraphs: [
      `Von ${team} kam zehn Tage lang nichts. Sag mit einem Tippen, ob du noch dabei bist, Hilfe brauchst oder aufhörst.`,
      'Niemand wird deswegen aus einem Team genommen, egal was du antwortest. Dein Mentor oder deine Mentorin und das Orga-Team lesen es, dein Team nicht.',
    ],
    action: { label: 'Antworten', path: '/connect' },
  }),
  still_in_answered: (details) => ({
    subject:
      details.answer === 'stop'
        ? `${details.person} von ${details.team} möchte aufhören`
        : `${details.person} von ${details.team} braucht Hilfe`,
    paragraphs: [
      'Das ist die Antwort auf „Noch dabei?“ nach zehn stillen Tagen. Im Team hat sich nichts geändert: Ein Gespräch entscheidet.',
    ],
    action: { label: `${details.team} öffnen`, path: assigned(details) },
  }),
  advice_given: ({ person, team }) => ({
    subject: `${person} hat einen Rat für ${team}`,
    paragraphs: ['Jeder Satz davon kann eine Aufgabe werden; sie kommt dann in eurem Check-in wieder.'],
    action: { label: 'Dein Team öffnen', path: ownTeam },
  }),
  action_item_given: ({ person, team }) => ({
    subject: `Eine Aufgabe für ${team}`,
    paragraphs: [
      `${person} hat sie aus einem Rat gemacht. Sie kommt in eurem Check-in wieder, bis ihr antwortet.`,
    ],
    action: { label: 'Dein Team öffnen', path: ownTeam },
  }),
  confidence_received: ({ person }) => ({
    subject: `${person} hat dir etwas im Vertrauen gesagt`,
    paragraphs: [
      'Es ist nur für das Orga-Team, deshalb stehen die Worte nicht in dieser Mail. Weder das Team noch sein Mentor oder seine Mentorin kann sie lesen.',
    ],
    action: { label: 'Lesen', path: '/connect' },
  }),
};

const said: Record<Locale, Record<string, Say>> = { en: english, de: german };
const somebody: Record<Locale, string> = { en: 'Somebody', de: 'Jemand' };
const footnotes: Record<Locale, string> = {
  en: 'You get this because mails about check-ins and advice are switched on.',
  de: 'Du bekommst das, weil Mails zu Check-ins und Rat eingeschaltet sind.',
};

const mailOf =
  (kind: string): MailWords =>
  (locale, details) => {
    const say = said[locale][kind];
    if (!say) throw new Error(`There are no words for mails of the kind ${kind}.`);
    const words = say({
      team: textIn(details, 'team'),
      slug: textIn(details, 'slug'),
      person: textIn(details, 'person') || somebody[locale],
      week: typeof details.week === 'number' ? String(details.week) : '',
      answer: textIn(details, 'answer'),
    });
    return topicMail(words, details, footnotes[locale], locale);
  };

/** The mails about check-ins, advice and what is told in confidence, by their kind. */
export const pulseMails: Record<string, MailWords> = Object.fromEntries(
  Object.keys(english).map((kind) => [kind, mailOf(kind)]),
);
