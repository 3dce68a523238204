// The deadline: every team brings its files and hands in within the last minutes before it is due.
import { handInRepository } from '@grow/core/hand-in';
import { uploadRepository } from '@grow/core/upload';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addCrowd, type CrowdTeam } from './crowd';
import { handedIn, type BroughtFile, type HandedIn } from './handedIn';
import { measured, refusalsInWords, type Measured } from './measure';
import type { Sample } from './meter';
import type { Place } from './place';
import { sendFile } from './sendFile';
import { openSessions, type StoredSession } from './sessions';
import { newPatience, untilDone, type Patience } from './untilDone';
import { openVisitor, type Visitor } from './visitor';

/** How many teams hand in, and over which time. */
export interface DeadlineOptions {
  readonly teams: number;
  readonly minutes: number;
  /** How long before it is due the last one comes, in seconds. */
  readonly spareSeconds: number;
}

const WEEK = 5;
const FILES = [
  { part: 'prototype', name: 'prototype.pdf', mediaType: 'application/pdf', head: Buffer.from('%PDF-1.7\n') },
  {
    part: 'film',
    name: 'film.mp4',
    mediaType: 'video/mp4',
    head: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'),
  },
] as const;
const [SMALLEST, LARGEST] = [50_000, 3_000_000];

/** Many small ones and few large ones, as files are; the same ones in each run. */
export function fileBytes(team: number, file: number): number {
  const share = ((team * 7919 + file * 104_729) % 1000) / 999;
  return Math.round(SMALLEST * (LARGEST / SMALLEST) ** share);
}

/** All files are cut from these bytes: drawing them anew for each would be work of the clients. */
const noise = randomBytes(LARGEST);

type Scene = { place: Place; milestoneId: string; patience: Patience; record: (sample: Sample) => void };

async function bring(
  { place, milestoneId, patience, record }: Scene,
  { client }: Visitor,
  [teamId, team, index]: [teamId: string, team: number, index: number],
): Promise<BroughtFile & { part: string; version: number }> {
  const { part, name, mediaType, head } = FILES[index] ?? FILES[0];
  const bytes = fileBytes(team, index);
  const content = Buffer.concat([head, noise.subarray(0, bytes - head.length)]);
  const uploads = uploadRepository(client.supabase);
  const { id } = await untilDone(patience, () =>
    uploads.reserveUpload({
      place: { kind: 'part', teamId, milestoneId, partKey: part },
      ...{ name, bytes, mediaType },
    }),
  );
  const begun = performance.now();
  await sendFile(place, client, { id, mediaType, content });
  record({ call: 'upload of a file', milliseconds: performance.now() - begun, status: 200 });
  await untilDone(patience, () => uploads.finishUpload(id));
  const { version } = await untilDone(patience, () =>
    handInRepository(client.supabase).savePart(milestoneId, part, { files: [id] }, 0),
  );
  return { id, bytes, digest: createHash('sha256').update(content).digest('hex'), part, version };
}

async function handInOf(
  scene: Scene,
  team: CrowdTeam,
  number: number,
  stored: StoredSession,
): Promise<HandedIn> {
  const begun = performance.now();
  const visitor = openVisitor(scene.place, stored, scene.record);
  visitor.client.session.start();
  const { milestoneId, patience } = scene;
  const repository = handInRepository(visitor.client.supabase);
  await untilDone(patience, () => repository.listWeeks(team.id));
  await untilDone(patience, () => repository.ofMilestone(team.id, milestoneId));
  const text = 'Nine of twelve shops pay the deposit without being asked twice.';
  const claim = await untilDone(patience, () => repository.savePart(milestoneId, 'claim', { text }, 0));
  const files = [];
  for (const index of FILES.keys()) files.push(await bring(scene, visitor, [team.id, number, index]));
  const versions = Object.fromEntries([
    ['claim', claim.version],
    ...files.map(({ part, version }): [string, number] => [part, version]),
  ]);
  const version = await untilDone(patience, () => repository.handIn(milestoneId, versions));
  scene.record({ call: 'a whole hand-in', milliseconds: performance.now() - begun, status: 200 });
  const signOuts = visitor.signOuts();
  visitor.leave();
  return { teamId: team.id, versionId: version.id, files, signOuts };
}

async function setDue({ sql }: Place, minutes: number): Promise<string> {
  const [milestone] = await sql<{ id: string }[]>`
    update public.milestones set due_at = now() + make_interval(secs => ${minutes * 60}), opens_at = now() - interval '6 days'
    where season_id = (select id from private.current_season()) and week = ${WEEK} returning id`;
  if (!milestone) throw new Error(`The season has nothing to hand in for week ${WEEK}`);
  return milestone.id;
}

/** Runs the deadline to its end, and reads back what arrived. */
export async function runDeadline(place: Place, options: DeadlineOptions): Promise<Measured> {
  const { teams, minutes, spareSeconds } = options;
  const crowd = await addCrowd(place.sql, teams, 2);
  const captains = crowd.flatMap(({ members: [captain] }) => captain ?? []);
  const sessions = await openSessions(place, captains, 3600);
  const milestoneId = await setDue(place, minutes);
  return measured(place, 'deadline', `${teams} teams in ${minutes} minutes`, async (record) => {
    const patience = newPatience();
    const scene = { place, milestoneId, patience, record };
    const span = minutes * 60_000 - spareSeconds * 1000;
    const results = await Promise.allSettled(
      crowd.map(async (team, number) => {
        await wait((span * number) / teams);
        const stored = sessions[number];
        if (!stored) throw new Error('A team has no captain');
        return handInOf(scene, team, number, stored);
      }),
    );
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return async () => ({
      '0 teams that could not': teams - done.length,
      ...(await handedIn(place, milestoneId, crowd, done)),
      '0 sign-outs': done.reduce((sum, { signOuts }) => sum + signOuts, 0),
      'longest wait for a yes, s': Math.round(patience.longest / 1000),
      'refusals seen by people': refusalsInWords(patience.refusals),
    });
  });
}
