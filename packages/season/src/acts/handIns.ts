// What a week asks for: written part by part by several people, with files, by hand or by the clock, late, revised, or not at all.
import { handInRepository, type HandInPart, type PartValue } from '@grow/core/hand-in';
import { milestoneRepository, type Milestone, type MilestonePart } from '@grow/core/milestone';
import { uploadRepository, UPLOAD_BUCKET, type Upload } from '@grow/core/upload';
import type { CastPerson } from '../world/cast';
import type { LivingTeam, Season } from '../run/Season';
import { visit, type Visit } from '../run/Visit';

const closed = [
  'week_closed',
  'week_not_open',
  'hand_in_locked',
  'not_in_team',
  'team_ended',
  'part_changed',
];

/** The smallest files that are what they say they are. */
const content: Readonly<Record<string, Uint8Array>> = {
  'application/pdf': Buffer.from(
    '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    'latin1',
  ),
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'video/mp4': Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\u0002\0isommp41', 'latin1'),
    Buffer.alloc(4_000),
  ]),
};
const nameOf: Readonly<Record<string, string>> = {
  'application/pdf': 'notes.pdf',
  'image/png': 'page.png',
  'video/mp4': 'a minute.mp4',
};

/** Milestones of the season as a member reads them. */
export async function readMilestones(season: Season, seasonId: string): Promise<readonly Milestone[]> {
  const [reader] = season.cast.organisers;
  if (!reader) return [];
  return visit(season, reader, async ({ client }) => milestoneRepository(client).seasonMilestones(seasonId));
}

async function sendFile(
  season: Season,
  { act, client }: Visit,
  team: LivingTeam,
  milestone: Milestone,
  part: MilestonePart,
): Promise<string | undefined> {
  const types = part.kind === 'file' || part.kind === 'film' ? part.mediaTypes : [];
  const mediaType = ['video/mp4', 'application/pdf', 'image/png'].find((type) => types.includes(type));
  const bytes = mediaType === undefined ? undefined : content[mediaType];
  if (mediaType === undefined || bytes === undefined) return undefined;
  const uploads = uploadRepository(client);
  const place = { kind: 'part', teamId: team.id, milestoneId: milestone.id, partKey: part.key } as const;
  const wish = { place, name: nameOf[mediaType] ?? 'file', bytes: bytes.byteLength, mediaType };
  const reserved = await act<Upload>('reserve a file', () => uploads.reserveUpload(wish), {
    expects: [...closed, 'too_many_files'],
  });
  if (!reserved.isDone) return undefined;
  const { id } = reserved.value;
  const bucket = client.storage.from(UPLOAD_BUCKET);
  const sent = await act(
    'send a file',
    async () => {
      const { error } = await bucket.upload(id, bytes, { contentType: mediaType });
      if (error && !/exists/i.test(error.message)) throw error;
    },
    // Where storage is out of order, one comes back another day.
    season.outages.storage ? { tries: 2, expects: [...closed, 'server'] } : { expects: closed },
  );
  if (!sent.isDone) return undefined;
  const finished = await act('finish a file', () => uploads.finishUpload(id), { expects: closed });
  return finished.isDone ? id : undefined;
}

async function valueFor(
  season: Season,
  self: Visit,
  team: LivingTeam,
  milestone: Milestone,
  part: MilestonePart,
  round: number,
): Promise<PartValue | undefined> {
  const { draw, cast } = season;
  if (part.kind === 'text')
    return {
      text: `${team.cast.name}, week ${milestone.week}, ${part.key}, as of round ${round}: ${draw.between(2, 40, cast.teams.length, team.cast.number, part.key)} of 40 said yes.`,
    };
  if (part.kind === 'link') return { links: [`https://prototype.example/${team.slug}`] };
  if (part.kind === 'tests') {
    const { data } = await self.client
      .from('experiments')
      .select('id')
      .eq('team_id', team.id)
      .eq('is_draft', false)
      .is('removed_at', null)
      .limit(2);
    const tests = (data ?? []).map(({ id }) => id);
    return tests.length === 0 ? undefined : { tests };
  }
  const file = await sendFile(season, self, team, milestone, part);
  return file === undefined ? undefined : { files: [file] };
}

/** Members write the parts of a week; where two write in one, the second sees what the first wrote. */
export async function writeWeek(
  season: Season,
  team: LivingTeam,
  milestone: Milestone,
  round: number,
): Promise<void> {
  const { draw, journal } = season;
  for (const [at, part] of milestone.parts.entries()) {
    const person = team.members[at % Math.max(1, team.members.length)];
    if (!person || team.isOver) return;
    if (!part.isRequired && !draw.happens(0.6, team.cast.number, milestone.week, part.key)) continue;
    await visit(season, person, async (self) => {
      const handIns = handInRepository(self.client);
      const value = await valueFor(season, self, team, milestone, part, round);
      if (value === undefined) return;
      const record = await self.act('read a hand-in', () => handIns.ofMilestone(team.id, milestone.id));
      if (!record.isDone) return;
      const version = record.value?.parts.find(({ key }) => key === part.key)?.version ?? 0;
      const stored = async () => {
        const parts = (await handIns.ofMilestone(team.id, milestone.id))?.parts ?? [];
        return parts.find(
          (one) => one.key === part.key && JSON.stringify(one.value) === JSON.stringify(value),
        );
      };
      const saved = await self.act<HandInPart>(
        'write a part',
        () => handIns.savePart(milestone.id, part.key, value, version),
        {
          expects: closed,
          isPressedTwice: draw.happens(0.03, team.cast.number, milestone.week, part.key, 'twice'),
          look: stored,
        },
      );
      if (!saved.isDone) return;
      journal.written.push({
        kind: 'part',
        id: `${team.id} ${milestone.id} ${part.key}`,
        value,
        team: team.id,
      });
      if (
        part.kind === 'text' &&
        draw.happens(0.05, team.cast.number, milestone.week, part.key, 'second tab')
      )
        await writeInOldTab(season, person, { milestoneId: milestone.id, partKey: part.key, version });
    });
  }
}

/** A second tab, open since before the part was saved, tries to save its own words: the check of written parts finds them. */
async function writeInOldTab(
  season: Season,
  person: CastPerson,
  { milestoneId, partKey, version }: { milestoneId: string; partKey: string; version: number },
): Promise<void> {
  season.journal.noteFault('second tab');
  await visit(season, person, async ({ act, client }) => {
    const text = 'From a tab that was left open.';
    await act(
      'write a part in an old tab',
      () => handInRepository(client).savePart(milestoneId, partKey, { text }, version),
      { expects: closed },
    );
  });
}

/** Hands in what is written; whether it was taken. */
export async function handIn(season: Season, team: LivingTeam, milestone: Milestone): Promise<boolean> {
  const person = season.draw.oneOf(team.members, team.cast.number, milestone.week, 'hands in');
  return visit(season, person, async ({ act, client }) => {
    const handIns = handInRepository(client);
    const record = await act('read a hand-in', () => handIns.ofMilestone(team.id, milestone.id));
    if (!record.isDone || !record.value) return false;
    const { parts, version } = record.value;
    const seen = Object.fromEntries(parts.map((part) => [part.key, part.version]));
    const done = await act('hand in', () => handIns.handIn(milestone.id, seen), {
      expects: [...closed, 'hand_in_empty', 'part_invalid'],
      isPressedTwice: season.draw.happens(0.08, team.cast.number, milestone.week, 'hand in twice'),
      look: async () => {
        const now = await handIns.ofMilestone(team.id, milestone.id);
        return now && now.version > version ? now.versions[0] : undefined;
      },
    });
    if (done.isDone)
      season.journal.written.push({ kind: 'version', id: done.value.id, value: null, team: team.id });
    return done.isDone;
  });
}

/** Switches off that the clock hands in what is written. */
export async function switchClockOff(season: Season, team: LivingTeam, milestone: Milestone): Promise<void> {
  const [captain] = team.members;
  if (!captain) return;
  await visit(season, captain, async ({ act, client }) => {
    await act('switch the clock off', () => handInRepository(client).switchClock(milestone.id, false), {
      expects: closed,
    });
  });
}

/** Asks for more time, with a reason. */
export async function askForTime(season: Season, team: LivingTeam, milestone: Milestone): Promise<void> {
  const [captain] = team.members;
  if (!captain) return;
  await visit(season, captain, async ({ act, client }) => {
    await act(
      'ask for more time',
      () => handInRepository(client).askForExtension(milestone.id, 'Two of us are ill.'),
      { expects: closed },
    );
  });
}
