export {
  assignmentStatuses,
  mentorAbsenceFromRow,
  mentorAssignmentFromRow,
  mentorConflictFromRow,
  mentorLanguages,
  mentorLimits,
  mentorProfileFromRow,
  usualCapacity,
  type AssignmentStatus,
  type Mentor,
  type MentorAbsence,
  type MentorAssignment,
  type MentorAssignmentOfTeam,
  type MentorConflict,
  type MentorProfile,
  type NamedMentorConflict,
  type PastReview,
  type QueuedHandIn,
} from './Mentor';
export { absencesFrom, isStoodInOn, looksAfterOn, standInOn } from './mentorRules';
export { mentorRepository, type MentorProfileEdit } from './mentorRepository';
export { declareMentorConflict, listMentorConflicts, withdrawMentorConflict } from './mentorConflicts';
export { giveToStandIn, type StandInChange } from './standIn';
export { mentorKeys, mentorQueries } from './mentorQueries';
export {
  mentorAdminMutations,
  mentorMutations,
  type AssignmentEnd,
  type ProposalAnswer,
} from './mentorMutations';
