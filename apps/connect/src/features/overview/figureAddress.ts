// Where a figure leads: the address of the list that it counts, written by that list's own codec.
import type { FigureList } from '@grow/core/overview';
import { roundAddress } from '@grow/core/round';
import { fullPath, paths } from '../../paths';
import { matrixAddress } from '../handInAdmin';
import { mentorList } from '../mentorProposal';
import { peopleList } from '../people';
import { teamList } from '../teamAdmin';

const at = (path: string, query: URLSearchParams) => {
  const text = query.toString();
  return fullPath(text === '' ? path : `${path}?${text}`);
};

/** The whole address of a list. */
export function figureAddress(list: FigureList): string {
  const empty = new URLSearchParams();
  switch (list.of) {
    case 'people': {
      const choice = { ...peopleList.none, ...list.filter, state: list.state };
      return at(paths.adminPeople(), peopleList.write(empty, choice));
    }
    case 'teams': {
      const choice = { ...teamList.none, status: list.status, state: list.state };
      return at(paths.adminTeams(), teamList.write(empty, choice));
    }
    case 'mentors':
      return at(paths.adminMentors(), mentorList.write(empty, { ...mentorList.none, state: list.state }));
    case 'gate':
      return fullPath(paths.adminGate(roundAddress(list.kind)));
    case 'data_requests':
      return fullPath(paths.adminPrivacy());
    case 'hand_ins': {
      const { week, view, state } = list;
      const choice = { ...matrixAddress.none, week: String(week), view, state };
      return at(paths.adminHandIns(), matrixAddress.write(empty, choice));
    }
  }
}
