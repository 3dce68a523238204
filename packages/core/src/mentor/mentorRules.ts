import type { MentorAbsence, MentorAssignment } from './Mentor';

/** Absences that are not over on a day (`2024-11-04`, in Berlin), the next first. */
export const absencesFrom = (absences: readonly MentorAbsence[], day: string): MentorAbsence[] =>
  absences
    .filter(({ endsOn }) => day <= endsOn)
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn));

/** Whether somebody stands in for a mentor on a day (`2024-11-04`, in Berlin). */
export const isStoodInOn = (
  { standInFrom, standInUntil }: Pick<MentorAssignment, 'standInFrom' | 'standInUntil'>,
  day: string,
): boolean =>
  standInFrom !== undefined && standInUntil !== undefined && standInFrom <= day && day <= standInUntil;

/** Who stands in for the mentor of a team on a day; undefined while nobody does. */
export const standInOn = (assignment: MentorAssignment, day: string): string | undefined =>
  isStoodInOn(assignment, day) ? assignment.standInId : undefined;

/** Whether a person looks after the team of an assignment on a day: as its mentor, or standing in. */
export const looksAfterOn = (assignment: MentorAssignment, userId: string, day: string): boolean =>
  assignment.status === 'active' && (assignment.mentorId === userId || standInOn(assignment, day) === userId);
