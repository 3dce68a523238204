// Reads back what teams handed in, by SQL, and some of the files by the address that readers get.
import { createHash } from 'node:crypto';
import { uploadRepository } from '@grow/core/upload';
import type { CrowdTeam } from './crowd';
import type { Place } from './place';
import { openSessions } from './sessions';
import { openVisitor } from './visitor';

/** A file that the server took. */
export interface BroughtFile {
  readonly id: string;
  readonly bytes: number;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** What a team was told yes to. */
export interface HandedIn {
  readonly teamId: string;
  readonly versionId: string;
  readonly files: readonly BroughtFile[];
  readonly signOuts: number;
}

/** Every how many teams the bytes of a file are read back. */
const READ_BACK = 20;

async function differing(
  place: Place,
  crowd: readonly CrowdTeam[],
  done: readonly HandedIn[],
): Promise<number> {
  const chosen = done.filter((_, index) => index % READ_BACK === 0);
  let count = 0;
  for (const { teamId, files } of chosen) {
    const captain = crowd.find(({ id }) => id === teamId)?.members[0];
    const [stored] = captain ? await openSessions(place, [captain], 3600) : [];
    const [file] = files;
    if (!stored || !file) continue;
    const { client, leave } = openVisitor(place, stored, () => undefined);
    client.session.start();
    const wanted = { id: file.id, name: 'a', bytes: file.bytes, mediaType: 'application/pdf' };
    const address = (await uploadRepository(client.supabase).fileAddresses([wanted])).get(file.id) ?? '';
    const content = Buffer.from(await (await fetch(address)).arrayBuffer());
    if (createHash('sha256').update(content).digest('hex') !== file.digest) count += 1;
    leave();
  }
  return count;
}

/** Holds what teams were told against what is there. */
export async function handedIn(
  place: Place,
  milestoneId: string,
  crowd: readonly CrowdTeam[],
  done: readonly HandedIn[],
): Promise<Record<string, number>> {
  const { sql } = place;
  const teamIds = crowd.map(({ id }) => id);
  const files = done.flatMap((one) => one.files);
  const versions = await sql<{ id: string; team_id: string; is_late: boolean; files: number }[]>`
    select v.id, v.team_id, v.is_late,
      (select count(*)::int from public.uploads u where u.team_id = v.team_id and u.milestone_id = ${milestoneId}
        and v.parts::text like '%' || u.id || '%') as files
    from public.hand_in_versions v join public.hand_ins h on h.id = v.hand_in_id
    where h.milestone_id = ${milestoneId} and v.team_id = any (${teamIds}::uuid[])`;
  const stored = await sql<{ id: string; bytes: number }[]>`
    select u.id, (o.metadata ->> 'size')::int as bytes
    from public.uploads u join storage.objects o on o.bucket_id = 'hand-ins' and o.name = u.object
    where u.milestone_id = ${milestoneId} and u.team_id = any (${teamIds}::uuid[]) and u.state = 'stored'`;
  const versionIds = new Set(versions.map(({ id }) => id));
  const sizes = new Map(stored.map(({ id, bytes }) => [id, bytes]));
  return {
    '0 lost hand-ins': done.filter(({ versionId }) => !versionIds.has(versionId)).length,
    '0 doubled hand-ins': versions.length - new Set(versions.map(({ team_id: id }) => id)).size,
    '0 late': versions.filter(({ is_late: isLate }) => isLate).length,
    '0 lost files': files.filter(({ id, bytes }) => sizes.get(id) !== bytes).length,
    '0 doubled files': stored.length - files.length,
    '0 versions without their files': versions.filter((version) => version.files !== 2).length,
    '0 files with other bytes': await differing(place, crowd, done),
    'hand-ins held against the database': versions.length,
    'files held against the storage': stored.length,
    'megabytes brought': Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6),
  };
}
