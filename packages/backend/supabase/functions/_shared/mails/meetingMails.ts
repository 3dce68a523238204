// Mails about office hours: when, with whom, what for, and the file for the calendar.
import { calendarFile } from '../core/calendarFile.ts';
import { spanInWords, textIn, timeIn, timeInWords } from '../eventDetails.ts';
import { meetingEntry, meetingPath, readMeeting } from '../meetingDetails.ts';
import type { MailWords } from './letter.ts';
import { meetingWords, type MeetingMailKind } from './meetingWords.ts';
import { mailChoice } from './topicMail.ts';

const listed = (value: unknown): string =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').join(' · ') : '';

const mailOf =
  (kind: MeetingMailKind): MailWords =>
  (locale, details, _recipient, siteUrl) => {
    const meeting = readMeeting(details, locale);
    const words = meetingWords[locale];
    const isOff = kind === 'office_hour_cancelled';
    const isOver = kind === 'office_hour_noted';
    const wasMoved = kind === 'office_hour_moved' && textIn(details, 'moved_from') !== '';
    const said = words.said[kind]({
      meeting,
      when: timeInWords(meeting.startsAt, locale),
      before: wasMoved ? timeInWords(timeIn(details, 'moved_from'), locale) : '',
    });
    const facts = [
      { name: words.facts.when, value: spanInWords(meeting, locale) },
      { name: words.facts.where, value: isOff || isOver ? '' : (meeting.url ?? '') },
      { name: words.facts.agenda, value: isOff || isOver ? '' : meeting.summary },
      { name: words.facts.todo, value: isOver ? listed(details.items) : '' },
    ];
    return {
      ...{ subject: said.subject, heading: said.subject, paragraphs: said.paragraphs },
      quote: isOff ? textIn(details, 'word') : isOver ? textIn(details, 'note') : '',
      facts: facts.filter(({ value }) => value !== ''),
      action: {
        label: meeting.isForMentor ? words.action.mentor : words.action.team,
        path: meetingPath(meeting),
      },
      footnote: words.footnote,
      choice: mailChoice[locale],
      ...(isOver
        ? {}
        : {
            files: [
              {
                name: 'office-hour.ics',
                type: 'text/calendar; charset=utf-8; method=PUBLISH',
                content: calendarFile([meetingEntry(details, locale, siteUrl)], { now: new Date() }),
              },
            ],
          }),
    };
  };

/** The mails about office hours by their kind. */
export const meetingMails: Record<MeetingMailKind, MailWords> = {
  office_hour_booked: mailOf('office_hour_booked'),
  office_hour_moved: mailOf('office_hour_moved'),
  office_hour_link: mailOf('office_hour_link'),
  office_hour_cancelled: mailOf('office_hour_cancelled'),
  office_hour_reminder: mailOf('office_hour_reminder'),
  office_hour_noted: mailOf('office_hour_noted'),
};
