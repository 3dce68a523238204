import { readRow } from '../db/readRow';

/** What notifications can come by mail too; a topic has several kinds. */
export const mailTopics = [
  'requests',
  'answers',
  'invites',
  'weeks',
  'reviews',
  'events',
  'meetings',
  'pulses',
  'mentoring',
  'stories',
  'announcements',
  'gates',
  'jury',
] as const;

/** What one may want by mail or not. */
export type MailTopic = (typeof mailTopics)[number];

/** Whether a person wants the mails of each topic. */
export type MailChoices = Readonly<Record<MailTopic, boolean>>;

/** Reads rows of `mail_choices`; every topic without a row is wanted. @throws AppError `malformed_row` */
export function mailChoicesFromRows(rows: readonly unknown[]): MailChoices {
  const choices = {
    requests: true,
    answers: true,
    invites: true,
    weeks: true,
    reviews: true,
    events: true,
    meetings: true,
    pulses: true,
    mentoring: true,
    stories: true,
    announcements: true,
    gates: true,
    jury: true,
  };
  for (const row of rows) {
    const read = readRow('mail_choices', row);
    choices[read.oneOf('topic', mailTopics)] = read.flag('wanted', true);
  }
  return choices;
}
