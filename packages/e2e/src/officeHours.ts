import { asAdmin, type Person } from './people';
import type { ArrangedTeam } from './teamRows';

const minuteMs = 60_000;
const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** A slot as its row stands in the database. */
export interface ArrangedSlot {
  id: string;
  startsAt: Date;
  endsAt: Date;
}

/** That many days from now, at noon in UTC: on every clock of Europe it is the same day. */
export const noonIn = (days: number): Date => {
  const at = new Date(Date.now() + days * 86_400_000);
  at.setUTCHours(12, 0, 0, 0);
  return at;
};

/** The time that screens write. */
export const berlinTime = (at: Date): string => berlin.format(at);

/** Twenty minutes of a mentor, past all screens. */
export async function arrangeSlot(
  mentor: Person,
  startsAt: Date,
  more: { audience?: 'own' | 'all'; is_blocked?: boolean; url?: string } = {},
): Promise<ArrangedSlot> {
  const endsAt = new Date(startsAt.getTime() + 20 * minuteMs);
  const [slot] = await asAdmin<{ id: string }[]>('POST', '/rest/v1/office_hour_slots', {
    ...{ mentor_id: mentor.userId, starts_at: startsAt, ends_at: endsAt, audience: 'own' },
    ...more,
  });
  return { id: slot?.id ?? '', startsAt, endsAt };
}

/** A meeting of a team at a slot, booked by its captain some days ago, past all screens. */
export async function arrangeMeeting(
  team: ArrangedTeam,
  mentor: Person,
  slot: ArrangedSlot,
  agenda = '',
): Promise<string> {
  const [booking] = await asAdmin<{ id: string }[]>('POST', '/rest/v1/office_hour_bookings', {
    ...{ slot_id: slot.id, team_id: team.id, mentor_id: mentor.userId, agenda },
    ...{ starts_at: slot.startsAt, ends_at: slot.endsAt, booked_by: team.captain.userId },
  });
  return booking?.id ?? '';
}

/** As if a meeting were over since an hour. */
export async function passMeeting(bookingId: string, slotId: string): Promise<void> {
  const startsAt = new Date(Date.now() - 60 * minuteMs);
  const times = { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 20 * minuteMs) };
  await asAdmin('PATCH', `/rest/v1/office_hour_slots?id=eq.${slotId}`, times);
  await asAdmin('PATCH', `/rest/v1/office_hour_bookings?id=eq.${bookingId}`, times);
}
