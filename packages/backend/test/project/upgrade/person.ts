// Somebody at work in connect: what the page does by the core, over HTTP, with a session of their own.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { checklistRepository } from '../../../../core/src/checklist';
import { createGrowClient, profileRepository, toAppError, type Profile } from '../../../../core/src/index';

/** A write that was answered, or is still tried. */
interface Written {
  steps: Map<string, { week: number; text: string }>;
  bio: string;
}

export interface Person {
  readonly userId: string;
  /** What the server said yes to. */
  readonly written: Written;
  /** How often it said no, by code; each was tried again until it went through. */
  readonly refusals: string[];
  /** Milliseconds of the longest wait for a yes, tries again included. */
  longest: number;
  /** Works until `isOver`, then ends what was begun. */
  work: (isOver: () => boolean) => Promise<void>;
  isLoggedIn: () => boolean;
  stop: () => void;
}

const WEEKS = 11;
/** A week takes so many steps of a team's own. */
const STEPS_A_WEEK = 20;

/** Logs somebody in who has a team. */
export async function logIn(
  place: { url: string; key: string },
  email: string,
  password: string,
): Promise<Person> {
  let cookies = '';
  const client = createGrowClient({
    supabaseUrl: place.url,
    supabaseKey: place.key,
    cookieJar: {
      isSecure: false,
      read: () => cookies,
      write: (line) => {
        cookies = [cookies, line.split(';')[0]].filter(Boolean).join('; ');
      },
    },
  });
  client.session.start();
  await client.session.logIn({ email, password });
  const { data } = await client.supabase.auth.getUser();
  const userId = data.user?.id ?? '';
  const profiles = profileRepository(client.supabase);
  const checklists = checklistRepository(client.supabase);
  let profile: Profile = await profiles.getProfile(userId);
  const written: Written = { steps: new Map(), bio: profile.bio ?? '' };
  const refusals: string[] = [];
  let number = 0;

  const person: Person = {
    userId,
    written,
    refusals,
    longest: 0,
    work,
    isLoggedIn,
    stop: () => client.session.stop(),
  };
  return person;

  function isLoggedIn(): boolean {
    return client.session.getSnapshot().status === 'signedIn';
  }

  /** As a button does: the same again until the server has it. */
  async function untilWritten(write: () => Promise<void>): Promise<void> {
    const begun = Date.now();
    for (;;) {
      try {
        await write();
        person.longest = Math.max(person.longest, Date.now() - begun);
        return;
      } catch (error) {
        refusals.push(toAppError(error).code);
        if (refusals.length > 100) throw error;
        await wait(100);
      }
    }
  }

  async function addStep(): Promise<void> {
    const [id, week, text] = [randomUUID(), (number % WEEKS) + 1, `Step ${number}`];
    await untilWritten(() => checklists.add(week, { id, text }));
    written.steps.set(id, { week, text });
  }

  async function changeProfile(): Promise<void> {
    const bio = `Has written ${number} things.`;
    await untilWritten(async () => {
      profile = await profiles.updateProfile({ ...profile, bio });
    });
    written.bio = bio;
  }

  async function work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      number += 1;
      const isFull = written.steps.size >= WEEKS * STEPS_A_WEEK;
      await (number % 2 === 0 || isFull ? changeProfile() : addStep());
      await wait(30 + (number % 7) * 20);
    }
  }
}
