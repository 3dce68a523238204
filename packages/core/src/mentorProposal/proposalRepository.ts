import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { searchPage } from '../db/searchPage';
import { AppError } from '../errors/AppError';
import { guard, unwrap } from '../errors/unwrap';
import {
  listedMentorFromRow,
  mentorCountsFromRow,
  type ListedMentor,
  type MentorCounts,
  type MentorListRequest,
} from './ListedMentor';
import { groundFromRow, type NamedGround } from './NamedGround';

/** The database takes so many pairs at once. */
const MOST_PAIRS = 100;

/** What may become of a pair: done, so already, or why not. */
export const pairFates = [
  'asked',
  'assigned',
  'already',
  'mentor_full',
  'mentor_conflict',
  'team_has_mentor',
  'team_ended',
  'not_a_mentor',
  'team_not_found',
  'person_not_found',
] as const;

/** What became of a pair. */
export type PairFate = (typeof pairFates)[number];

/** A pair that an organiser accepts. */
export interface AcceptedPair {
  readonly teamId: string;
  readonly mentorId: string;
  /** A yes to more teams than the mentor offered. */
  readonly isOver: boolean;
}

/** What became of pairs that were accepted. */
export interface Acceptance {
  /** Of the ground as it is then. */
  readonly hash: string;
  readonly pairs: readonly { readonly teamId: string; readonly mentorId: string; readonly fate: PairFate }[];
  /** Pairs that were not asked any more, because the ground changed meanwhile. */
  readonly isCutShort: boolean;
}

/** What is accepted: pairs of a proposal from the ground of that hash. */
export interface AcceptRequest {
  readonly hash: string;
  readonly pairs: readonly AcceptedPair[];
  /** Whether mentors answer first; else teams are theirs at once. */
  readonly asks: boolean;
}

function acceptanceFromRow(value: unknown): Omit<Acceptance, 'isCutShort'> {
  const row = readRow('accept_proposal', value);
  return {
    hash: row.requiredText('hash'),
    pairs: row.list('pairs', (entry) => {
      const pair = readRow('accept_proposal.pairs', entry);
      return {
        teamId: pair.requiredText('team_id'),
        mentorId: pair.requiredText('mentor_id'),
        fate: pair.oneOf('fate', pairFates),
      };
    }),
  };
}

const contactFromRow = (value: unknown): readonly [mentorId: string, at: Date] => {
  const row = readRow('mentor_contacts', value);
  return [row.requiredText('mentor_id'), row.time('last_contact_at')];
};

/** What organisers do about who looks after whom. Every call throws only AppError; `forbidden` for everybody else. */
export function proposalRepository(client: GrowSupabase) {
  const acceptSome = async ({ hash, pairs, asks }: AcceptRequest) =>
    guard(async () => {
      const given = pairs.map(({ teamId, mentorId, isOver }) => ({
        ...{ team_id: teamId, mentor_id: mentorId, is_over: isOver },
      }));
      const answer = await client.rpc('accept_proposal', {
        ...{ p_pairs: given, p_ground_hash: hash, p_asks: asks },
      });
      return acceptanceFromRow(unwrap(answer));
    });
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
        const { error } = await client.rpc('unpin_mentor', { p_team_id: teamId });
        if (error) throw error;
      });
    },

    /**
     * Asks or assigns the mentors of pairs, a hundred at a time: what became of each. When the ground changes in between, the
     * rest stays undone.
     * @throws AppError `proposal_stale` when the ground changed before anything was done
     */
    async accept({ hash, pairs, asks }: AcceptRequest): Promise<Acceptance> {
      const done: Acceptance['pairs'][number][] = [];
      let current = hash;
      for (let from = 0; from < pairs.length; from += MOST_PAIRS) {
        try {
          const next = pairs.slice(from, from + MOST_PAIRS);
          const answer = await acceptSome({ hash: current, pairs: next, asks });
          current = answer.hash;
          done.push(...answer.pairs);
        } catch (error) {
          if (done.length === 0 || !(error instanceof AppError) || error.code !== 'proposal_stale')
            throw error;
          return { hash: current, pairs: done, isCutShort: true };
        }
      }
      return { hash: current, pairs: done, isCutShort: false };
    },
  };
}
