import { setTimeout as wait } from 'node:timers/promises';
import { DAYS_BEFORE } from '../world/cast';
import { weekOf, type Running } from './Running';

/** Mail and storage out of order for a day, and two restarts in the middle of writes. */
export function goThroughFaults(
  { season, backend, restarts, say }: Running,
  day: number,
  at: 'noon' | 'deadline',
): void {
  if (!season.hasFaults) return;
  const { journal, mail, outages } = season;
  if (at === 'noon') {
    mail.setBroken(day === 9 || day === 1 - DAYS_BEFORE + 5);
    if (day === 9) journal.noteFault('mail out of order');
    outages.storage = day === 13;
    // Of ten people the kill is enough.
    if (day !== 11 || season.cast.participants.length < 50) return;
  } else if (weekOf(day) !== 3) return;
  const isKill = at === 'deadline';
  journal.noteFault(isKill ? 'kill' : 'restart');
  say(`day ${day}: the backend is ${isKill ? 'killed' : 'restarted'} in the middle of writes`);
  // Not waited for: people go on meanwhile.
  const restarting = wait(isKill ? 600 : 300)
    .then(() => (isKill ? backend.kill() : backend.restart()))
    .finally(() => restarts.delete(restarting));
  restarts.add(restarting);
}
