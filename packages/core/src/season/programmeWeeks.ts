/** One of the eleven weeks and its letter of ELEVEN WEEKS. */
export interface ProgrammeWeek {
  /** 1 to 11. */
  readonly week: number;
  readonly letter: string;
}

/** The eleven weeks of the programme; their letters spell ELEVEN WEEKS. */
export const programmeWeeks: readonly ProgrammeWeek[] = Array.from('ELEVENWEEKS', (letter, index) => ({
  week: index + 1,
  letter,
}));
