// What people look at, and that they see no more than they may.
import { teamRepository } from '@grow/core/team';
import { handInRepository } from '@grow/core/hand-in';
import { notificationRepository } from '@grow/core/notification';
import { registrationRepository } from '@grow/core/event';
import { experimentRepository } from '@grow/core/experiment';
import { releaseRepository } from '@grow/core/gate';
import type { CastPerson } from '../world/cast';
import type { Season } from '../run/Season';
import { visit } from '../run/Visit';

/** Opens the dashboard: the reads of its screen, and the bell. */
export async function openDashboard(season: Season, person: CastPerson): Promise<void> {
  await visit(season, person, async ({ act, client, userId }) => {
    if (userId === '') return;
    const team = await act('read own team', () => teamRepository(client).getOwnTeam(userId));
    await Promise.all([
      act('read own seats', () => registrationRepository(client).listMine(userId)),
      act('read notifications', () => notificationRepository(client).listNotifications()),
    ]);
    if (!team.isDone || !team.value) return;
    const { id } = team.value;
    await Promise.all([
      act('read weeks', () => handInRepository(client).listWeeks(id)),
      act('read market tests', () => experimentRepository(client).listExperiments(id)),
    ]);
  });
}

/** What somebody can see of a gate that is not released: nothing. Returns what they saw. */
export async function peekAtGate(
  season: Season,
  person: CastPerson,
  kind: 'half_time' | 'final',
): Promise<unknown> {
  return visit(season, person, async ({ act, client, userId }) => {
    if (userId === '') return null;
    const gate = await act('read a gate', () => releaseRepository(client).teamGate(kind), {
      expects: ['forbidden', 'not_found', 'not_in_team'],
    });
    const seen: unknown[] = gate.isDone && gate.value?.result ? [gate.value.result] : [];
    for (const table of ['ballots', 'ballot_scores', 'gate_decisions'] as const) {
      const { data } = await client.from(table).select('*').limit(1);
      seen.push(...(data ?? []));
    }
    return seen.length === 0 ? null : seen;
  });
}
