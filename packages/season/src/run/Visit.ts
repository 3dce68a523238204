// Somebody in front of their device: a client of the core with their own session, clock and connection.
import { createGrowClient, toAppError, type AppError, type GrowClient, type GrowSupabase } from '@grow/core';
import { setTimeout as wait } from 'node:timers/promises';
import type { CastPerson } from '../world/cast';
import { cookieJar } from './cookieJar';
import type { Device, Season } from './Season';
import { unreliableFetch } from './network';

/** How an act ended. */
export type Ending<T> =
  | { readonly isDone: true; readonly value: T }
  | { readonly isDone: false; readonly code: string };

export interface ActOptions<T> {
  /** Codes that belong to what is tried; any other is a finding. */
  readonly expects?: readonly string[];
  /** Whether the button is pressed twice at once. */
  readonly isPressedTwice?: boolean;
  /** How often it is tried over a broken connection; as long as patience lasts unless said otherwise. */
  readonly tries?: number;
  /** What somebody sees who reloads after an answer was lost: what they did, or undefined where it was not done. */
  readonly look?: () => Promise<T | undefined>;
}

export interface Visit {
  readonly person: CastPerson;
  readonly userId: string;
  readonly client: GrowSupabase;
  readonly session: GrowClient['session'];
  /** Does something as a person does: waits for an answer, and presses again where the connection broke. */
  readonly act: <T>(name: string, run: () => Promise<T>, options?: ActOptions<T>) => Promise<Ending<T>>;
}

/** What passes by itself: the act is tried again. */
const passing = new Set(['network', 'timeout', 'server', 'invalid_response', 'no_data']);
const PATIENCE_MS = 180_000;

function openClient(season: Season, person: CastPerson, device: Device): GrowClient {
  const { env, journal, outages, draw } = season;
  let calls = 0;
  const visits = (device.visits += 1);
  const fetch = unreliableFetch(journal, outages, () => {
    calls += 1;
    return season.hasFaults && draw.happens(0.01, person.number, 'lost answer', visits, calls);
  });
  if (person.skew !== 0 && visits === 1) journal.noteFault('skewed clock');
  return createGrowClient({
    supabaseUrl: env.url,
    supabaseKey: env.publishableKey,
    cookieJar: cookieJar(device.cookies),
    fetch,
    clock: {
      now: () => Date.now() + person.skew,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        timer.unref();
        return () => clearTimeout(timer);
      },
    },
  });
}

function codeOf(error: unknown): { code: string; error: AppError } {
  const appError = toAppError(error);
  return { code: appError.code, error: appError };
}

/** Lets somebody do something, and closes their page. */
export async function visit<T>(
  season: Season,
  person: CastPerson,
  run: (visit: Visit) => Promise<T>,
): Promise<T> {
  const device = season.deviceOf(person);
  const grow = openClient(season, person, device);
  grow.session.start();
  try {
    return await run({
      person,
      get userId() {
        const now = grow.session.getSnapshot();
        if (now.status === 'signedIn') device.userId = now.userId;
        return device.userId;
      },
      client: grow.supabase,
      session: grow.session,
      act: (name, act, options) => actOf(season, person, name, act, options),
    });
  } finally {
    grow.session.stop();
  }
}

async function actOf<T>(
  season: Season,
  person: CastPerson,
  name: string,
  run: () => Promise<T>,
  { expects = [], isPressedTwice = false, tries = Infinity, look }: ActOptions<T> = {},
): Promise<Ending<T>> {
  const { journal } = season;
  const begun = Date.now();
  let isLost = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const value = await (isPressedTwice && attempt === 1 ? pressedTwice(season, run) : run());
      journal.noteWait(name, Date.now() - begun);
      return { isDone: true, value };
    } catch (cause) {
      const { code, error } = codeOf(cause);
      if (passing.has(code) && attempt < tries && Date.now() - begun < PATIENCE_MS) {
        isLost = true;
        await wait(Math.min(100 * 2 ** attempt, 3_000));
        continue;
      }
      // What was lost may have been done: whoever reloads sees it.
      const seen = isLost || isPressedTwice ? await look?.().catch(() => undefined) : undefined;
      if (seen !== undefined) {
        journal.noteWait(name, Date.now() - begun);
        return { isDone: true, value: seen };
      }
      if (expects.includes(code)) journal.noteRefusal(name, code);
      else {
        const backendCode = error.backendCode ?? '';
        journal.noteSurprise(
          name,
          code,
          `${person.email} ${backendCode} ${error.message} ${error.details ?? ''}`.slice(0, 300),
        );
      }
      return { isDone: false, code };
    }
  }
}

/** Both presses go out; the person sees the one that came through. */
async function pressedTwice<T>(season: Season, run: () => Promise<T>): Promise<T> {
  season.journal.noteFault('double click');
  const [first, second] = await Promise.allSettled([run(), run()]);
  if (first.status === 'fulfilled') return first.value;
  if (second.status === 'fulfilled') return second.value;
  throw first.reason;
}
