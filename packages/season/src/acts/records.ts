// What a team notes of its weeks: market tests, check-ins, steps, and what it is asked about its advice.
import { experimentRepository, type Experiment, type ExperimentValues } from '@grow/core/experiment';
import { pulseRepository } from '@grow/core/pulse';
import { checklistRepository } from '@grow/core/checklist';
import { actionItemRepository } from '@grow/core/action-item';
import { berlinDay } from '@grow/core/time';
import type { LivingTeam, Season } from '../run/Season';
import { visit } from '../run/Visit';

/** Logs a market test: the draft first, then what came out. */
export async function logTest(season: Season, team: LivingTeam, week: number): Promise<void> {
  const { draw, clock, journal } = season;
  const person = draw.oneOf(team.members, team.cast.number, week, 'test');
  await visit(season, person, async ({ act, client }) => {
    const experiments = experimentRepository(client);
    const id = draw.id('experiment', team.cast.number, week);
    const [target, result] = [draw.between(3, 9, id, 'target'), draw.between(0, 12, id, 'result')];
    const values: ExperimentValues = {
      hypothesis: 'Shops on our street would pay five euros a week.',
      method: 'Asked twelve shops. Showed a picture of it.',
      ...{ target, result: undefined, unit: 'of 12 shops', happenedOn: berlinDay(clock.now()) },
      ...{ seen: '', verdict: 'open', decision: undefined, nextStep: '', hasConsent: false, links: [] },
      adds: { interviews: 0, testUsers: 0, preOrders: 0, revenueCents: 0 },
      isDraft: true,
    };
    const stored = async (version: number) =>
      (await experiments.listExperiments(team.id)).find((one) => one.id === id && one.version >= version);
    const limits = ['not_in_team', 'team_ended', 'too_many_experiments'];
    const draft = await act<Experiment>(
      'draft a market test',
      () => experiments.saveExperiment({ id, version: 0, values }),
      {
        expects: [...limits, 'experiment_changed'],
        isPressedTwice: draw.happens(0.05, id, 'twice'),
        look: () => stored(1),
      },
    );
    if (!draft.isDone) return;
    const adds = {
      interviews: draw.between(0, 12, id, 'interviews'),
      testUsers: draw.between(0, 6, id, 'users'),
      preOrders: draw.between(0, 3, id, 'orders'),
      revenueCents: 500 * draw.between(0, 20, id, 'revenue'),
    };
    const whole: ExperimentValues = {
      ...values,
      result,
      adds,
      seen: 'Half of them asked for the price first.',
      verdict: result >= target ? 'held' : 'failed',
      isDraft: false,
    };
    const logged = await act(
      'log a market test',
      () => experiments.saveExperiment({ id, version: draft.value.version, values: whole }),
      {
        expects: [...limits, 'experiment_changed'],
        look: () => stored(draft.value.version + 1),
      },
    );
    if (logged.isDone) journal.written.push({ kind: 'experiment', id, value: adds, team: team.id });
  });
}

/** Says how the week goes. */
export async function checkIn(season: Season, team: LivingTeam, week: number): Promise<void> {
  const { draw, journal } = season;
  const person = draw.oneOf(team.members, team.cast.number, week, 'pulse');
  await visit(season, person, async ({ act, client, userId }) => {
    const isStuck = draw.happens(0.15, team.cast.number, week, 'stuck');
    const said = await act(
      'check in',
      () =>
        pulseRepository(client).answer(
          week,
          isStuck ? 'stuck' : 'on_track',
          isStuck ? 'Nobody picks up the phone.' : '',
        ),
      {
        expects: ['pulse_closed', 'not_in_team', 'team_ended'],
        isPressedTwice: draw.happens(0.1, team.cast.number, week, 'pulse twice'),
      },
    );
    if (said.isDone)
      journal.written.push({
        kind: 'pulse',
        id: `${team.id} ${week}`,
        value: null,
        by: userId,
        team: team.id,
      });
    const steps = checklistRepository(client);
    await act(
      'add a step',
      () =>
        steps.add(week, { id: draw.id('step', team.cast.number, week), text: 'Call the next three shops' }),
      { expects: ['list_full', 'not_in_team', 'team_ended'] },
    );
    const items = actionItemRepository(client);
    const open = await act('read advice', () => items.listOfTeam(team.id));
    if (!open.isDone) return;
    for (const item of open.value.filter(({ state }) => state === 'open').slice(0, 2))
      await act(
        'answer advice',
        () =>
          items.answer(item.id, draw.happens(0.7, item.id) ? 'done' : 'dropped', 'We tried it on Friday.'),
        { expects: ['not_in_team', 'conflict', 'not_found'] },
      );
  });
}
