import type { GrowSupabase } from '../db/growSupabase';
import { profileKeys } from '../profile/profileQueries';
import { mutationWithInput, patch, productMutation, type MutationCache } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { MentorAbsence, MentorAssignment, MentorAssignmentOfTeam, NamedMentorConflict } from './Mentor';
import { declareMentorConflict, withdrawMentorConflict } from './mentorConflicts';
import { mentorKeys } from './mentorQueries';
import { mentorRepository, type MentorProfileEdit } from './mentorRepository';
import { giveToStandIn, type StandInChange } from './standIn';

/** What a mentor says to a team that they are asked about. */
export interface ProposalAnswer {
  readonly assignment: MentorAssignment;
  readonly isAccepted: boolean;
  /** Why not, for organisers; '' when accepted. */
  readonly reason: string;
}

/** An assignment and why it ends. */
export interface AssignmentEnd {
  readonly assignment: MentorAssignment;
  readonly reason: string;
}

const put = <T extends { readonly id: string }>(entries: readonly T[], entry: T): T[] => [
  ...entries.filter(({ id }) => id !== entry.id),
  entry,
];
const without = <T extends { readonly id: string }>(entries: readonly T[], entry: T): T[] =>
  entries.filter(({ id }) => id !== entry.id);

/** Mutations of who looks after which team, by `userId`. */
export function mentorMutations(client: GrowSupabase | undefined, userId: string) {
  const repository = () => mentorRepository(requireClient(client));
  const key = (name: string) => [...mentorKeys.all, name];
  const invalidates = [mentorKeys.all];

  const setStatus = (
    cache: MutationCache,
    { id, mentorId }: MentorAssignment,
    status: MentorAssignment['status'],
  ) =>
    patch<MentorAssignmentOfTeam[]>(cache, mentorKeys.assignments(mentorId), (assignments) =>
      assignments.map((one) => (one.id === id ? { ...one, status } : one)),
    );
  const ofAssignment = {
    invalidates,
    subject: ({ assignment }: { readonly assignment: MentorAssignment }) => `assignment ${assignment.id}`,
    writes: ({ assignment }: { readonly assignment: MentorAssignment }) => [
      mentorKeys.assignments(assignment.mentorId),
    ],
  };

  const ofAbsence = {
    invalidates,
    subject: ({ id }: MentorAbsence) => `absence ${id}`,
    writes: ({ mentorId }: MentorAbsence) => [mentorKeys.absences(mentorId)],
  };
  type Undo = ReturnType<typeof mutationWithInput>;
  const setAbsence = productMutation(
    key('setAbsence'),
    async (absence: MentorAbsence) => repository().setAbsence(absence),
    {
      ...ofAbsence,
      optimistic: (cache, absence) =>
        patch<MentorAbsence[]>(cache, mentorKeys.absences(absence.mentorId), (absences) =>
          put(absences, absence),
        ),
      undo: (_, absence): Undo => mutationWithInput(clearAbsence, absence),
    },
  );
  const clearAbsence = productMutation(
    key('clearAbsence'),
    async ({ id }: MentorAbsence) => repository().clearAbsence(id),
    {
      ...ofAbsence,
      optimistic: (cache, absence) =>
        patch<MentorAbsence[]>(cache, mentorKeys.absences(absence.mentorId), (absences) =>
          without(absences, absence),
        ),
      undo: (_, absence): Undo => mutationWithInput(setAbsence, absence),
    },
  );
  const ofConflict = {
    invalidates,
    subject: ({ id }: NamedMentorConflict) => `conflict ${id}`,
    writes: ({ mentorId }: NamedMentorConflict) => [mentorKeys.conflicts(mentorId)],
  };
  const declareConflict = productMutation(
    key('declareConflict'),
    async (conflict: NamedMentorConflict) => declareMentorConflict(requireClient(client), conflict),
    {
      ...ofConflict,
      optimistic: (cache, conflict) =>
        patch<NamedMentorConflict[]>(cache, mentorKeys.conflicts(conflict.mentorId), (conflicts) =>
          put(conflicts, conflict),
        ),
      undo: (_, conflict): Undo => mutationWithInput(withdrawConflict, conflict),
    },
  );
  const withdrawConflict = productMutation(
    key('withdrawConflict'),
    async ({ id }: NamedMentorConflict) => withdrawMentorConflict(requireClient(client), id),
    {
      ...ofConflict,
      optimistic: (cache, conflict) =>
        patch<NamedMentorConflict[]>(cache, mentorKeys.conflicts(conflict.mentorId), (conflicts) =>
          without(conflicts, conflict),
        ),
      undo: (_, conflict): Undo => mutationWithInput(declareConflict, conflict),
    },
  );

  return {
    /** Saves what the caller says of themselves as a mentor. */
    saveProfile: productMutation(
      key('saveProfile'),
      async (edit: MentorProfileEdit) => repository().saveProfile(edit),
      {
        invalidates: [mentorKeys.sharedQueue, profileKeys.detail(userId)],
        answer: (cache, profile) => {
          cache.setQueryData(mentorKeys.profile(profile.userId), profile);
        },
      },
    ),
    /** Accepts a team, or declines it with a reason. */
    answerProposal: productMutation(
      key('answerProposal'),
      async ({ assignment, isAccepted, reason }: ProposalAnswer) =>
        repository().answerProposal(assignment.id, isAccepted, reason),
      {
        ...ofAssignment,
        optimistic: (cache, { assignment, isAccepted }) =>
          setStatus(cache, assignment, isAccepted ? 'active' : 'declined'),
      },
    ),
    /** Gives a team up. */
    leaveTeam: productMutation(
      key('leaveTeam'),
      async ({ assignment, reason }: AssignmentEnd) => repository().leaveTeam(assignment.id, reason),
      { ...ofAssignment, optimistic: (cache, { assignment }) => setStatus(cache, assignment, 'ended') },
    ),
    /** Is away for some days. */
    setAbsence,
    /** Is there after all. */
    clearAbsence,
    /** Is too close to a team or a person. */
    declareConflict,
    /** Is not too close after all. */
    withdrawConflict,
    /** Gives teams to a stand-in, or back. */
    giveToStandIn: productMutation(
      key('giveToStandIn'),
      async (standIn: StandInChange) => giveToStandIn(requireClient(client), standIn),
      { invalidates, subject: ({ mentorId }) => `stand-in ${mentorId}` },
    ),
  };
}

/** What organisers do with assignments. */
export function mentorAdminMutations(client: GrowSupabase | undefined) {
  const repository = () => mentorRepository(requireClient(client));
  const key = (name: string) => [...mentorKeys.all, 'admin', name];
  const invalidates = [mentorKeys.all];
  return {
    /** Asks no longer. */
    withdrawProposal: productMutation(
      key('withdrawProposal'),
      async ({ id }: Pick<MentorAssignment, 'id'>) => repository().withdrawProposal(id),
      { invalidates, subject: ({ id }) => `assignment ${id}` },
    ),
    /** Ends an assignment. */
    endAssignment: productMutation(
      key('endAssignment'),
      async ({ assignment, reason }: AssignmentEnd) => repository().endAssignment(assignment.id, reason),
      { invalidates, subject: ({ assignment }) => `assignment ${assignment.id}` },
    ),
  };
}
