import { roles, type Role } from '@grow/core';
import type { PeopleCsvWords, PeopleState, PersonStatus } from '@grow/core/people';
import { berlinDay, dateParts, dateWithYearInWords, timeInWords } from '@grow/core/time';
import { roleWord, type Locale } from '@grow/shell';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';

/** The words of the filters. */
export const stateWords: Record<PeopleState, () => string> = {
  without_team: m.people_without_team,
  unconfirmed: m.people_never_confirmed,
  without_profile: m.people_without_profile,
  confirmed: m.people_state_confirmed,
  with_profile: m.people_with_profile,
  in_team: m.people_in_team,
};

/** The word of a status. */
export const personStatusWords: Record<PersonStatus, () => string> = {
  unconfirmed: m.people_status_unconfirmed,
  noProfile: m.people_status_no_profile,
  noTeam: m.people_status_no_team,
  quiet: m.people_status_quiet,
  active: m.people_status_active,
};

/** How a status is coloured. */
export const personStatusTones: Record<PersonStatus, BadgeTone> = {
  unconfirmed: 'neutral',
  noProfile: 'neutral',
  noTeam: 'info',
  quiet: 'caution',
  active: 'positive',
};

/** The words of the file. */
export function peopleCsvWords(locale: Locale): PeopleCsvWords {
  const status = Object.entries<() => string>(personStatusWords).map(([key, word]) => [key, word()]);
  return {
    head: {
      firstName: m.admin_event_first_name(),
      lastName: m.admin_event_last_name(),
      email: m.email(),
      phone: m.people_phone(),
      role: m.people_role_filter(),
      status: m.orga_status(),
      team: m.people_team(),
      studies: m.people_studies(),
      university: m.people_university(),
      city: m.listing_city(),
      confirmed: m.people_confirmed(),
      visit: m.people_last_visit(),
    },
    role: Object.fromEntries(roles.map((role) => [role, roleWord(role, locale)])) as Record<Role, string>,
    status: Object.fromEntries(status) as Record<PersonStatus, string>,
  };
}

const DAY_MS = 86_400_000;

/** When somebody was last here: "14:02" today, "Yesterday", "26 Nov", with the year where it is another one. */
export function visitWords(visit: Date | undefined, now: Date, locale: Locale): string {
  if (visit === undefined) return m.people_never_here();
  const day = berlinDay(visit);
  if (day === berlinDay(now)) return timeInWords(visit, locale);
  if (day === berlinDay(new Date(now.getTime() - DAY_MS))) return m.people_yesterday();
  if (day.slice(0, 4) !== berlinDay(now).slice(0, 4)) return dateWithYearInWords(visit, locale);
  const parts = dateParts(visit, locale);
  return `${parts.day} ${parts.month}`;
}
