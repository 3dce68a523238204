import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList, readOptional } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { teamFromRow, type Team } from '../team/Team';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import {
  mentorAbsenceFromRow,
  mentorAssignmentFromRow,
  mentorAssignmentOfTeamFromRow,
  mentorProfileFromRow,
  pastReviewFromRow,
  queuedHandInFromRow,
  type Mentor,
  type MentorAbsence,
  type MentorAssignment,
  type MentorAssignmentOfTeam,
  type MentorProfile,
  type PastReview,
  type QueuedHandIn,
} from './Mentor';

/** As many mentors as one can choose from. */
const MOST_MENTORS = 1_000;

/** What a mentor says of themselves, to be saved. */
export interface MentorProfileEdit extends Omit<MentorProfile, 'userId'> {
  /** Keys of the catalogue; undefined leaves the profile's as they are. */
  readonly skills?: readonly string[];
}

/** Who looks after which team. Every call throws only AppError. */
export function mentorRepository(client: GrowSupabase) {
  return {
    /** The mentor of a team now; undefined while nobody is, or their account is gone. @throws AppError `malformed_row` */
    async getMentor(teamId: string, { signal }: ReadOptions = {}): Promise<Mentor | undefined> {
      return guard(async () => {
        const query = client
          .from('mentor_assignments')
          .select('mentor_id, stand_in_id, stand_in_from, stand_in_until')
          .eq('team_id', teamId)
          .eq('status', 'active');
        const assignment = await readOptional(query, (row) => readRow('mentor_assignments', row), signal);
        if (assignment === undefined) return undefined;
        const id = assignment.requiredText('mentor_id');
        const standInId = assignment.optionalText('stand_in_id');
        const ids = [id, ...(standInId === undefined ? [] : [standInId])];
        const [people, lines] = await Promise.all([
          read(
            client.from('profiles').select('user_id, first_name, last_name, avatar, bio').in('user_id', ids),
            signal,
          ),
          read(client.from('mentor_profiles').select('line').eq('user_id', id), signal),
        ]);
        const person = people.find(({ user_id }) => user_id === id);
        if (person === undefined) return undefined;
        const standIn = people.find(({ user_id }) => user_id === standInId);
        return {
          ...teamPersonFromRow(person),
          bio: readRow('profiles', person).optionalText('bio'),
          line: lines.length === 0 ? undefined : readRow('mentor_profiles', lines[0]).optionalText('line'),
          standIn: standIn === undefined ? undefined : teamPersonFromRow(standIn),
          standInFrom: assignment.optionalText('stand_in_from'),
          standInUntil: assignment.optionalText('stand_in_until'),
        };
      }, signal);
    },

    /** The teams that a mentor looks after now, by name. @throws AppError `malformed_row` */
    async listTeams(mentorId: string, { signal }: ReadOptions = {}): Promise<Team[]> {
      const query = client
        .from('mentor_assignments')
        .select('team:teams!inner(*)')
        .eq('mentor_id', mentorId)
        .eq('status', 'active')
        .limit(50);
      const teams = await readList(query, (row: { team: unknown }) => teamFromRow(row.team), signal);
      return teams.sort((one, other) => one.name.localeCompare(other.name, 'de'));
    },

    /** Every assignment of a mentor and those in which they stand in, the newest first. @throws AppError `malformed_row` */
    async listAssignments(mentorId: string, { signal }: ReadOptions = {}): Promise<MentorAssignmentOfTeam[]> {
      const query = client
        .from('mentor_assignments')
        .select('*, team:teams!inner(*)')
        .or(`mentor_id.eq.${mentorId},stand_in_id.eq.${mentorId}`)
        .order('created_at', { ascending: false })
        .limit(100);
      return readList(query, mentorAssignmentOfTeamFromRow, signal);
    },

    /** What a mentor says of themselves; undefined before they are welcomed. @throws AppError `malformed_row` */
    async getProfile(mentorId: string, { signal }: ReadOptions = {}): Promise<MentorProfile | undefined> {
      const query = client.from('mentor_profiles').select('*').eq('user_id', mentorId);
      return readOptional(query, mentorProfileFromRow, signal);
    },

    /** Saves what the caller says of themselves. @throws AppError `forbidden` for who is no mentor, `invalid_value` */
    saveProfile: async ({ skills, ...edit }: MentorProfileEdit): Promise<MentorProfile> =>
      guard(async () => {
        const args = {
          ...{ p_capacity: edit.capacity, p_languages: [...edit.languages], p_cities: [...edit.cities] },
          ...{ p_line: edit.line.trim(), p_takes_shared_queue: edit.takesSharedQueue },
          ...(skills === undefined ? {} : { p_skills: [...skills] }),
        };
        return mentorProfileFromRow(unwrap(await client.rpc('save_mentor_profile', args)));
      }),

    /** When a mentor is away, the latest last. @throws AppError `malformed_row` */
    async listAbsences(mentorId: string, { signal }: ReadOptions = {}): Promise<MentorAbsence[]> {
      const query = client.from('mentor_absences').select('*').eq('mentor_id', mentorId).order('starts_on');
      return readList(query.limit(50), mentorAbsenceFromRow, signal);
    },

    /** Everybody who may look after teams, by name: mentors and organisers. @throws AppError `malformed_row` */
    async listMentors({ signal }: ReadOptions = {}): Promise<TeamPerson[]> {
      const query = client
        .from('profiles')
        .select('user_id, first_name, last_name, avatar')
        .in('role', ['MENTOR', 'ORGA'])
        .order('first_name')
        .order('user_id')
        .limit(MOST_MENTORS);
      return readList(query, (row: unknown) => teamPersonFromRow(row), signal);
    },

    /** The first 25 that wait in the shared queue, by when they were due; nothing for who does not take it. @throws AppError `malformed_row` */
    async listSharedQueue({ signal }: ReadOptions = {}): Promise<QueuedHandIn[]> {
      return readList(client.rpc('shared_queue', { p_limit: 25 }), queuedHandInFromRow, signal);
    },

    /** What the caller judged of teams that they look after no longer, the latest first. @throws AppError `malformed_row` */
    async listPastReviews({ signal }: ReadOptions = {}): Promise<PastReview[]> {
      return readList(client.rpc('past_reviews', { p_limit: 50 }), pastReviewFromRow, signal);
    },

    /** The caller accepts a team, or declines it with a reason. @throws AppError `conflict` for what is not asked any more, `note_needed`, `mentor_conflict`, `team_ended`, `not_found` */
    answerProposal: async (id: string, isAccepted: boolean, reason: string): Promise<MentorAssignment> =>
      guard(async () => {
        const args = { p_id: id, p_is_accepted: isAccepted, p_reason: reason.trim() };
        return mentorAssignmentFromRow(unwrap(await client.rpc('answer_mentor_proposal', args)));
      }),

    /** The caller gives a team up, with a reason. @throws AppError `note_needed`, `conflict`, `not_found` */
    leaveTeam: async (id: string, reason: string): Promise<MentorAssignment> =>
      guard(async () => {
        const args = { p_id: id, p_reason: reason.trim() };
        return mentorAssignmentFromRow(unwrap(await client.rpc('leave_team_as_mentor', args)));
      }),

    /** An organiser asks no longer. @throws AppError `conflict` once it is answered, `not_found`, `forbidden` */
    withdrawProposal: async (id: string): Promise<MentorAssignment> =>
      guard(async () => mentorAssignmentFromRow(unwrap(await client.rpc('withdraw_proposal', { p_id: id })))),

    /** An organiser ends an assignment, with a reason. @throws AppError `invalid_value` without one, `not_found`, `forbidden` */
    endAssignment: async (id: string, reason: string): Promise<MentorAssignment> =>
      guard(async () =>
        mentorAssignmentFromRow(
          unwrap(await client.rpc('end_assignment', { p_id: id, p_reason: reason.trim() })),
        ),
      ),

    /** The caller is away; an organiser says it for `mentorId`. @throws AppError `invalid_value`, `already_exists` on days of another, `forbidden` */
    setAbsence: async ({
      id,
      mentorId,
      startsOn,
      endsOn,
      standInId,
    }: MentorAbsence): Promise<MentorAbsence> =>
      guard(async () => {
        const args = {
          ...{ p_id: id, p_from: startsOn, p_until: endsOn, p_mentor_id: mentorId },
          ...(standInId === undefined ? {} : { p_stand_in_id: standInId }),
        };
        return mentorAbsenceFromRow(unwrap(await client.rpc('set_absence', args)));
      }),

    /** The caller is not away after all; an organiser says it for anyone. @throws AppError `forbidden` */
    clearAbsence: async (id: string): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('clear_absence', { p_id: id }));
      }),
  };
}
