// What mails about events say, in both languages.
import type { Seat } from '../eventDetails.ts';
import type { Locale } from './letter.ts';

/** Kinds of mails about events. */
export type EventMailKind = 'event_registered' | 'event_offer' | 'event_reminder' | 'event_cancelled';

/** What a sentence may name: times are in words. */
interface Names {
  title: string;
  /** When it begins. */
  day: string;
  /** Until when an offer stands; '' where there is none. */
  until: string;
}

interface Said {
  subject: string;
  paragraphs: string[];
  action: string;
}

interface EventWords {
  said: Record<EventMailKind, (names: Names) => Said>;
  facts: { when: string; where: string; seat: string; bring: string; until: string };
  seats: Record<Seat, string>;
  code: { alt: string; note: string; plain: string };
  /** Stands before what organisers wrote. */
  messageFollows: string;
  test: { subject: (subject: string) => string; paragraph: string };
  footnote: string;
}

const english: EventWords = {
  said: {
    event_registered: ({ title }) => ({
      subject: `You’re going: ${title}`,
      paragraphs: [
        'Your place is reserved, and the file with this mail puts it into your calendar.',
        'Cannot come? Give up your place on the event’s page, so that somebody else can come.',
      ],
      action: 'Open the event',
    }),
    event_offer: ({ title, until }) => ({
      subject: `A place for you: ${title}`,
      paragraphs: [
        `A place is free and you are next. It is kept for you until ${until}; after that it goes to the next in line.`,
      ],
      action: 'Answer the offer',
    }),
    event_reminder: ({ title, day }) => ({
      subject: `Coming up: ${title}`,
      paragraphs: [
        `It begins on ${day}, and your place is reserved.`,
        'Cannot come? Give up your place now: somebody may still take it.',
      ],
      action: 'Open the event',
    }),
    event_cancelled: ({ title, day }) => ({
      subject: `Called off: ${title}`,
      paragraphs: [
        `The event on ${day} does not take place. You need not do anything; the file with this mail strikes it out in your calendar.`,
      ],
      action: 'See other events',
    }),
  },
  facts: { when: 'When', where: 'Where', seat: 'Place', bring: 'Bring', until: 'Kept for you until' },
  seats: { onsite: 'On site', online: 'Online' },
  code: {
    alt: 'Your check-in code, a QR code',
    note: 'Show this code at the check-in. It is also on the event’s page in connect.',
    plain: 'Your check-in code is on the event’s page in connect.',
  },
  messageFollows: 'The organisers write:',
  test: {
    subject: (subject) => `[Test] ${subject}`,
    paragraph:
      'A test that reached you alone; nothing was called off. The file for calendars is left out, so that yours stays as it is.',
  },
  footnote: 'You get this because mails about events are switched on.',
};

const german: EventWords = {
  said: {
    event_registered: ({ title }) => ({
      subject: `Du bist dabei: ${title}`,
      paragraphs: [
        'Dein Platz ist reserviert, und mit der Datei an dieser Mail kommt er in deinen Kalender.',
        'Du kannst doch nicht? Gib deinen Platz auf der Seite des Events ab, damit jemand anderes kommen kann.',
      ],
      action: 'Event öffnen',
    }),
    event_offer: ({ title, until }) => ({
      subject: `Ein Platz für dich: ${title}`,
      paragraphs: [
        `Ein Platz ist frei und du bist dran. Er bleibt für dich bis ${until}; danach geht er an die nächste Person in der Reihe.`,
      ],
      action: 'Angebot beantworten',
    }),
    event_reminder: ({ title, day }) => ({
      subject: `Bald ist es so weit: ${title}`,
      paragraphs: [
        `Es beginnt am ${day}, und dein Platz ist reserviert.`,
        'Du kannst doch nicht? Gib deinen Platz jetzt ab: Vielleicht nimmt ihn noch jemand.',
      ],
      action: 'Event öffnen',
    }),
    event_cancelled: ({ title, day }) => ({
      subject: `Abgesagt: ${title}`,
      paragraphs: [
        `Das Event am ${day} findet nicht statt. Du musst nichts tun; die Datei an dieser Mail streicht es in deinem Kalender.`,
      ],
      action: 'Andere Events ansehen',
    }),
  },
  facts: { when: 'Wann', where: 'Wo', seat: 'Platz', bring: 'Mitbringen', until: 'Für dich frei bis' },
  seats: { onsite: 'Vor Ort', online: 'Online' },
  code: {
    alt: 'Dein Code für den Einlass, ein QR-Code',
    note: 'Zeig diesen Code am Einlass. Du findest ihn auch in connect, auf der Seite des Events.',
    plain: 'Deinen Code für den Einlass findest du in connect, auf der Seite des Events.',
  },
  messageFollows: 'Das Orga-Team schreibt:',
  test: {
    subject: (subject) => `[Test] ${subject}`,
    paragraph:
      'Ein Test, der nur dich erreicht hat; nichts wurde abgesagt. Die Datei für Kalender fehlt, damit deiner so bleibt, wie er ist.',
  },
  footnote: 'Du bekommst das, weil Mails zu Events eingeschaltet sind.',
};

/** The words of mails about events by language. */
export const eventWords: Record<Locale, EventWords> = { en: english, de: german };
