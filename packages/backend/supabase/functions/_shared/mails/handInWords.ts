// What mails about weeks and hand-ins say, in both languages. Members of a team are spoken to as a team.
import type { Locale } from './letter.ts';

/** Kinds of mails about weeks and hand-ins. */
export type HandInMailKind =
  | 'week_open'
  | 'hand_in_due'
  | 'hand_in_late'
  | 'hand_in_by_clock'
  | 'hand_in_extended'
  | 'hand_in_not_extended'
  | 'hand_in_given'
  | 'hand_in_returned'
  | 'hand_in_not_reopened'
  | 'hand_in_return_moved'
  | 'hand_in_accepted';

/** What a sentence may name: times are in words. */
export interface HandInNames {
  team: string;
  /** Who judged it. */
  person: string;
  week: string;
  /** What is handed in. */
  title: string;
  /** Until when one hands in; '' where there is no such time. */
  until: string;
  /** How many required parts are ready, and how many there are. */
  ready: number;
  required: number;
  isHandedIn: boolean;
  isLate: boolean;
  /** Whether it was handed in by itself at the end of the grace, and not when it was due. */
  isAfterGrace: boolean;
  /** Whether a draft is handed in by itself when its time is over. */
  isByItself: boolean;
  /** Whether an organiser opened it again, and nobody judged it. */
  isReopened: boolean;
}

interface Said {
  subject: string;
  paragraphs: string[];
  action: string;
}

interface HandInWords {
  said: Record<HandInMailKind, (names: HandInNames) => Said>;
  facts: { there: string; missing: string; nothing: string };
  somebody: string;
  footnotes: { weeks: string; reviews: string };
}

const english: HandInWords = {
  said: {
    week_open: ({ week, title, until }) => ({
      subject: `Week ${week} is open: ${title}`,
      paragraphs: [`Your team can write now. It is due on ${until}.`],
      action: `Open week ${week}`,
    }),
    hand_in_due: ({ week, until, ready, required, isHandedIn, isByItself }) => ({
      subject: isHandedIn
        ? `Week ${week}: handed in, ${ready} of ${required} ready`
        : `Week ${week}: ${ready} of ${required} ready, not handed in`,
      paragraphs: [
        `It is due on ${until}.`,
        ...(isHandedIn ? ['Until then you can add what is missing and hand in again.'] : []),
        ...(!isHandedIn && isByItself
          ? ['If everything is there by then and nobody pressed the button, it is handed in by itself.']
          : []),
      ],
      action: `Open week ${week}`,
    }),
    hand_in_late: ({ week, until, isByItself }) => ({
      subject: `Week ${week}: nothing was handed in`,
      paragraphs: [
        `You can hand in until ${until}; it counts as late. After that the week is closed.`,
        ...(isByItself
          ? ['What you wrote by then is handed in by itself, marked incomplete where something is missing.']
          : []),
        'That is not enough? Ask the organisers for more time on the same page.',
      ],
      action: `Hand in week ${week}`,
    }),
    hand_in_by_clock: ({ week, isLate, isAfterGrace }) => ({
      subject: `Week ${week} was handed in by itself`,
      paragraphs: [
        isAfterGrace
          ? 'The time for late hand-ins was over, so what was written is handed in.'
          : 'It was due and complete, and nobody had pressed the button.',
        `It counts as ${isLate ? 'late' : 'on time'}. You hear what becomes of it.`,
      ],
      action: `Open week ${week}`,
    }),
    hand_in_extended: ({ week, until }) => ({
      subject: `More time for week ${week}`,
      paragraphs: [`Your team can hand in until ${until}. The organisers write:`],
      action: `Open week ${week}`,
    }),
    hand_in_not_extended: ({ week, until }) => ({
      subject: `No more time for week ${week}`,
      paragraphs: [`It stays due on ${until}.`],
      action: `Open week ${week}`,
    }),
    hand_in_given: ({ team, week, title, isLate }) => ({
      subject: `${team} handed in week ${week}`,
      paragraphs: [isLate ? `${title}. It came late.` : `${title}. It waits for your review.`],
      action: `Open ${team}`,
    }),
    hand_in_returned: ({ person, week, until, isReopened }) =>
      isReopened
        ? {
            subject: `Week ${week} is open again`,
            paragraphs: [`The organisers opened it for your team. Hand in again until ${until}.`],
            action: `Open week ${week}`,
          }
        : {
            subject: `${person} asks you to revise week ${week}`,
            paragraphs: [
              `Hand in again until ${until}. What came back has its own due time and does not make you late.`,
              `${person} writes:`,
            ],
            action: `Revise week ${week}`,
          },
    hand_in_not_reopened: ({ week, title }) => ({
      subject: `Week ${week} is not open again after all`,
      paragraphs: [
        `The organisers took it back: “${title}” stands as you handed it in. Nothing is left to do. What you wrote since is kept.`,
      ],
      action: `Open week ${week}`,
    }),
    hand_in_return_moved: ({ person, week, until, isReopened }) => ({
      subject: `Week ${week}: another day to hand in again`,
      paragraphs: [
        `Hand in again until ${until}. The day was changed; nothing else was.`,
        ...(isReopened ? [] : [`What ${person} asks for stays:`]),
      ],
      action: `Revise week ${week}`,
    }),
    hand_in_accepted: ({ person, week, title }) => ({
      subject: `Week ${week} is accepted`,
      paragraphs: [`${person} accepted “${title}”. Nothing is left to do.`],
      action: `Open week ${week}`,
    }),
  },
  facts: { there: 'There', missing: 'Missing', nothing: 'Nothing yet' },
  somebody: 'Somebody',
  footnotes: {
    weeks: 'You get this because mails about weeks are switched on.',
    reviews: 'You get this because mails about hand-ins are switched on.',
  },
};

const german: HandInWords = {
  said: {
    week_open: ({ week, title, until }) => ({
      subject: `Woche ${week} ist offen: ${title}`,
      paragraphs: [`Ihr könnt jetzt schreiben. Fällig ist es am ${until}.`],
      action: `Woche ${week} öffnen`,
    }),
    hand_in_due: ({ week, until, ready, required, isHandedIn, isByItself }) => ({
      subject: isHandedIn
        ? `Woche ${week}: abgegeben, ${ready} von ${required} fertig`
        : `Woche ${week}: ${ready} von ${required} fertig, nicht abgegeben`,
      paragraphs: [
        `Fällig ist es am ${until}.`,
        ...(isHandedIn ? ['Bis dahin könnt ihr ergänzen, was fehlt, und noch einmal abgeben.'] : []),
        ...(!isHandedIn && isByItself
          ? ['Wenn dann alles da ist und niemand den Knopf gedrückt hat, wird es von selbst abgegeben.']
          : []),
      ],
      action: `Woche ${week} öffnen`,
    }),
    hand_in_late: ({ week, until, isByItself }) => ({
      subject: `Woche ${week}: nichts abgegeben`,
      paragraphs: [
        `Ihr könnt bis ${until} abgeben; es gilt als verspätet. Danach ist die Woche geschlossen.`,
        ...(isByItself
          ? [
              'Was ihr bis dahin geschrieben habt, wird von selbst abgegeben, als unvollständig vermerkt, wenn etwas fehlt.',
            ]
          : []),
        'Das reicht nicht? Bittet das Orga-Team auf derselben Seite um mehr Zeit.',
      ],
      action: `Woche ${week} abgeben`,
    }),
    hand_in_by_clock: ({ week, isLate, isAfterGrace }) => ({
      subject: `Woche ${week} ist von selbst abgegeben`,
      paragraphs: [
        isAfterGrace
          ? 'Die Zeit für verspätete Abgaben war um, deshalb ist abgegeben, was da war.'
          : 'Es war fällig und vollständig, und niemand hatte den Knopf gedrückt.',
        `Es gilt als ${isLate ? 'verspätet' : 'rechtzeitig'}. Ihr hört, was daraus wird.`,
      ],
      action: `Woche ${week} öffnen`,
    }),
    hand_in_extended: ({ week, until }) => ({
      subject: `Mehr Zeit für Woche ${week}`,
      paragraphs: [`Euer Team kann bis ${until} abgeben. Das Orga-Team schreibt:`],
      action: `Woche ${week} öffnen`,
    }),
    hand_in_not_extended: ({ week, until }) => ({
      subject: `Keine Verlängerung für Woche ${week}`,
      paragraphs: [`Fällig ist sie wie zuvor: ${until}.`],
      action: `Woche ${week} öffnen`,
    }),
    hand_in_given: ({ team, week, title, isLate }) => ({
      subject: `${team} hat Woche ${week} abgegeben`,
      paragraphs: [isLate ? `${title}. Es kam verspätet.` : `${title}. Es wartet auf dein Urteil.`],
      action: `${team} öffnen`,
    }),
    hand_in_returned: ({ person, week, until, isReopened }) =>
      isReopened
        ? {
            subject: `Woche ${week} ist wieder offen`,
            paragraphs: [`Das Orga-Team hat sie für euer Team geöffnet. Gebt bis ${until} noch einmal ab.`],
            action: `Woche ${week} öffnen`,
          }
        : {
            subject: `${person} bittet euch, Woche ${week} zu überarbeiten`,
            paragraphs: [
              `Gebt bis ${until} noch einmal ab. Was zurückkam, hat seine eigene Frist; zu spät macht es euch nicht.`,
              `${person} schreibt:`,
            ],
            action: `Woche ${week} überarbeiten`,
          },
    hand_in_not_reopened: ({ week, title }) => ({
      subject: `Woche ${week} ist doch nicht wieder offen`,
      paragraphs: [
        `Das Orga-Team hat es zurückgenommen: „${title}“ gilt, wie ihr es abgegeben habt. Ihr müsst nichts tun. Was ihr seitdem geschrieben habt, bleibt.`,
      ],
      action: `Woche ${week} öffnen`,
    }),
    hand_in_return_moved: ({ person, week, until, isReopened }) => ({
      subject: `Woche ${week}: ein anderer Tag für die neue Abgabe`,
      paragraphs: [
        `Gebt bis ${until} noch einmal ab. Nur der Tag wurde geändert.`,
        ...(isReopened ? [] : [`Worum ${person} bittet, bleibt:`]),
      ],
      action: `Woche ${week} überarbeiten`,
    }),
    hand_in_accepted: ({ person, week, title }) => ({
      subject: `Woche ${week} ist angenommen`,
      paragraphs: [`${person} hat „${title}“ angenommen. Ihr müsst nichts mehr tun.`],
      action: `Woche ${week} öffnen`,
    }),
  },
  facts: { there: 'Da ist', missing: 'Es fehlt', nothing: 'Noch nichts' },
  somebody: 'Jemand',
  footnotes: {
    weeks: 'Du bekommst das, weil Mails zu Wochen eingeschaltet sind.',
    reviews: 'Du bekommst das, weil Mails zu Abgaben eingeschaltet sind.',
  },
};

/** The words of mails about weeks and hand-ins by language. */
export const handInWords: Record<Locale, HandInWords> = { en: english, de: german };
