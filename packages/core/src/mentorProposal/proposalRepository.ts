import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { searchPage } from '../db/searchPage';
import { toAppError } from '../errors/toAppError';
import { guard, unwrap } from '../errors/unwrap';
import {
  listedMentorFromRow,
  mentorCountsFromRow,
  type ListedMentor,
  type MentorCounts,
  type MentorListRequest,
} from './ListedMentor';
import { groundFromRow, type NamedGround } from './NamedGround';
import {
  pairOutcomesFromRow,
  takeBackOutcomesFromRow,
  type AcceptRequest,
  type PairOutcome,
  type TakeBackOutcome,
} from './PairOutcome';

const contactFromRow = (value: unknown): readonly [mentorId: string, at: Date] => {
  const row = readRow('mentor_contacts', value);
  return [row.requiredText('mentor_id'), row.time('last_contact_at')];
};

/** What organisers do about who looks after whom. Every call throws only AppError; `forbidden` for everybody else. */
export function proposalRepository(client: GrowSupabase) {
  const withContacts = async (
    mentors: readonly Omit<ListedMentor, 'lastContactAt'>[],
    signal?: AbortSignal,
  ): Promise<ListedMentor[]> => {
    if (mentors.length === 0) return [];
    const ids = mentors.map(({ userId }) => userId);
    const rows = await readList(client.rpc('mentor_contacts', { p_mentor_ids: ids }), contactFromRow, signal);
    const contacts = new Map(rows);
    return mentors.map((mentor) => ({ ...mentor, lastContactAt: contacts.get(mentor.userId) }));
  };
  return {
    /** All that a proposal is computed from. @throws AppError `malformed_row` */
    async getGround({ signal }: ReadOptions = {}): Promise<NamedGround> {
      return guard(async () => groundFromRow(await read(client.rpc('proposal_ground'), signal)), signal);
    },

    /** A page of mentors. @throws AppError `invalid_value` for a page that cannot be; `malformed_row`. */
    async listMentors(request: MentorListRequest & ReadOptions): Promise<Page<ListedMentor>> {
      const { search, state, sort, signal } = request;
      const ask = async (limit: number, offset: number) =>
        read(
          client.rpc('list_mentors', {
            p_query: search.slice(0, 200),
            ...(state ? { p_state: state } : {}),
            p_sort: sort.by,
            p_descending: sort.isDescending,
            p_limit: limit,
            p_offset: offset,
          }),
          signal,
        );
      return guard(async () => {
        const { items, total } = await searchPage(request, ask, listedMentorFromRow);
        return { items: await withContacts(items, signal), total };
      }, signal);
    },

    /** One mentor; null when nobody of this id is one. @throws AppError `malformed_row` */
    async findMentor(userId: string, { signal }: ReadOptions = {}): Promise<ListedMentor | null> {
      return guard(async () => {
        const [row] = await read(client.rpc('list_mentors', { p_user_id: userId }), signal);
        if (row === undefined) return null;
        const [mentor] = await withContacts([listedMentorFromRow(row)], signal);
        return mentor ?? null;
      }, signal);
    },

    /** How many mentors, places and teams there are. @throws AppError `malformed_row` */
    async countMentors({ signal }: ReadOptions = {}): Promise<MentorCounts> {
      return guard(async () => {
        const [row] = await read(client.rpc('count_mentors'), signal);
        return mentorCountsFromRow(row);
      }, signal);
    },

    /** Holds on to a pair, instead of the team's former pin. @throws AppError `mentor_conflict`, `conflict`, `invalid_value` */
    async pin(teamId: string, mentorId: string): Promise<void> {
      await guard(async () => {
        unwrap(await client.rpc('pin_mentor', { p_team_id: teamId, p_mentor_id: mentorId }));
      });
    },

    /** Lets the pair of a team go. */
    async unpin(teamId: string): Promise<void> {
      await guard(async () => {
        const { error, status } = await client.rpc('unpin_mentor', { p_team_id: teamId });
        if (error) throw toAppError(error, { status });
      });
    },

    /**
     * Asks or assigns the mentors of up to two thousand pairs: what became of each.
     * @throws AppError `proposal_stale` when the ground is another one by now; nothing was done then
     */
    async accept({ hash, pairs, asks }: AcceptRequest): Promise<readonly PairOutcome[]> {
      const given = pairs.map(({ teamId, mentorId, isOver }) => ({
        ...{ team_id: teamId, mentor_id: mentorId, is_over: isOver },
      }));
      return guard(async () =>
        pairOutcomesFromRow(
          unwrap(
            await client.rpc('accept_proposal', {
              ...{ p_pairs: given, p_ground_hash: hash, p_asks: asks },
            }),
          ),
        ),
      );
    },

    /** Takes back what was made of pairs within a day, as if it had never been: what became of each. @throws AppError `malformed_row` */
    async takeBack(assignmentIds: readonly string[]): Promise<readonly TakeBackOutcome[]> {
      return guard(async () =>
        takeBackOutcomesFromRow(
          unwrap(await client.rpc('take_back_acceptance', { p_assignment_ids: [...assignmentIds] })),
        ),
      );
    },
  };
}
