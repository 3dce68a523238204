// What organisers see first, read as the app reads it, and each figure beside the length of the list that it leads to.
import { filteredRows, isInView, matrixRows } from '../../../core/src/handInAdmin/matrixRules';
import { proposalRepository } from '../../../core/src/mentorProposal/proposalRepository';
import { handInAdminRepository } from '../../../core/src/handInAdmin/handInAdminRepository';
import {
  allFigures,
  overviewFigures,
  type FigureList,
  type OverviewFigures,
} from '../../../core/src/overview/overviewFigures';
import { participants } from '../../../core/src/overview/overviewQueries';
import { overviewRepository } from '../../../core/src/overview/overviewRepository';
import { peopleRepository } from '../../../core/src/people/peopleRepository';
import { privacyRepository, REQUESTS_PAGE_SIZE } from '../../../core/src/privacy/privacyRepository';
import { roundRepository } from '../../../core/src/round/roundRepository';
import { teamAdminRepository } from '../../../core/src/teamAdmin/teamAdminRepository';
import type { Client } from './localBackend';

/** A figure whose list has another length. */
export interface WrongFigure {
  readonly list: FigureList;
  readonly count: number;
  readonly rows: number;
}

const firstPage = { page: 1, pageSize: 1 };
const byName = { sort: { by: 'name', isDescending: false } } as const;

/** How many open requests the list has, page after page. */
async function countRequests(privacy: ReturnType<typeof privacyRepository>): Promise<number> {
  const seen = new Set<string>();
  for (let behind: string | undefined; ;) {
    const page = await privacy.listRequests(true, behind);
    for (const { id } of page) seen.add(id);
    if (page.length < REQUESTS_PAGE_SIZE) return seen.size;
    behind = page.at(-1)?.id;
  }
}

/** Reads all figures, then every list of theirs; the figures, and those that are not as long as their list. */
export async function compareFigures(
  client: Client,
): Promise<{ figures: OverviewFigures; compared: number; wrong: WrongFigure[] }> {
  const people = peopleRepository(client);
  const teams = teamAdminRepository(client);
  const mentors = proposalRepository(client);
  const privacy = privacyRepository(client);
  const rounds = roundRepository(client);
  const matrix = await handInAdminRepository(client).getMatrix();
  const now = matrix.readAt;
  const figures = overviewFigures(
    {
      people: await people.countPeople(participants),
      growth: await overviewRepository(client).getGrowth(),
      teams: await teams.countTeams(),
      mentors: await mentors.countMentors(),
      matrix,
      dataRequests: await privacy.readFigures(),
      gates: await rounds.list(),
    },
    now,
  );
  const all = matrixRows(matrix, now);
  const rowsOf = async (list: FigureList): Promise<number> => {
    switch (list.of) {
      case 'people':
        return (await people.listPeople({ ...firstPage, ...byName, ...list.filter, state: list.state }))
          .total;
      case 'teams':
        return (
          await teams.listTeams({
            ...{ ...firstPage, ...byName, search: '', seats: undefined },
            ...{ status: list.status, state: list.state },
          })
        ).total;
      case 'mentors':
        return (await mentors.listMentors({ ...firstPage, ...byName, search: '', state: list.state })).total;
      case 'data_requests':
        return countRequests(privacy);
      case 'gate': {
        const round = (await rounds.list()).find(({ kind }) => kind === list.kind);
        return round?.id && round.state === 'open' ? (await rounds.getProgress(round.id)).missing.length : 1;
      }
      case 'hand_ins': {
        const { week, view, state } = list;
        const none = { search: '', mentor: undefined, city: undefined };
        const rows = filteredRows(matrix, all, { ...none, week, state });
        return rows.filter((row) => view === undefined || isInView(row, view, week, now)).length;
      }
    }
  };
  const found = allFigures(figures);
  const wrong: WrongFigure[] = [];
  for (const { count, list } of found) {
    const rows = await rowsOf(list);
    if (rows !== count) wrong.push({ list, count, rows });
  }
  return { figures, compared: found.length, wrong };
}
