// What the mail of an announcement says: read by the function that sends it and by the preview, so that neither can differ.

type Locale = 'en' | 'de';

/** What is written, for one person in one language. */
export interface AnnouncementLetterInput {
  readonly title: string;
  /** Plain paragraphs with an empty line between them. */
  readonly body: string;
  /** Where the button leads: a path of the site. */
  readonly link: string | undefined;
  /** '' where somebody has none. */
  readonly firstName: string;
  readonly isImportant: boolean;
  /** Whether its writer gets it to look at. */
  readonly isTest: boolean;
}

/** The mail in one language. */
export interface AnnouncementLetter {
  readonly subject: string;
  readonly paragraphs: string[];
  readonly action: { readonly label: string; readonly path: string } | undefined;
  /** Why somebody gets it. */
  readonly footnote: string;
}

const words = {
  en: {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    test: (title: string) => `Test: ${title}`,
    week: (week: string) => `Open week ${week}`,
    event: 'Open the event',
    events: 'Open events',
    team: 'Open your team',
    teams: 'Open teams',
    profile: 'Open your profile',
    other: 'Open GROW',
    usual: 'You get this because mails of announcements are switched on.',
    important:
      'You get this because the organisers marked it as important: such mails reach everybody they are for, whatever you chose.',
    isTest: 'You get this because you sent yourself a test. Nobody else got it.',
  },
  de: {
    hello: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    test: (title: string) => `Test: ${title}`,
    week: (week: string) => `Woche ${week} öffnen`,
    event: 'Event öffnen',
    events: 'Events öffnen',
    team: 'Dein Team öffnen',
    teams: 'Teams öffnen',
    profile: 'Dein Profil öffnen',
    other: 'GROW öffnen',
    usual: 'Du bekommst das, weil Mails zu Ankündigungen eingeschaltet sind.',
    important:
      'Du bekommst das, weil das Orga-Team es als wichtig markiert hat: Solche Mails erreichen alle, für die sie sind, egal was du gewählt hast.',
    isTest: 'Du bekommst das, weil du dir einen Test geschickt hast. Sonst hat es niemand bekommen.',
  },
} as const;

/** What is written on the button that leads to a path. */
export function announcementLinkLabel(path: string, locale: Locale): string {
  const said = words[locale];
  const week = /^\/connect\/team\/weeks\/(\d+)$/.exec(path)?.[1];
  if (week) return said.week(week);
  if (/^\/connect\/events\/[^/]+$/.test(path)) return said.event;
  if (path === '/connect/events') return said.events;
  if (path === '/connect/team') return said.team;
  if (path === '/connect/teams') return said.teams;
  return path === '/connect/profile' ? said.profile : said.other;
}

/** A body's paragraphs. */
export const announcementParagraphs = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** The mail of an announcement. */
export function announcementLetter(input: AnnouncementLetterInput, locale: Locale): AnnouncementLetter {
  const said = words[locale];
  const { title, body, link, firstName, isImportant, isTest } = input;
  return {
    subject: isTest ? said.test(title) : title,
    paragraphs: [said.hello(firstName.trim()), ...announcementParagraphs(body)],
    action: link === undefined ? undefined : { label: announcementLinkLabel(link, locale), path: link },
    footnote: isTest ? said.isTest : isImportant ? said.important : said.usual,
  };
}
