// What organisers do: prepare the season, name mentors, propose pairs, announce, help out, merge, demote and ban.
import { profileRepository } from '@grow/core';
import { announcementAdminRepository, type Audience } from '@grow/core/announcement-admin';
import { bulkRepository } from '@grow/core/bulk';
import { handInAdminRepository } from '@grow/core/hand-in-admin';
import { proposalRepository, proposeMentors } from '@grow/core/mentor-proposal';
import { privacyRepository } from '@grow/core/privacy';
import { overviewRepository } from '@grow/core/overview';
import { seasonAdminRepository } from '@grow/core/season-admin';
import { secondFactorRepository } from '@grow/core/security';
import { teamAdminRepository } from '@grow/core/team-admin';
import type { Milestone } from '@grow/core/milestone';
import { TOTP } from 'otpauth';
import type { CastPerson } from '../world/cast';
import { addMember, type LivingTeam, type Season } from '../run/Season';
import { visit } from '../run/Visit';

/** The first organiser is made by the operator; the others by the first, in the app. */
export async function nameOrganisers(season: Season): Promise<void> {
  const [first, ...others] = season.cast.organisers;
  if (!first) return;
  await season.database.sql()`
    update private.profiles set role = 'ORGA' where user_id = (select id from auth.users where email = ${first.email})`;
  await addFactor(season, first);
  for (const other of others) {
    await visit(season, first, async ({ act, client }) => {
      const { userId } = season.deviceOf(other);
      await act('make somebody an organiser', () => profileRepository(client).setRole(userId, 'ORGA'));
    });
    await addFactor(season, other);
  }
}

async function addFactor(season: Season, organiser: CastPerson): Promise<void> {
  await visit(season, organiser, async ({ act, client }) => {
    const factors = secondFactorRepository(client);
    const begun = await act('begin a second factor', () => factors.enrolTotp('App'));
    if (!begun.isDone) return;
    const { factorId, secret } = begun.value;
    season.secrets.set(organiser.email, secret);
    await act('prove a second factor', () =>
      factors.proveByCode({ factorId, code: new TOTP({ secret }).generate() }),
    );
  });
}

/** Prepares the season as a copy of the one before it and opens it; its id. */
export async function openSeason(season: Season): Promise<string> {
  const [organiser] = season.cast.organisers;
  if (!organiser) throw new Error('Nobody organises');
  return visit(season, organiser, async (self) => {
    const seasons = seasonAdminRepository(self.client);
    const prepared = await self.act(
      'prepare the season',
      () => seasons.cloneSeason({ label: season.label, startsOn: season.startsOn }),
      {
        look: async () => (await seasons.getPrepared()) ?? undefined,
      },
    );
    if (!prepared.isDone) throw new Error(`The season cannot be prepared: ${prepared.code}`);
    const { id, version } = prepared.value.season;
    const opened = await self.act('open the season', () => seasons.openSeason({ id, version }), {
      isPressedTwice: true,
    });
    if (!opened.isDone) throw new Error(`The season cannot be opened: ${opened.code}`);
    return id;
  });
}

/** Gives all who signed up as mentors their role, in one go that takes its time. */
export async function nameMentors(season: Season, mentors: readonly CastPerson[]): Promise<void> {
  const [organiser] = season.cast.organisers;
  if (!organiser || mentors.length === 0) return;
  const ids = mentors.map((mentor) => season.deviceOf(mentor).userId).filter(Boolean);
  await visit(season, organiser, async ({ act, client }) => {
    const bulk = bulkRepository(client);
    const request = { selection: { ids }, role: 'MENTOR' as const };
    const preview = await act('look at a change of roles', () => bulk.previewPeopleRole(request));
    if (!preview.isDone) return;
    const count = preview.value.fates.get('changed') ?? 0;
    await act(
      'change roles',
      () => bulk.startPeopleRole({ ...request, count, reason: 'They mentor this season.' }),
      { expects: ['conflict'] },
    );
  });
}

/** Works out who looks after whom, and asks them. */
export async function proposePairs(season: Season): Promise<void> {
  const [, organiser] = season.cast.organisers;
  if (!organiser) return;
  await visit(season, organiser, async ({ act, client }) => {
    const proposals = proposalRepository(client);
    const ground = await act('read who could mentor whom', () => proposals.getGround());
    if (!ground.isDone) return;
    const { pairs } = proposeMentors(ground.value);
    const wanted = pairs.filter(({ teamId }) =>
      ground.value.teams.some(({ id, mentorId }) => id === teamId && mentorId === undefined),
    );
    const asked = wanted.map(({ teamId, mentorId }) => ({ teamId, mentorId, isOver: false }));
    await act('ask mentors', () => proposals.accept({ hash: ground.value.hash, pairs: asked, asks: true }), {
      expects: ['proposal_stale'],
    });
  });
}

/** Writes to an audience; it goes two minutes later. */
export async function announce(season: Season, title: string, audience: Audience): Promise<void> {
  const organiser = season.draw.oneOf(season.cast.organisers.slice(0, 3), title);
  await visit(season, organiser, async ({ act, client }) => {
    const announcements = announcementAdminRepository(client);
    const words = {
      title: { en: title, de: `${title} (de)` },
      body: { en: 'What matters this week, in one line.', de: 'Was diese Woche zählt, in einem Satz.' },
      audience,
      link: undefined,
      byMail: true,
      isImportant: false,
      correctsId: undefined,
    };
    const draft = await act('write an announcement', () =>
      announcements.save({ id: undefined, version: undefined, words }),
    );
    if (!draft.isDone) return;
    const { id, version } = draft.value;
    await act('count an audience', () => announcements.getReach({ audience, correctsId: undefined }));
    const sent = await act(
      'send an announcement',
      () => announcements.schedule({ id, version, sendAt: undefined }),
      {
        expects: ['conflict'],
        isPressedTwice: season.draw.happens(0.3, title, 'sent twice'),
        look: async () => {
          const now = await announcements.getAnnouncement(id);
          return now.state === 'draft' ? undefined : now;
        },
      },
    );
    if (sent.isDone) season.journal.written.push({ kind: 'announcement', id, value: null });
  });
}

/** Gives teams more time, and reminds those that have not handed in. */
export async function lookAfterWeek(
  season: Season,
  milestone: Milestone,
  teams: readonly LivingTeam[],
  until: Date,
): Promise<void> {
  const [, organiser] = season.cast.organisers;
  if (!organiser) return;
  await visit(season, organiser, async ({ act, client }) => {
    const admin = handInAdminRepository(client);
    const matrix = await act('read the matrix', () => admin.getMatrix());
    await act('read the overview', () => overviewRepository(client).getGrowth());
    if (!matrix.isDone || teams.length === 0) return;
    const teamIds = teams.map(({ id }) => id);
    await act('remind teams', () => admin.remind({ milestoneId: milestone.id, teamIds }));
    const reason = 'Two of them are ill.';
    const given = await act('give more time', () =>
      admin.extend({ milestoneId: milestone.id, teamIds, until, reason }),
    );
    if (given.isDone)
      for (const { teamId, fate } of given.value)
        if (fate === 'extended')
          season.journal.written.push({
            kind: 'extension',
            id: `${teamId} ${milestone.id}`,
            value: until.toISOString(),
            team: teamId,
          });
  });
}

/** Makes one team of two. */
export async function mergeTeams(season: Season, from: LivingTeam, into: LivingTeam): Promise<void> {
  const [organiser] = season.cast.organisers;
  if (!organiser) return;
  await visit(season, organiser, async (self) => {
    const teams = teamAdminRepository(self.client);
    const merged = await self.act(
      'merge teams',
      async () => {
        await teams.mergeTeams(from.id, into.id, 'They build the same thing.');
        return true;
      },
      {
        expects: ['team_full'],
        isPressedTwice: true,
        look: async () => {
          const gone = await season.database.sql()`
            select from public.teams where id = ${from.id} and merged_into = ${into.id}`;
          return gone.length > 0 || undefined;
        },
      },
    );
    if (!merged.isDone) return;
    from.isOver = true;
    for (const member of from.members) addMember(season, into, member);
    season.journal.written.push({ kind: 'merge', id: from.id, value: into.id });
  });
}

/** Takes the last organiser's role away, who then tries what they could do before. Returns whether they still could. */
export async function demoteOrganiser(season: Season): Promise<boolean> {
  const [first] = season.cast.organisers;
  const last = season.cast.organisers.at(-1);
  if (!first || !last) return false;
  await visit(season, first, async ({ act, client }) => {
    await act('demote an organiser', () =>
      profileRepository(client).setRole(season.deviceOf(last).userId, 'PARTICIPANT'),
    );
  });
  return visit(season, last, async ({ act, client }) => {
    const matrix = await act(
      'read the matrix as a former organiser',
      () => handInAdminRepository(client).getMatrix(),
      { expects: ['forbidden', 'unauthorized', 'second_factor_needed'] },
    );
    return matrix.isDone;
  });
}

/** Looks what is kept longer than it may be, and removes it. */
export async function removeWhatRanOut(season: Season): Promise<void> {
  const [organiser] = season.cast.organisers;
  if (!organiser) return;
  await visit(season, organiser, async ({ act, client }) => {
    const privacy = privacyRepository(client);
    const lines = await act('read what is kept', () => privacy.listRetention());
    if (!lines.isDone) return;
    for (const { rule, isAutomatic } of lines.value) {
      if (isAutomatic) continue;
      const look = await act('look at what ran out', () => privacy.look(rule));
      if (look.isDone)
        await act('remove what ran out', () =>
          privacy.removeExpired({
            id: season.draw.id('retention', season.label, rule),
            lookId: look.value.id,
          }),
        );
    }
  });
}
