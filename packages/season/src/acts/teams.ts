// How teams come about: found, ask, invite, join by a link; and what goes wrong with that.
import { teamRepository, teamRequestRepository, inviteLinkRepository, type Team } from '@grow/core/team';
import type { CastTeam } from '../world/cast';
import { addMember, type LivingTeam, type Season } from '../run/Season';
import { visit } from '../run/Visit';

const words = { message: 'I would build the first version with you.' };
const joining = [
  'already_in_team',
  'team_full',
  'teams_closed',
  'already_asked',
  'request_closed',
  'link_invalid',
  'team_ended',
];

/** The captain founds the team, and brings in those who were asked personally. */
export async function foundTeam(season: Season, cast: CastTeam): Promise<void> {
  const { captain, name, pitch, others } = cast;
  await visit(season, captain, async ({ act, client, userId }) => {
    if (userId === '') return;
    const teams = teamRepository(client);
    const own = async () => (await teams.getOwnTeam(userId)) ?? undefined;
    const founded = await act<Team>('found a team', () => teams.foundTeam(name, pitch), {
      isPressedTwice: season.draw.happens(0.1, cast.number, 'found twice'),
      look: own,
      expects: ['already_in_team', 'teams_closed'],
    });
    if (!founded.isDone) return;
    const { id, slug } = founded.value;
    const team: LivingTeam = { id, slug, cast, members: [], isOver: false };
    season.teams.set(cast.number, team);
    season.journal.written.push({ kind: 'team', id, value: name });
    addMember(season, team, captain);
    await act('describe the team', () => teams.updateTeam(id, { city: captain.city, isListed: true }));
    const requests = teamRequestRepository(client);
    for (const { person, entrance } of others) {
      if (entrance !== 'invited') continue;
      await act('invite by mail', () => requests.inviteByEmail(id, person.email, words), {
        expects: joining,
      });
    }
  });
}

/** Somebody joins as was planned for them: asks, uses the captain's link, or accepts an invitation. */
export async function comeIn(season: Season, team: LivingTeam, at: number): Promise<void> {
  const planned = team.cast.others[at];
  if (planned === undefined || team.isOver) return;
  const { person, entrance } = planned;
  const token = entrance === 'link' ? await linkOf(season, team) : undefined;
  const isIn = await visit(season, person, async ({ act, client, userId }) => {
    if (userId === '') return false;
    const requests = teamRequestRepository(client);
    const isPressedTwice = season.draw.happens(0.1, person.number, 'ask twice');
    const isInTeam = async () =>
      (await teamRepository(client).getOwnTeam(userId))?.id === team.id ? true : undefined;
    if (entrance === 'asks') {
      await act('ask to join', () => requests.ask(team.id, words), {
        expects: joining,
        isPressedTwice,
        look: async () => (await requests.listMine())[0],
      });
      return false;
    }
    if (token !== undefined) {
      const joined = await act(
        'join by a link',
        async () => Boolean(await inviteLinkRepository(client).joinByLink(token)),
        { expects: joining, isPressedTwice, look: isInTeam },
      );
      return joined.isDone;
    }
    const mine = await act('read own requests', () => requests.listMine());
    const invitation = mine.isDone
      ? mine.value.find((one) => one.teamId === team.id && one.status === 'pending')
      : undefined;
    if (!invitation) return false;
    const accepted = await act(
      'accept an invitation',
      async () => Boolean(await requests.answer(invitation.id, true)),
      { expects: joining, isPressedTwice, look: isInTeam },
    );
    return accepted.isDone;
  });
  if (isIn) addMember(season, team, person);
}

async function linkOf(season: Season, team: LivingTeam): Promise<string | undefined> {
  return visit(season, team.cast.captain, async ({ act, client }) => {
    const link = await act('make a link', () => inviteLinkRepository(client).createLink(team.id, 4, 7), {
      expects: ['team_full', 'teams_closed', 'too_many_requests'],
    });
    return link.isDone ? link.value.token : undefined;
  });
}

/** The captain answers who has asked: most of them with yes, and all at once where two tabs are open. */
export async function answerRequests(season: Season, team: LivingTeam): Promise<void> {
  if (team.isOver) return;
  const { draw, cast, journal } = season;
  await visit(season, team.cast.captain, async ({ act, client }) => {
    const requests = teamRequestRepository(client);
    const received = await act('read requests', () => requests.listOfTeam(team.id));
    if (!received.isDone) return;
    const open = received.value.filter(({ status, kind }) => status === 'pending' && kind === 'apply');
    const isTwoTabs = open.length > 1 && draw.happens(0.2, team.cast.number, 'two tabs');
    const answer = async (request: (typeof open)[number]) => {
      const accepted = await act('answer a request', () => requests.answer(request.id, true), {
        expects: joining,
        isPressedTwice: draw.happens(0.05, request.id),
        look: async () =>
          (await requests.listOfTeam(team.id)).find(
            ({ id, status }) => id === request.id && status === 'accepted',
          ),
      });
      if (!accepted.isDone) return;
      const person = cast.everybody.find((one) => season.deviceOf(one).userId === request.userId);
      if (person) addMember(season, team, person);
    };
    if (isTwoTabs) {
      journal.noteFault('second tab');
      await Promise.all(open.map(answer));
    } else for (const request of open) await answer(request);
  });
}

/** Somebody leaves; a captain names who follows. */
export async function leave(season: Season, team: LivingTeam, at: number): Promise<void> {
  const person = team.members[at];
  if (!person || team.isOver) return;
  const successor = person === team.members[0] ? team.members[1] : undefined;
  if (person === team.members[0] && !successor) return;
  await visit(season, person, async ({ act, client }) => {
    const named = successor === undefined ? [] : [season.deviceOf(successor).userId];
    const left = await act('leave the team', () => teamRepository(client).leaveTeam(team.id, ...named), {
      expects: ['teams_closed', 'not_in_team'],
      isPressedTwice: season.draw.happens(0.2, person.number, 'leave twice'),
    });
    if (left.isDone) team.members.splice(at, 1);
  });
}
