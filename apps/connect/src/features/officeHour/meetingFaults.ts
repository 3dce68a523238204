import { isAppError } from '@grow/core';
import { m } from '../../paraglide/messages';

const words: Readonly<Record<string, (given: { time: string }) => string>> = {
  slot_taken: m.hours_fault_taken,
  slot_changed: m.hours_fault_changed,
  booking_exists: () => m.hours_fault_exists(),
  booking_closed: () => m.hours_fault_closed(),
};

/** Why a time cannot be had, in words that say what stays; undefined for another failure. */
export const meetingFault = (failure: unknown, time: string): string | undefined =>
  isAppError(failure) ? words[failure.code]?.({ time }) : undefined;

const slotWords: Readonly<Record<string, () => string>> = {
  slots_overlap: m.hours_fault_overlap,
  slot_booked: m.hours_fault_booked,
  slot_changed: m.hours_fault_over,
};

/** Why a mentor's slot cannot be so; undefined for another failure. */
export const slotFault = (failure: unknown): string | undefined =>
  isAppError(failure) ? slotWords[failure.code]?.() : undefined;
