// The two gates: set up, open, scored by jurors on their phones, decided, released.
import {
  decisionsAtLine,
  gateProtocolText,
  gateRepository,
  rankingGroundOf,
  releaseRepository,
} from '@grow/core/gate';
import { juryRepository, juryRoundFromRow, type BallotAnswer } from '@grow/core/jury';
import { proposeJury } from '@grow/core/jury-assignment';
import { rankTeams } from '@grow/core/ranking';
import {
  juryGroundOf,
  jurorRepository,
  pairsOfAssignment,
  placesOnStages,
  roundPartsRepository,
  roundRepository,
  type RoundKind,
} from '@grow/core/round';
import type { CastPerson } from '../world/cast';
import type { Season } from '../run/Season';
import { visit } from '../run/Visit';

const questions = ['Evidence', 'Team', 'Market', 'Prototype'];
const anchors = ['Nothing yet', 'A beginning', 'Half of it', 'Nearly all', 'More than asked for'];

/** Prepares a round: criteria, stages, jurors, places and score sheets; its id. */
export async function setUpRound(
  season: Season,
  kind: RoundKind,
  startsAt: Date,
  jurors: readonly CastPerson[],
): Promise<string | undefined> {
  const [, organiser] = season.cast.organisers;
  if (!organiser) return undefined;
  return visit(season, organiser, async ({ act, client }) => {
    const [rounds, parts, grants] = [
      roundRepository(client),
      roundPartsRepository(client),
      jurorRepository(client),
    ];
    const created = await act('begin a round', () => rounds.create(kind), { isPressedTwice: true });
    if (!created.isDone) return undefined;
    const roundId = created.value.id;
    const before = await act('read a round', () => rounds.getSetup(roundId));
    if (!before.isDone) return undefined;
    for (const { id } of before.value.criteria)
      await act('remove a criterion', () => parts.removeCriterion(id));
    for (const name of questions)
      await act('save a criterion', () =>
        parts.saveCriterion(roundId, {
          id: undefined,
          name: { en: name, de: `${name} (de)` },
          question: { en: 'How far is it?', de: 'Wie weit ist es?' },
          weight: 25,
          anchors: { en: anchors, de: anchors },
        }),
      );
    const stages = Math.max(1, Math.round(jurors.length / 5));
    const stageIds: string[] = before.value.stages.map(({ id }) => id);
    for (let at = stageIds.length; at < stages; at += 1) {
      const saved = await act('save a stage', () =>
        parts.saveStage(roundId, {
          id: undefined,
          hostId: undefined,
          name: `Hall ${at + 1}`,
          venue: 'Karlsruhe',
          startsAt,
          minutesEach: 5,
        }),
      );
      if (saved.isDone) stageIds.push(saved.value.id);
    }
    for (const [at, juror] of jurors.entries())
      await act('ask a juror', () =>
        grants.grant({ roundId, userId: season.deviceOf(juror).userId }, stageIds[at % stageIds.length]),
      );
    const settings = before.value.round;
    await act(
      'set a round',
      () =>
        rounds.save({
          roundId,
          version: settings.version,
          changes: {
            ballotsWanted: 2,
            bridgesWanted: stageIds.length > 1 ? 2 : 0,
            showsScores: true,
            shownWeeks: [5, 6],
          },
        }),
      { expects: ['round_changed'] },
    );
    await act('take teams in', () => parts.updateTeams(roundId));
    const teams = await act('read a round', () => rounds.getSetup(roundId));
    if (!teams.isDone) return roundId;
    await act('place teams', () => parts.placeTeams(roundId, placesOnStages(teams.value)));
    const placed = await act('read a round', () => rounds.getSetup(roundId));
    if (!placed.isDone) return roundId;
    const assignment = proposeJury(juryGroundOf(placed.value));
    await act(
      'assign score sheets',
      () => parts.assignBallots(roundId, placed.value.ground, pairsOfAssignment(assignment)),
      { expects: ['ground_moved'] },
    );
    return roundId;
  });
}

/** Opens it; with a reason where something is missing. */
export async function openRound(season: Season, roundId: string): Promise<void> {
  const [, organiser] = season.cast.organisers;
  if (!organiser) return;
  await visit(season, organiser, async ({ act, client }) => {
    const rounds = roundRepository(client);
    const opened = await act('open a round', () => rounds.open(roundId), { expects: ['round_has_gaps'] });
    if (!opened.isDone)
      await act('open a round with gaps', () => rounds.open(roundId, 'The missing jurors come tomorrow.'));
  });
}

/** A juror scores what is theirs: most by hand, a few step back, some press twice, one in fifty stays undone. */
export async function score(season: Season, juror: CastPerson, kind: RoundKind): Promise<void> {
  const { draw, journal } = season;
  await visit(season, juror, async ({ act, client }) => {
    const jury = juryRepository(client);
    const read = await act('read score sheets', async () => juryRoundFromRow(await jury.readRound(kind)), {
      expects: ['no_juror', 'round_not_open_yet'],
    });
    if (!read.isDone) return;
    const { id: roundId, criteria, ballots } = read.value;
    await act('have everything for a stage', () => jury.noteReady(roundId));
    for (const { id, version, team } of ballots) {
      if (draw.happens(0.02, id, 'undone')) continue;
      const isRecused = draw.happens(0.02, id, 'recuses');
      const quality = draw.part(team.id, 'quality') * 3 + draw.part(juror.number, 'severity') - 0.5;
      const scores = Object.fromEntries(
        criteria.map((one) => [
          one.id,
          Math.min(5, Math.max(1, Math.round(1.5 + quality + draw.part(id, one.id)))),
        ]),
      );
      const sending = {
        ...{
          kind: isRecused ? ('recuse' as const) : ('write' as const),
          key: draw.id('sheet', id),
          version,
          scores,
        },
        ...{
          commentTeam: `Show the price to ten more people than ${team.name} did.`,
          commentJury: '',
          isSubmitted: !isRecused,
        },
        ...{ at: season.clock.now(), reason: isRecused ? 'I know the captain.' : '' },
      };
      const sent = await act<BallotAnswer>('send a score sheet', () => jury.send(id, sending), {
        expects: ['ballot_changed', 'round_locked', 'ballot_recused'],
        isPressedTwice: draw.happens(0.08, id, 'twice'),
      });
      if (sent.isDone && !isRecused) journal.written.push({ kind: 'sheet', id, value: scores });
    }
  });
}

/** Ends scoring, moves the line, decides, and plans the release. */
export async function decide(
  season: Season,
  roundId: string,
  cutPart: number,
  releaseAt: Date,
): Promise<void> {
  const [, organiser] = season.cast.organisers;
  if (!organiser) return;
  await visit(season, organiser, async ({ act, client }) => {
    const [gate, release] = [gateRepository(client), releaseRepository(client)];
    await act('end scoring', () => roundRepository(client).lock(roundId), {
      isPressedTwice: true,
      expects: ['round_locked'],
    });
    const locked = await act('read results', () => gate.results(roundId));
    if (!locked.isDone) return;
    const { round, teams } = locked.value;
    await act(
      'move the line',
      () =>
        gate.moveLine({
          roundId,
          version: round.version,
          cutSize: Math.max(1, Math.round(teams.length * cutPart)),
        }),
      { expects: ['round_changed'] },
    );
    const results = await act('read results', () => gate.results(roundId));
    if (!results.isDone) return;
    const ranking = rankTeams(rankingGroundOf(results.value));
    const scored = new Set(ranking.teams.filter(({ ballots }) => ballots > 0).map(({ teamId }) => teamId));
    for (const { teamId, decision } of decisionsAtLine(results.value, ranking))
      if (decision === undefined)
        // The line decides nothing about one sheet, which the best team may have.
        await act('decide a team by hand', () =>
          gate.decideTeam({
            ...{ roundId, teamId },
            ...(scored.has(teamId)
              ? { decision: 'on', reason: 'Only one of its jurors scored it.' }
              : { decision: 'out', reason: 'Nobody has scored it.' }),
          }),
        );
    const whole = await act('read results', () => gate.results(roundId));
    if (!whole.isDone) return;
    const content = gateProtocolText(whole.value, ranking, decisionsAtLine(whole.value, ranking));
    await act('decide a round', () => release.decideRound({ roundId, content }));
    const people = await act('count who is told', () => release.recipients(roundId));
    if (people.isDone)
      await act('plan the release', () =>
        release.planRelease({ roundId, releaseAt, people: people.value.people }),
      );
  });
}
