/** Cache keys of triage, below those of mentors: whoever accepts a team, or is away, reads it again. */
export const triageKeys = {
  all: ['mentors', 'triage'] as const,
  own: (mentorId: string) => ['mentors', 'triage', mentorId] as const,
};
