// What a season is made of before anybody acts: backend, mail server, clock, and who takes part.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planCast } from '../world/cast';
import { drawOf } from '../world/random';
import { startProgram, type BackendProgram } from './backend';
import { takeClock } from './clock';
import { databaseAt } from './database';
import { Journal } from './Journal';
import { startMailServer } from './mailServer';
import type { Device, Season } from './Season';

export interface WorldOptions {
  /** Participants; everybody else in proportion. */
  readonly people: number;
  readonly seed: number;
  readonly label: string;
  /** A Monday. */
  readonly startsOn: string;
  readonly hasFaults: boolean;
  /** Where the backend's data is kept; a folder of its own that goes with it unless said otherwise. */
  readonly dataDir?: string | undefined;
}

export interface World {
  readonly season: Season;
  readonly backend: BackendProgram;
  /** Ends everything; data in a folder of its own are removed. */
  close(): Promise<void>;
}

/** Starts a backend with nobody in it, and plans a season. */
export async function openWorld(options: WorldOptions): Promise<World> {
  const home = await mkdtemp(join(tmpdir(), 'grow season '));
  const mail = await startMailServer();
  // Apart from the home, whose files are nobody else's: the database runs as another user.
  const own = options.dataDir === undefined ? await mkdtemp(join(tmpdir(), 'grow season data ')) : undefined;
  const dataDir = options.dataDir ?? own ?? '';
  const backend = await startProgram({ dataDir, home, mailPort: mail.port });
  const season = seasonIn(backend, mail, options);
  return {
    season,
    backend,
    async close() {
      await season.database.close();
      await backend.stop();
      await mail.close();
      for (const folder of [home, own])
        if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A season in a backend that runs: the first, or one after another, with the same people's devices. */
export function seasonIn(
  backend: BackendProgram,
  mail: Season['mail'],
  { people, seed, label, startsOn, hasFaults }: WorldOptions,
): Season {
  const draw = drawOf(seed);
  const devices = new Map<number, Device>();
  const database = databaseAt(() => backend.env.databaseUrl);
  return {
    get env() {
      return backend.env;
    },
    ...{ draw, cast: planCast(people, draw), journal: new Journal() },
    ...{ database, clock: takeClock(database, backend.env.databaseUrl), mail, outages: { storage: false } },
    ...{ hasFaults, label, startsOn, teams: new Map(), gone: new Set(), secrets: new Map() },
    deviceOf({ number }) {
      const device = devices.get(number) ?? { cookies: new Map(), userId: '', visits: 0 };
      devices.set(number, device);
      return device;
    },
  };
}

/** The season after another, with the same people and their devices, and some who come for the first time. */
export function seasonAfter(
  season: Season,
  { label, startsOn, newcomers, seed }: { label: string; startsOn: string; newcomers: number; seed: number },
): Season {
  const draw = drawOf(seed);
  return {
    ...season,
    get env() {
      return season.env;
    },
    ...{ draw, label, startsOn, teams: new Map() },
    // The same numbers are the same people.
    cast: planCast(season.cast.participants.length + newcomers, draw, season.cast.mentors.length),
  };
}
