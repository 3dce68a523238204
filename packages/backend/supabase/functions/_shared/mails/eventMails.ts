// Mails about events: what it means for the person, when and where, the file for their calendar and the code for the check-in.
import encodeQR from 'qr';
import { calendarFile, calendarPlace } from '../core/calendarFile.ts';
import { checkInCodeOf } from '../core/checkInCode.ts';
import {
  eventPath,
  timeInWords,
  readEvent,
  seatIn,
  spanInWords,
  textIn,
  timeIn,
  titledAs,
  type Seat,
  type MailedEvent,
} from '../eventDetails.ts';
import { eventWords, type EventMailKind } from './eventWords.ts';
import type { Locale, MailFile, MailPicture, MailWords } from './letter.ts';
import { mailChoice } from './topicMail.ts';

/** Dots of the code: 29 and a border on both sides. Each has four pixels, which is the size of the file, and is shown as six. */
const BORDER = 4;
const DOTS = 29 + 2 * BORDER;

const codeOf = (registrationId: string, words: Omit<MailPicture, 'gif' | 'size'>): MailPicture => ({
  ...words,
  gif: encodeQR(checkInCodeOf(registrationId), 'gif', { version: 3, scale: 4, border: BORDER }),
  size: DOTS * 6,
});

const registrations = {
  event_registered: 'registered',
  event_reminder: 'registered',
  event_offer: 'offered',
} as const;

function fileOf(kind: EventMailKind, event: MailedEvent, locale: Locale, siteUrl: string): MailFile {
  const isOff = kind === 'event_cancelled';
  const entry = {
    event: isOff ? titledAs(event, 'calledOff', locale) : event,
    pageUrl: siteUrl + eventPath(event),
    registration: isOff ? ('cancelled' as const) : registrations[kind],
  };
  return {
    name: `${event.slug || 'event'}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile([entry], { now: new Date() }),
  };
}

function factsOf(
  kind: EventMailKind,
  event: MailedEvent,
  until: string,
  seat: Seat | undefined,
  locale: Locale,
) {
  const { facts, seats } = eventWords[locale];
  const place = calendarPlace(event);
  return [
    { name: facts.when, value: spanInWords(event, locale) },
    { name: facts.where, value: place },
    { name: facts.seat, value: seat && kind !== 'event_cancelled' ? seats[seat] : '' },
    { name: facts.bring, value: kind === 'event_registered' || kind === 'event_reminder' ? event.bring : '' },
    { name: facts.until, value: until },
  ].filter(({ value }) => value !== '');
}

const mailOf =
  (kind: EventMailKind): MailWords =>
  (locale, details, _recipient, siteUrl) => {
    const seat = seatIn(details);
    const event = readEvent(details, locale, seat);
    const words = eventWords[locale];
    const until = kind === 'event_offer' ? timeInWords(timeIn(details, 'offer_expires_at'), locale) : '';
    const said = words.said[kind]({ title: event.title, until, day: timeInWords(event.startsAt, locale) });
    const isTest = details.is_test === true;
    const registrationId = textIn(details, 'registration_id');
    const hasCode =
      (kind === 'event_registered' || kind === 'event_reminder') &&
      seat === 'onsite' &&
      registrationId !== '';
    const message = kind === 'event_cancelled' ? textIn(details, 'message') : '';
    return {
      subject: isTest ? words.test.subject(said.subject) : said.subject,
      heading: said.subject,
      paragraphs: [
        ...(isTest ? [words.test.paragraph] : []),
        ...said.paragraphs,
        ...(message === '' ? [] : [words.messageFollows]),
      ],
      quote: message,
      facts: factsOf(kind, event, until, seat, locale),
      ...(hasCode ? { picture: codeOf(registrationId, words.code) } : {}),
      action:
        kind === 'event_cancelled'
          ? { label: said.action, path: '/connect/events' }
          : { label: said.action, path: eventPath(event) },
      footnote: words.footnote,
      choice: mailChoice[locale],
      // Whoever tries the mail out keeps the event in their own calendar.
      ...(isTest ? {} : { files: [fileOf(kind, event, locale, siteUrl)] }),
    };
  };

/** The mails about events by their kind. */
export const eventMails: Record<EventMailKind, MailWords> = {
  event_registered: mailOf('event_registered'),
  event_offer: mailOf('event_offer'),
  event_reminder: mailOf('event_reminder'),
  event_cancelled: mailOf('event_cancelled'),
};
