import type { MentorAbsence, MentorAssignment } from './Mentor';

/** Whether a mentor is away on a day (`2024-11-04`, in Berlin). */
export const isAwayOn = ({ startsOn, endsOn }: MentorAbsence, day: string): boolean =>
  startsOn <= day && day <= endsOn;

/** Absences that are not over on a day, the next first. */
export const absencesFrom = (absences: readonly MentorAbsence[], day: string): MentorAbsence[] =>
  absences
    .filter(({ endsOn }) => day <= endsOn)
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn));

/** Who stands in for the mentor of a team on a day; undefined while nobody does. */
export const standInOn = (
  { standInId, standInFrom, standInUntil }: MentorAssignment,
  day: string,
): string | undefined =>
  standInFrom !== undefined && standInUntil !== undefined && standInFrom <= day && day <= standInUntil
    ? standInId
    : undefined;
