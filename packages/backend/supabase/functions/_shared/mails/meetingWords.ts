// What mails about office hours say in each language.
import type { MailedMeeting } from '../meetingDetails.ts';
import type { Locale } from './letter.ts';

/** The kinds of mails about office hours. */
export type MeetingMailKind =
  | 'office_hour_booked'
  | 'office_hour_moved'
  | 'office_hour_link'
  | 'office_hour_cancelled'
  | 'office_hour_reminder'
  | 'office_hour_noted';

/** What such words are made of. */
export interface MeetingDetails {
  meeting: MailedMeeting;
  /** In words, as are the others. */
  when: string;
  /** When it was before; '' where it was not moved. */
  before: string;
}

interface Said {
  subject: string;
  paragraphs: string[];
}

interface MeetingWords {
  said: Record<MeetingMailKind, (details: MeetingDetails) => Said>;
  facts: { when: string; where: string; agenda: string; todo: string };
  action: { team: string; mentor: string };
  footnote: string;
}

const english: MeetingWords = {
  said: {
    office_hour_booked: ({ meeting, when }) => ({
      subject: `${meeting.title}, ${when}`,
      paragraphs: meeting.isForMentor
        ? [`${meeting.team} has booked an office hour with you. What they want to decide is below.`]
        : ['It is booked for all of you. Move or cancel it until two hours before.'],
    }),
    office_hour_moved: ({ meeting, when, before }) => ({
      subject: `Moved: ${meeting.title}, ${when}`,
      paragraphs: [before === '' ? 'It is at another time.' : `It was on ${before}.`],
    }),
    office_hour_link: ({ meeting }) => ({
      subject: `Another link: ${meeting.title}`,
      paragraphs: ['The time is the same. The link to the call is the one below.'],
    }),
    office_hour_cancelled: ({ meeting, when }) => ({
      subject: `Cancelled: ${meeting.title}, ${when}`,
      paragraphs: meeting.isForMentor
        ? [`You do not meet ${meeting.team} at this time.`]
        : ['You do not meet. Choose another time when you like.'],
    }),
    office_hour_reminder: ({ meeting, when }) => ({
      subject: `${meeting.title}, ${when}`,
      paragraphs: meeting.isForMentor
        ? ['A reminder. What they want to decide is below.']
        : ['A reminder. Say what you want to decide before you meet: one question gets further than three.'],
    }),
    office_hour_noted: ({ meeting }) => ({
      subject: `What you agreed: ${meeting.title}`,
      paragraphs: ['What is to be done comes back in your check-in until you answer.'],
    }),
  },
  facts: { when: 'When', where: 'Call', agenda: 'To decide', todo: 'To do' },
  action: { team: 'Open office hours', mentor: 'Open office hours' },
  footnote: 'You get this because mails about office hours are switched on.',
};

const german: MeetingWords = {
  said: {
    office_hour_booked: ({ meeting, when }) => ({
      subject: `${meeting.title}, ${when}`,
      paragraphs: meeting.isForMentor
        ? [`${meeting.team} hat eine Sprechstunde bei dir gebucht. Was sie entscheiden wollen, steht unten.`]
        : ['Sie ist für euch alle gebucht. Bis zwei Stunden vorher könnt ihr sie verschieben oder absagen.'],
    }),
    office_hour_moved: ({ meeting, when, before }) => ({
      subject: `Verschoben: ${meeting.title}, ${when}`,
      paragraphs: [before === '' ? 'Sie ist zu einer anderen Zeit.' : `Vorher war sie am ${before}.`],
    }),
    office_hour_link: ({ meeting }) => ({
      subject: `Anderer Link: ${meeting.title}`,
      paragraphs: ['Die Zeit bleibt. Der Link zum Gespräch ist der unten.'],
    }),
    office_hour_cancelled: ({ meeting, when }) => ({
      subject: `Abgesagt: ${meeting.title}, ${when}`,
      paragraphs: meeting.isForMentor
        ? [`Du triffst ${meeting.team} zu dieser Zeit nicht.`]
        : ['Ihr trefft euch nicht. Sucht euch eine andere Zeit aus, wenn ihr mögt.'],
    }),
    office_hour_reminder: ({ meeting, when }) => ({
      subject: `${meeting.title}, ${when}`,
      paragraphs: meeting.isForMentor
        ? ['Zur Erinnerung. Was sie entscheiden wollen, steht unten.']
        : ['Zur Erinnerung. Schreibt vorher, was ihr entscheiden wollt: Eine Frage bringt weiter als drei.'],
    }),
    office_hour_noted: ({ meeting }) => ({
      subject: `Was ihr vereinbart habt: ${meeting.title}`,
      paragraphs: ['Was zu tun ist, kommt in eurem Check-in wieder, bis ihr antwortet.'],
    }),
  },
  facts: { when: 'Wann', where: 'Gespräch', agenda: 'Zu entscheiden', todo: 'Zu tun' },
  action: { team: 'Sprechstunden öffnen', mentor: 'Sprechzeiten öffnen' },
  footnote: 'Du bekommst das, weil Mails zu Sprechstunden eingeschaltet sind.',
};

/** The words of mails about office hours by language. */
export const meetingWords: Record<Locale, MeetingWords> = { en: english, de: german };
