// The hall: everybody behind one address, and all sessions end at the same time while people write.
import { profileRepository, type Profile } from '@grow/core';
import { checklistRepository } from '@grow/core/checklist';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addCrowd } from './crowd';
import { measured, refusalsInWords, type Measured } from './measure';
import type { Place } from './place';
import { openSessions } from './sessions';
import { newPatience, untilDone, type Patience } from './untilDone';
import { openVisitor, type Visitor } from './visitor';

/** How large the hall is. */
export interface HallOptions {
  readonly clients: number;
  /** Seconds until all tokens end; core replaces a token two minutes before. */
  readonly tokenSeconds: number;
  /** Seconds between two writes of a person, on average. */
  readonly pauseSeconds: number;
  /** How many seconds it may last until everybody has a new token. */
  readonly mostSeconds: number;
}

/** What the server said yes to. */
interface Ledger {
  readonly steps: Map<string, { week: number; text: string }>;
  bio: string | undefined;
}

interface Guest {
  readonly visitor: Visitor;
  readonly ledger: Ledger;
}

/** A team has a week's list for so many steps of its own. */
const STEPS_A_WEEK = 20;
const WEEKS = 11;

async function work(
  { visitor, ledger }: Guest,
  patience: Patience,
  pauseSeconds: number,
  isOver: () => boolean,
): Promise<void> {
  const { supabase } = visitor.client;
  const [profiles, checklists] = [profileRepository(supabase), checklistRepository(supabase)];
  let profile: Profile | undefined;
  for (let number = 1; !isOver(); number += 1) {
    await wait(pauseSeconds * 1000 * (0.5 + Math.random()));
    if (number % 2 === 1 && ledger.steps.size < STEPS_A_WEEK * WEEKS) {
      const [id, week, text] = [randomUUID(), (ledger.steps.size % WEEKS) + 1, `Step ${number}`];
      await untilDone(patience, () => checklists.add(week, { id, text }));
      ledger.steps.set(id, { week, text });
    } else {
      const bio = `Has written ${number} things.`;
      profile = await untilDone(patience, async () => {
        profile ??= await profiles.getProfile(visitor.userId);
        return profiles.updateProfile({ ...profile, bio });
      });
      ledger.bio = bio;
    }
  }
}

async function lostWrites(
  { sql }: Place,
  guests: readonly Guest[],
): Promise<{ written: number; lost: number }> {
  const steps = guests.flatMap(({ ledger }) => [...ledger.steps]);
  const kept = await sql<{ id: string; week: number; text: string }[]>`
    select id, week, text from public.checklist_items where id = any (${steps.map(([id]) => id)}::uuid[])`;
  const byId = new Map(kept.map((row) => [row.id, row]));
  const isKept = ([id, { week, text }]: (typeof steps)[number]) =>
    byId.get(id)?.week === week && byId.get(id)?.text === text;
  const writers = guests.filter(({ ledger }) => ledger.bio !== undefined);
  const bios = await sql<{ user_id: string; bio: string | null }[]>`
    select user_id, bio from private.profiles where user_id = any (${writers.map(({ visitor }) => visitor.userId)}::uuid[])`;
  const bioOf = new Map(bios.map(({ user_id, bio }) => [user_id, bio]));
  const lostBios = writers.filter(({ visitor, ledger }) => bioOf.get(visitor.userId) !== ledger.bio);
  const lost = steps.filter((step) => !isKept(step)).length + lostBios.length;
  return { written: steps.length + writers.length, lost };
}

/** Runs the hall until everybody has a new token. */
export async function runHall(place: Place, options: HallOptions): Promise<Measured> {
  const { clients, tokenSeconds, pauseSeconds, mostSeconds } = options;
  const crowd = await addCrowd(place.sql, clients, 1);
  const people = crowd.flatMap(({ members }) => members);
  return measured(place, 'hall', `${clients} clients`, async (record) => {
    const sessions = await openSessions(place, people, tokenSeconds);
    const guests = sessions.map((stored): Guest => ({
      visitor: openVisitor(place, stored, record),
      ledger: { steps: new Map(), bio: undefined },
    }));
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    const isRefreshed = () => guests.every(({ visitor }) => visitor.isRefreshed());
    let [isOver, refreshedAfter] = [false, 0];
    const patience = newPatience();
    for (const { visitor } of guests) visitor.client.session.start();
    const working = Promise.all(guests.map((guest) => work(guest, patience, pauseSeconds, () => isOver)));
    working.catch(() => (isOver = true));
    while (!isOver && seconds() < mostSeconds && !isRefreshed()) await wait(500);
    refreshedAfter = seconds();
    // Everybody writes once more with the new token.
    if (!isOver) await wait(pauseSeconds * 2000);
    isOver = true;
    await working;
    return async () => {
      const { written, lost } = await lostWrites(place, guests);
      const refreshed = guests.filter(({ visitor }) => visitor.isRefreshed()).length;
      const signOuts = guests.reduce((sum, { visitor }) => sum + visitor.signOuts(), 0);
      for (const { visitor } of guests) visitor.leave();
      return {
        '0 sign-outs': signOuts,
        '0 lost writes': lost,
        '0 without a new token': clients - refreshed,
        'writes held against the database': written,
        'seconds until all had a new token': Math.round(refreshedAfter),
        'longest wait for a yes, s': Math.round(patience.longest / 1000),
        'refusals seen by people': refusalsInWords(patience.refusals),
      };
    };
  });
}
