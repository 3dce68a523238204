import { arrangeEvent } from './events';
import type { Role } from './people';

/**
 * Every screen of connect, by a role that sees it: all of a participant's, and of a mentor's and an organiser's those which are not the
 * same as a participant's. Those of one event stand at an event that is arranged for it.
 */
export async function screensOf(role: Role): Promise<string[]> {
  if (role === 'PARTICIPANT')
    return [
      '/connect',
      '/connect/profile',
      '/connect/profile/security',
      '/connect/profile/privacy',
      '/connect/profile/notifications',
      '/connect/confirmation',
      '/connect/teams',
      '/connect/teams?view=people',
      '/connect/events',
      '/connect/events/half-time',
      '/connect/team',
      '/connect/team/weeks/5',
      '/connect/team/gates/half-time',
      '/connect/team/tests',
      '/connect/team/office-hours',
      `/connect/join?token=${'x'.repeat(43)}`,
    ];
  if (role === 'MENTOR')
    return [
      '/connect',
      '/connect/profile',
      '/connect/profile/notifications',
      '/connect/teams',
      '/connect/events/half-time',
      '/connect/assigned_teams',
      '/connect/mentoring',
      '/connect/office_hours',
    ];
  const { slug } = await arrangeEvent();
  return [
    '/connect',
    '/connect/team',
    '/connect/admin/overview',
    '/connect/admin/people',
    '/connect/admin/teams',
    '/connect/admin/hand-ins',
    '/connect/admin/gates/half-time',
    '/connect/admin/gates/final',
    '/connect/admin/gates/half-time/protocol',
    '/connect/admin/announcements',
    '/connect/admin/announcements/new',
    '/connect/admin/content',
    '/connect/admin/content/partners',
    '/connect/admin/jobs',
    '/connect/admin/reports',
    '/connect/admin/people/import',
    '/connect/admin/season',
    '/connect/admin/privacy-desk',
    '/connect/admin/event-desk',
    `/connect/admin/event-desk/${slug}`,
    `/connect/admin/event-desk/${slug}/attendees`,
    `/connect/admin/event-desk/${slug}/check-in`,
  ];
}
