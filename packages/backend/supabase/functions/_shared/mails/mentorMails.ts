// Mails about who looks after which team: what a mentor is asked, what becomes of it, and who stands in.
import { textIn } from '../eventDetails.ts';
import type { Locale, MailLink, MailWords, Words } from './letter.ts';
import { topicMail } from './topicMail.ts';

/** What such a mail knows. */
interface MentorDetails {
  /** The team, or the teams in a row. */
  teams: string;
  count: number;
  slug: string;
  person: string;
  /** Whether it is for who looks after teams, and not for a team. */
  isForMentor: boolean;
  /** Whether the mentor looked after the team already. */
  wasActive: boolean;
  /** The first and the last day, in words; '' where there is none. */
  from: string;
  until: string;
}

type Said = Pick<Words, 'subject' | 'paragraphs'> & { action: MailLink };
type Say = (details: MentorDetails) => Said;

const assignedTeams = '/connect/assigned_teams';
const mentoring = '/connect/mentoring';
const ownTeam = '/connect/team';
const teamPage = ({ slug }: MentorDetails) => `/connect/teams/${encodeURIComponent(slug)}`;

const english: Record<string, Say> = {
  mentor_proposed: ({ person, teams, count }) => ({
    subject: count === 1 ? `Will you look after ${teams}?` : `Will you look after ${count} teams?`,
    paragraphs: [
      `${person} asks you to be the mentor of ${teams}.`,
      'Accept, or decline with a reason that only organisers read.',
    ],
    action: { label: 'Answer', path: mentoring },
  }),
  mentor_assigned: ({ person, teams, count, isForMentor }) =>
    isForMentor
      ? {
          subject: count === 1 ? `You look after ${teams} now` : `You look after ${count} more teams`,
          paragraphs: [
            `You are the mentor of ${teams} now.`,
            'You read what they hand in, and they read what you answer.',
          ],
          action: { label: 'Open your teams', path: assignedTeams },
        }
      : {
          subject: `${person} is your mentor now`,
          paragraphs: [`${person} looks after ${teams}, reads what you hand in, and answers.`],
          action: { label: 'Open your team', path: ownTeam },
        },
  mentor_declined: (details) => ({
    subject: details.wasActive
      ? `${details.person} gives up ${details.teams}`
      : `${details.person} declines ${details.teams}`,
    paragraphs: [`${details.teams} has no mentor for now. What it hands in waits in the shared queue.`],
    action: { label: `Open ${details.teams}`, path: teamPage(details) },
  }),
  mentor_stand_in: ({ person, teams, from, until, isForMentor }) =>
    isForMentor
      ? {
          subject: `You stand in for ${person}`,
          paragraphs: [`From ${from} to ${until} you look after ${teams} as well.`],
          action: { label: 'Open your teams', path: assignedTeams },
        }
      : {
          subject: `${person} stands in for your mentor`,
          paragraphs: [`From ${from} to ${until} ${person} looks after ${teams || 'your team'}.`],
          action: { label: 'Open your team', path: ownTeam },
        },
  mentor_stand_in_gone: ({ from, until }) => ({
    subject: 'Nobody stands in for you any more',
    paragraphs: [
      `Whoever was to look after your teams from ${from} to ${until} is no mentor any more.`,
      'Choose somebody else, so that your teams are not left alone.',
    ],
    action: { label: 'Choose a stand-in', path: mentoring },
  }),
  mentor_taken_back: ({ person, teams, count }) => ({
    subject: count === 1 ? `You need do nothing about ${teams}` : `You need do nothing about ${count} teams`,
    paragraphs: [
      `${person} took back what you were told of ${teams}. It has nothing to do with you.`,
      'If it is to be after all, you hear of it anew.',
    ],
    action: { label: 'Open your teams', path: mentoring },
  }),
};

const german: Record<string, Say> = {
  mentor_proposed: ({ person, teams, count }) => ({
    subject: count === 1 ? `Betreust du ${teams}?` : `Betreust du ${count} Teams?`,
    paragraphs: [
      `${person} fragt, ob du ${teams} betreust.`,
      'Sag zu, oder sag mit einem Grund ab, den nur das Orga-Team liest.',
    ],
    action: { label: 'Antworten', path: mentoring },
  }),
  mentor_assigned: ({ person, teams, count, isForMentor }) =>
    isForMentor
      ? {
          subject: count === 1 ? `Du betreust jetzt ${teams}` : `Du betreust ${count} Teams mehr`,
          paragraphs: [
            `Du betreust jetzt ${teams}.`,
            'Du liest, was sie abgeben, und sie lesen, was du antwortest.',
          ],
          action: { label: 'Deine Teams öffnen', path: assignedTeams },
        }
      : {
          subject: `${person} betreut jetzt euer Team`,
          paragraphs: [`${person} betreut ${teams}, liest, was ihr abgebt, und antwortet euch.`],
          action: { label: 'Dein Team öffnen', path: ownTeam },
        },
  mentor_declined: (details) => ({
    subject: details.wasActive
      ? `${details.person} gibt ${details.teams} ab`
      : `${details.person} sagt für ${details.teams} ab`,
    paragraphs: [
      `${details.teams} hat vorerst niemanden. Was das Team abgibt, wartet in der gemeinsamen Warteschlange.`,
    ],
    action: { label: `${details.teams} öffnen`, path: teamPage(details) },
  }),
  mentor_stand_in: ({ person, teams, from, until, isForMentor }) =>
    isForMentor
      ? {
          subject: `Du vertrittst ${person}`,
          paragraphs: [`Vom ${from} bis zum ${until} betreust du auch ${teams}.`],
          action: { label: 'Deine Teams öffnen', path: assignedTeams },
        }
      : {
          subject: `${person} vertritt, wer euch betreut`,
          paragraphs: [`Vom ${from} bis zum ${until} betreut ${person} ${teams || 'euer Team'}.`],
          action: { label: 'Dein Team öffnen', path: ownTeam },
        },
  mentor_stand_in_gone: ({ from, until }) => ({
    subject: 'Niemand vertritt dich mehr',
    paragraphs: [
      `Wer vom ${from} bis zum ${until} deine Teams betreuen sollte, betreut keine Teams mehr.`,
      'Wähl jemand anderen, damit deine Teams nicht allein sind.',
    ],
    action: { label: 'Vertretung wählen', path: mentoring },
  }),
  mentor_taken_back: ({ person, teams, count }) => ({
    subject: count === 1 ? `Zu ${teams} musst du nichts tun` : `Zu ${count} Teams musst du nichts tun`,
    paragraphs: [
      `${person} hat zurückgenommen, was dir zu ${teams} mitgeteilt wurde. An dir lag es nicht.`,
      'Wird es doch noch etwas, erfährst du es neu.',
    ],
    action: { label: 'Deine Teams öffnen', path: mentoring },
  }),
};

const said: Record<Locale, Record<string, Say>> = { en: english, de: german };
const somebody: Record<Locale, string> = { en: 'Somebody', de: 'Jemand' };
const footnotes: Record<Locale, string> = {
  en: 'You get this because mails about mentoring are switched on.',
  de: 'Du bekommst das, weil Mails zur Betreuung eingeschaltet sind.',
};

/** `2024-12-09` in words. A day is the same in every zone. */
function dayIn(locale: Locale, day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return '';
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`));
}

function teamsOf(details: Record<string, unknown>): { team: string; slug: string }[] {
  if (!Array.isArray(details.teams))
    return [{ team: textIn(details, 'team'), slug: textIn(details, 'slug') }];
  return (details.teams as Record<string, unknown>[]).map((team) => ({
    team: textIn(team, 'team'),
    slug: textIn(team, 'slug'),
  }));
}

const mailOf =
  (kind: string): MailWords =>
  (locale, details) => {
    const say = said[locale][kind];
    if (!say) throw new Error(`There are no words for mails of the kind ${kind}.`);
    const teams = teamsOf(details);
    const row = new Intl.ListFormat(locale, { type: 'conjunction' });
    const words = say({
      teams: row.format(teams.map(({ team }) => team).filter((name) => name !== '')),
      count: teams.length,
      slug: teams[0]?.slug ?? '',
      person: textIn(details, 'person') || somebody[locale],
      isForMentor: typeof details.count === 'number',
      wasActive: textIn(details, 'was') === 'active',
      from: dayIn(locale, textIn(details, 'from')),
      until: dayIn(locale, textIn(details, 'until')),
    });
    return topicMail(words, details, footnotes[locale], locale);
  };

/** The mails about who looks after which team, by their kind. */
export const mentorMails: Record<string, MailWords> = Object.fromEntries(
  Object.keys(english).map((kind) => [kind, mailOf(kind)]),
);
