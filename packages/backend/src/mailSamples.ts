// Every mail of GROW with made-up data, for the mailbox's page of samples: what one looks at after a change of a word or of
// the page around it.
import { composeMail, mailKinds, type MailKind, type MailSample } from '@grow/local-supabase';
import { writeMail } from '../supabase/functions/_shared/mails/index.ts';
import { projectFolder } from './projectFolder';

const locales = ['en', 'de'] as const;
const RECIPIENT = 'mira.falk@university.example';
const STRANGER = 'a-very-long-address-of-somebody-new@department.university.example';

/** As long as the database lets a name be, and without a place to break. */
const LONG_TEAM = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihgesel';
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Hohenzollernsigmaringenschwarzenbergburgstedt';
const LONG_TITLE = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesvorleseabend';

const team = {
  ...{ first_name: 'Mira', team: 'Fugenfest', slug: 'fugenfest', person: 'Mara Ott' },
  message: 'You taste, we press.\nTuesdays at seven, in the workshop.',
  pitch: 'Repair putty made from mussel shells. Sets under water.',
  members: ['Mara Ott', 'Ben Aydın', 'Ilka Sørensen'],
};
const event = {
  ...{ first_name: 'Mira', event_id: '22222222-0000-4000-8000-000000000001', slug: 'build-night' },
  ...{ title_en: 'Build night', title_de: 'Baunacht', place_en: 'Harbour Loft', place_de: 'Hafenloft' },
  ...{ bring_en: 'What you have so far.', bring_de: 'Was du bisher hast.' },
  ...{ street: 'Hafenstraße 25, 68159', city: 'Mannheim', status: 'published', sequence: 0, seat: 'onsite' },
  ...{
    starts_at: '2024-12-05T17:00:00Z',
    ends_at: '2024-12-05T21:00:00Z',
    updated_at: '2024-11-01T08:00:00Z',
  },
  registration_id: '22222222-0000-4000-8000-000000000003',
};
const announcement = {
  ...{ first_name: 'Mira', announcement_id: 'sample', link: '/connect/team/weeks/5', is_important: false },
  ...{ title_en: 'Engineer is due on Sunday', title_de: 'Engineer ist am Sonntag dran' },
  body_en: 'The hand-in for week 5 closes on Sunday, 23:59.\n\nNot finished is fine: write what is missing.',
  body_de:
    'Die Abgabe für Woche 5 schließt am Sonntag um 23:59 Uhr.\n\nUnfertig ist in Ordnung: Schreibt dazu, was fehlt.',
};
const week = {
  ...{ first_name: 'Mira', team: 'Fugenfest', slug: 'fugenfest', milestone_id: 'sample', week: 5 },
  ...{ title_en: 'A prototype somebody has used', title_de: 'Ein Prototyp, den jemand benutzt hat' },
  ...{ until: '2024-12-08T22:59:00Z', person: '', message: '', is_late: false, is_handed_in: false },
  ...{ ready: 2, required: 3, hands_in_by_clock: true },
  there: [
    { en: 'What you claim', de: 'Eure Behauptung' },
    { en: 'Prototype', de: 'Prototyp' },
  ],
  missing: [{ en: 'Film', de: 'Film' }],
};
const verdict = {
  ...{ ...week, verdict_id: 'sample', person: 'Mara Ott' },
  message: 'Your strongest proof is missing: the order from Wednesday.\nQuote that test and hand in again.',
};
const meeting = {
  ...{ first_name: 'Mira', booking_id: '33333333-0000-4000-8000-000000000001', as: 'team' },
  ...{ team: 'Fugenfest', slug: 'fugenfest', mentor: 'Henrike Vossberg', word: '', note: '', items: [] },
  agenda: 'Whether a second dairy matters more than a shop that pays.',
  ...{ url: 'https://video.grow.example/vossberg', calendar_status: 'published', sequence: 0 },
  ...{ starts_at: '2024-12-12T15:50:00Z', ends_at: '2024-12-12T16:10:00Z' },
  updated_at: '2024-12-05T13:58:00Z',
};
const mentoring = {
  ...{ first_name: 'Henrike', person: 'Rieke Lindqvist', count: 1 },
  teams: [{ team: 'Fugenfest', slug: 'fugenfest' }],
};
const severalTeams = {
  ...{ ...mentoring, count: 3 },
  teams: ['Fugenfest', 'Moosgrund', LONG_TEAM].map((name) => ({ team: name, slug: 'fugenfest' })),
};
const jury = {
  ...{ first_name: 'Henrike', round: 'half_time', stage: 'Karlsruhe A', venue: 'Hall C' },
  ...{ starts_at: '2024-12-19T09:00:00Z', locks_at: '2024-12-19T17:00:00Z' },
};
const guest = { ...jury, first_name: 'Grete', guest_id: 'sample', token: 'sample' };
const away = { from: '2024-12-09', until: '2024-12-13' };
const longTeam = { ...team, team: LONG_TEAM, person: LONG_NAME, members: [LONG_NAME, LONG_NAME] };

/** What each mail of the outbox knows; a kind may have several samples. */
const productSamples: readonly { kind: string; note?: string; recipient?: string; details: object }[] = [
  { kind: 'team_request', details: team },
  { kind: 'request_accepted', details: team },
  { kind: 'request_declined', details: { ...team, message: '' } },
  { kind: 'team_invite', details: team },
  { kind: 'team_invite', note: 'to an address', recipient: STRANGER, details: { ...team, first_name: '' } },
  { kind: 'team_invite', note: 'the longest names', recipient: STRANGER, details: longTeam },
  { kind: 'invite_reminder', details: team },
  { kind: 'invite_accepted', details: { ...team, message: '' } },
  { kind: 'invite_declined', details: { ...team, message: '' } },
  { kind: 'announcement', details: announcement },
  {
    kind: 'announcement',
    note: 'important, without a button',
    details: { ...announcement, link: '', is_important: true },
  },
  { kind: 'announcement_test', details: announcement },
  { kind: 'week_open', details: week },
  { kind: 'hand_in_due', details: week },
  { kind: 'hand_in_due', note: 'handed in', details: { ...week, is_handed_in: true } },
  { kind: 'hand_in_late', details: { ...week, there: [], missing: [...week.there, ...week.missing] } },
  { kind: 'hand_in_by_clock', details: { ...week, missing: [] } },
  { kind: 'hand_in_by_clock', note: 'late', details: { ...week, is_late: true, is_after_grace: true } },
  { kind: 'hand_in_extended', details: { ...week, message: 'Your customer is back on Friday.' } },
  { kind: 'hand_in_not_extended', details: { ...week, message: 'You have had two weeks already.' } },
  { kind: 'hand_in_not_extended', note: 'taken back', details: { ...week, message: '' } },
  { kind: 'hand_in_given', details: week },
  { kind: 'hand_in_returned', details: verdict },
  { kind: 'hand_in_returned', note: 'opened again', details: week },
  { kind: 'hand_in_not_reopened', details: week },
  { kind: 'hand_in_return_moved', details: verdict },
  { kind: 'hand_in_return_moved', note: 'opened again', details: week },
  { kind: 'hand_in_accepted', details: { ...verdict, message: 'Go on like this.' } },
  { kind: 'event_registered', details: event },
  {
    kind: 'event_registered',
    note: 'the longest title',
    details: { ...event, title_en: LONG_TITLE, title_de: LONG_TITLE },
  },
  { kind: 'event_offer', details: { ...event, offer_expires_at: '2024-12-04T17:00:00Z' } },
  { kind: 'event_reminder', details: event },
  {
    kind: 'event_cancelled',
    details: { ...event, status: 'cancelled', message: 'The hall has no roof any more.' },
  },
  {
    kind: 'pulse_stuck',
    details: { ...team, week: 5, message: 'The second dairy does not call back.' },
  },
  { kind: 'still_in', details: { ...team, message: '' } },
  { kind: 'still_in_answered', details: { ...team, message: '', answer: 'help' } },
  { kind: 'still_in_answered', note: 'stops', details: { ...team, message: '', answer: 'stop' } },
  { kind: 'advice_given', details: { ...team, message: 'Ask for a second dairy before you cut the price.' } },
  { kind: 'action_item_given', details: { ...team, message: 'Ask for a second dairy.' } },
  { kind: 'confidence_received', details: { first_name: 'Mira', person: 'Mara Ott' } },
  { kind: 'office_hour_booked', details: meeting },
  { kind: 'office_hour_booked', note: 'to the mentor', details: { ...meeting, as: 'mentor' } },
  { kind: 'office_hour_moved', details: { ...meeting, sequence: 1, moved_from: '2024-12-05T15:30:00Z' } },
  { kind: 'office_hour_link', details: { ...meeting, url: 'https://call.grow.example/v', sequence: 1 } },
  {
    kind: 'office_hour_cancelled',
    details: { ...meeting, calendar_status: 'cancelled', word: 'I am ill. Take any slot of Thursday.' },
  },
  { kind: 'office_hour_reminder', details: meeting },
  {
    kind: 'office_hour_noted',
    details: { ...meeting, note: '0.38 € stands.', items: ['Send twelve pads to the second dairy'] },
  },
  { kind: 'mentor_proposed', details: mentoring },
  { kind: 'mentor_proposed', note: 'several teams', details: severalTeams },
  { kind: 'mentor_declined', details: { ...team, message: 'Six teams are what I can read in a week.' } },
  {
    kind: 'mentor_declined',
    note: 'gives it up',
    details: { ...team, message: 'I move away.', was: 'active' },
  },
  { kind: 'mentor_assigned', details: { ...team, message: '' } },
  { kind: 'mentor_assigned', note: 'to the mentor', details: mentoring },
  { kind: 'mentor_assigned', note: 'to the mentor, several teams', details: severalTeams },
  { kind: 'mentor_stand_in', details: { ...team, ...away, message: '' } },
  { kind: 'mentor_stand_in', note: 'to who stands in', details: { ...severalTeams, ...away } },
  { kind: 'mentor_stand_in_gone', details: { first_name: 'Henrike', ...away } },
  { kind: 'mentor_taken_back', details: mentoring },
  { kind: 'mentor_taken_back', note: 'several teams', details: severalTeams },
  { kind: 'gate_result', details: { first_name: 'Mira', round: 'half_time' } },
  { kind: 'gate_result', note: 'of the final', details: { first_name: 'Mira', round: 'final' } },
  { kind: 'jury_asked', details: jury },
  { kind: 'jury_asked', note: 'without a stage', details: { ...jury, round: 'final', stage: null } },
  { kind: 'jury_reminded', details: { ...jury, count: 3 } },
  { kind: 'guest_invited', details: guest },
  { kind: 'guest_invited', note: 'without a stage', details: { ...guest, round: 'final', stage: null } },
  { kind: 'guest_reminded', details: { ...guest, count: 3 } },
  { kind: 'story_asked', details: { first_name: 'Mira', team: 'Spelzwerk', story: 'spelzwerk' } },
  { kind: 'account_deleted', details: { first_name: 'Mira' } },
];

/** What was added or removed, in the notices that tell of it. */
const factors = { totp: 'an app', phone: 'a phone', webauthn: 'a security key', passkey: 'a passkey' };

const accountSamples = mailKinds.flatMap((kind) =>
  kind.startsWith('mfa_')
    ? Object.entries(factors).map(([factor, note]) => ({ kind, factor, note }))
    : [{ kind, factor: '', note: '' }],
);

const named = (kind: string, note = ''): string => (note === '' ? kind : `${kind}, ${note}`);

const accountMail = (kind: MailKind, factor: string, locale: string, siteUrl: string) =>
  composeMail(projectFolder, kind, RECIPIENT, {
    SiteURL: siteUrl,
    Email: RECIPIENT,
    NewEmail: STRANGER,
    Token: '482915',
    ConfirmationURL: siteUrl,
    TokenHash: 'sample',
    RedirectTo: `${siteUrl}/connect`,
    FactorType: factor,
    Data: { locale },
  });

function productMail(kind: string, details: object, recipient: string, locale: string, siteUrl: string) {
  const letter = writeMail({ kind, locale, recipient, details: { ...details } }, siteUrl);
  const files = letter.files.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(typeof content === 'string' ? new TextEncoder().encode(content) : content).toString(
      'base64',
    ),
  }));
  return { ...letter, to: recipient, files };
}

/** Every kind of mail in both languages, written as it would be sent; links begin with `siteUrl`. */
export async function mailSamples(siteUrl: string): Promise<MailSample[]> {
  const ofAccounts = await Promise.all(
    accountSamples.map(async ({ kind, factor, note }) => ({
      name: named(kind, note),
      mails: await Promise.all(locales.map((locale) => accountMail(kind, factor, locale, siteUrl))),
    })),
  );
  const ofProduct = productSamples.map(({ kind, note, recipient = RECIPIENT, details }) => ({
    name: named(kind, note),
    mails: locales.map((locale) => productMail(kind, details, recipient, locale, siteUrl)),
  }));
  return [...ofAccounts, ...ofProduct];
}
