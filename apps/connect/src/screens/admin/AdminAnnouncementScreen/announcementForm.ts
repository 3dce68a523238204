// The form of an announcement: texts and switches, so that what is typed can be kept in the browser.
import { roles } from '@grow/core';
import {
  audienceHandIns,
  audienceTeams,
  type AnnouncementWords,
  type Audience,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { roleOfAudience } from '../../../features/announcementAdmin';

/** What is typed; '' stands for a rule that is not there. */
export type AnnouncementValues = {
  readonly titleEn: string;
  readonly titleDe: string;
  readonly bodyEn: string;
  readonly bodyDe: string;
  readonly role: string;
  readonly team: string;
  readonly week: string;
  readonly handIn: string;
  readonly isWithoutMentor: boolean;
  readonly city: string;
  readonly eventId: string;
  /** The list of people who were selected one by one. */
  readonly chosen: string;
  readonly link: string;
  readonly byMail: boolean;
  readonly isImportant: boolean;
};

/** An audience as the sentence shows it. */
export const audienceValues = (audience: Audience) => ({
  role: roleOfAudience(audience),
  team: audience.team ?? '',
  week: audience.week ? String(audience.week.week) : '',
  handIn: audience.week?.handIn ?? 'missing',
  isWithoutMentor: audience.isWithoutMentor ?? false,
  city: audience.city ?? '',
  eventId: audience.eventId ?? '',
  chosen: audience.chosen ?? '',
});

/** What the form begins with. */
export function announcementValues(stored: WrittenAnnouncement | undefined): AnnouncementValues {
  return {
    ...audienceValues(stored?.audience ?? { roles: ['PARTICIPANT'] }),
    titleEn: stored?.title.en ?? '',
    titleDe: stored?.title.de ?? '',
    bodyEn: stored?.body.en ?? '',
    bodyDe: stored?.body.de ?? '',
    link: stored?.link ?? '',
    byMail: stored?.byMail ?? true,
    isImportant: stored?.isImportant ?? false,
  };
}

function audienceOf(values: AnnouncementValues): Audience {
  const team = audienceTeams.find((one) => one === values.team);
  const handIn = audienceHandIns.find((one) => one === values.handIn);
  const isInTeam = team !== 'none';
  return {
    roles: roles.filter((role) => values.role === 'ALL' || role === values.role),
    ...(team === undefined ? {} : { team }),
    // Who is in no team has no week and no mentor.
    ...(isInTeam && handIn !== undefined && values.week !== ''
      ? { week: { week: Number(values.week), handIn } }
      : {}),
    ...(isInTeam && values.isWithoutMentor ? { isWithoutMentor: true } : {}),
    ...(values.city.trim() === '' ? {} : { city: values.city.trim() }),
    ...(values.eventId === '' ? {} : { eventId: values.eventId }),
    ...(values.chosen === '' ? {} : { chosen: values.chosen }),
  };
}

/** What is written, as core has it. */
export const wordsOf = (values: AnnouncementValues, correctsId: string | undefined): AnnouncementWords => ({
  title: { en: values.titleEn.trim(), de: values.titleDe.trim() },
  body: { en: values.bodyEn.trim(), de: values.bodyDe.trim() },
  audience: audienceOf(values),
  link: values.link === '' ? undefined : values.link,
  byMail: values.byMail,
  isImportant: values.isImportant,
  correctsId,
});
