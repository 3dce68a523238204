/** Cache keys of triage. */
export const triageKeys = {
  all: ['triage'] as const,
  own: (mentorId: string) => ['triage', mentorId] as const,
};
