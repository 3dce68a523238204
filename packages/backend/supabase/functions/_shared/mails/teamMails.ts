// Mails about requests, invitations and their answers: what happened, what the person wrote, and the page to answer at.
import type { Locale, MailLink, MailSubject, MailWords, Words } from './letter.ts';
import { mailChoice } from './topicMail.ts';

/** What a mail about a team knows. */
interface TeamDetails {
  team: string;
  slug: string;
  person: string;
  message: string;
  /** What the team says of itself, and who is in it; of invitations only. */
  pitch: string;
  members: string[];
  /** Somebody with an account; an invitation by address also reaches people without one. */
  hasAccount: boolean;
  recipient: string;
}

type Said = Pick<Words, 'subject' | 'paragraphs'> & { action: MailLink };
type Say = (details: TeamDetails) => Said;

const ownTeam = '/connect/team';
const page = ({ slug }: TeamDetails) => `/connect/teams/${encodeURIComponent(slug)}`;
const signUp = ({ recipient }: TeamDetails) =>
  `/connect/signup?next=${encodeURIComponent(ownTeam)}&email=${encodeURIComponent(recipient)}`;

const english: Record<string, Say> = {
  team_request: ({ person, team }) => ({
    subject: `${person} asks to join ${team}`,
    paragraphs: [
      `${person} would like to be in your team. Take them on or decline: the request ends after 14 days.`,
    ],
    action: { label: 'Answer the request', path: ownTeam },
  }),
  request_accepted: (details) => ({
    subject: `You are in ${details.team} now`,
    paragraphs: [`${details.person} took you on. Your other requests are withdrawn.`],
    action: { label: `Open ${details.team}`, path: page(details) },
  }),
  request_declined: ({ person, team }) => ({
    subject: `${team} declined your request`,
    paragraphs: [
      `${person} answered for the team. Other teams look for people: you can ask the next one now.`,
    ],
    action: { label: 'See teams', path: '/connect/teams' },
  }),
  team_invite: (details) => ({
    subject: `${details.person} invites you to join ${details.team}`,
    paragraphs: invitedInEnglish(details),
    action: details.hasAccount
      ? { label: 'Answer the invitation', path: ownTeam }
      : { label: 'Sign up', path: signUp(details) },
  }),
  invite_reminder: (details) => ({
    subject: `${details.team} waits for your answer`,
    paragraphs: [`${details.person} reminds you of the invitation.`, ...invitedInEnglish(details)],
    action: details.hasAccount
      ? { label: 'Answer the invitation', path: ownTeam }
      : { label: 'Sign up', path: signUp(details) },
  }),
  invite_accepted: (details) => ({
    subject: `${details.person} is in ${details.team} now`,
    paragraphs: [`${details.person} accepted the invitation of your team.`],
    action: { label: `Open ${details.team}`, path: page(details) },
  }),
  invite_declined: ({ person, team }) => ({
    subject: `${person} declined the invitation to ${team}`,
    paragraphs: ['The place is still open. You can invite somebody else.'],
    action: { label: 'Open your team', path: ownTeam },
  }),
};

const german: Record<string, Say> = {
  team_request: ({ person, team }) => ({
    subject: `${person} möchte bei ${team} mitmachen`,
    paragraphs: [`${person} möchte in dein Team. Nimm an oder lehne ab: Die Anfrage endet nach 14 Tagen.`],
    action: { label: 'Anfrage beantworten', path: ownTeam },
  }),
  request_accepted: (details) => ({
    subject: `Du bist jetzt bei ${details.team}`,
    paragraphs: [`${details.person} hat dich aufgenommen. Deine anderen Anfragen sind zurückgezogen.`],
    action: { label: `${details.team} öffnen`, path: page(details) },
  }),
  request_declined: ({ person, team }) => ({
    subject: `${team} hat deine Anfrage abgelehnt`,
    paragraphs: [
      `${person} hat für das Team geantwortet. Andere Teams suchen Leute: Du kannst gleich das nächste fragen.`,
    ],
    action: { label: 'Teams ansehen', path: '/connect/teams' },
  }),
  team_invite: (details) => ({
    subject: `${details.person} lädt dich zu ${details.team} ein`,
    paragraphs: invitedInGerman(details),
    action: details.hasAccount
      ? { label: 'Einladung beantworten', path: ownTeam }
      : { label: 'Registrieren', path: signUp(details) },
  }),
  invite_reminder: (details) => ({
    subject: `${details.team} wartet auf deine Antwort`,
    paragraphs: [`${details.person} erinnert dich an die Einladung.`, ...invitedInGerman(details)],
    action: details.hasAccount
      ? { label: 'Einladung beantworten', path: ownTeam }
      : { label: 'Registrieren', path: signUp(details) },
  }),
  invite_accepted: (details) => ({
    subject: `${details.person} ist jetzt bei ${details.team}`,
    paragraphs: [`${details.person} hat die Einladung deines Teams angenommen.`],
    action: { label: `${details.team} öffnen`, path: page(details) },
  }),
  invite_declined: ({ person, team }) => ({
    subject: `${person} hat die Einladung von ${team} abgelehnt`,
    paragraphs: ['Der Platz ist noch frei. Du kannst jemand anderen einladen.'],
    action: { label: 'Dein Team öffnen', path: ownTeam },
  }),
};

function invitedInEnglish({ hasAccount, recipient, team }: TeamDetails): string[] {
  if (hasAccount)
    return [
      `Accept or decline: the invitation holds for 14 days. Until then ${team} keeps asking others too.`,
    ];
  return [
    `${team} is a team of GROW: eleven weeks, from an idea to a tested product.`,
    `Sign up with the address ${recipient}. The invitation then waits under "Your Team" for 14 days.`,
  ];
}

function invitedInGerman({ hasAccount, recipient, team }: TeamDetails): string[] {
  if (hasAccount)
    return [`Nimm an oder lehne ab: Die Einladung gilt 14 Tage. So lange fragt ${team} auch andere.`];
  return [
    `${team} ist ein Team von GROW: elf Wochen, von der Idee zum getesteten Produkt.`,
    `Registriere dich mit der Adresse ${recipient}. Die Einladung wartet dann 14 Tage unter „Dein Team“.`,
  ];
}

const said: Record<Locale, Record<string, Say>> = { en: english, de: german };

const footnotes: Record<Locale, { member: string; stranger: string }> = {
  en: {
    member: 'You get this because mails about teams are switched on.',
    stranger:
      'Somebody in the team typed your address. If you do nothing, no account is made and the invitation ends by itself; no further mails come but a reminder by the team.',
  },
  de: {
    member: 'Du bekommst das, weil Mails zu Teams eingeschaltet sind.',
    stranger:
      'Jemand aus dem Team hat deine Adresse eingegeben. Wenn du nichts tust, entsteht kein Konto und die Einladung endet von selbst; außer einer Erinnerung des Teams kommen keine weiteren Mails.',
  },
};

function readDetails(details: Record<string, unknown>, recipient: string, locale: Locale): TeamDetails {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    team: text('team'),
    slug: text('slug'),
    message: text('message'),
    pitch: text('pitch'),
    members: Array.isArray(details.members) ? details.members.map(String) : [],
    person: text('person') || { en: 'Somebody', de: 'Jemand' }[locale],
    // The outbox writes the name of people with an account, and an empty one for the others.
    hasAccount: text('first_name') !== '',
    recipient,
  };
}

const memberWords: Record<Locale, string> = { en: 'In the team', de: 'Im Team' };

/** The team as it presents itself to somebody it invites. */
const aboutTeam = ({ team, pitch, members }: TeamDetails, locale: Locale): MailSubject => ({
  name: team,
  text: pitch,
  facts: members.length > 0 ? [{ name: memberWords[locale], value: members.join(', ') }] : [],
});

const mailOf =
  (kind: string): MailWords =>
  (locale, details, recipient) => {
    const read = readDetails(details, recipient, locale);
    const say = said[locale][kind];
    if (!say) throw new Error(`There are no words for mails of the kind ${kind}.`);
    const { subject, paragraphs, action } = say(read);
    const isInvitation = kind === 'team_invite' || kind === 'invite_reminder';
    const isStranger = !read.hasAccount && isInvitation;
    const { member, stranger } = footnotes[locale];
    return {
      subject,
      heading: subject,
      paragraphs,
      quote: read.message,
      ...(isInvitation ? { about: aboutTeam(read, locale) } : {}),
      action,
      footnote: isStranger ? stranger : member,
      ...(isStranger ? {} : { choice: mailChoice[locale] }),
    };
  };

/** The mails about teams by their kind. */
export const teamMails: Record<string, MailWords> = Object.fromEntries(
  Object.keys(english).map((kind) => [kind, mailOf(kind)]),
);
