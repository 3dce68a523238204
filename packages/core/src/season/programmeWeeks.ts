/** One of the eleven weeks and its letter of ELEVEN WEEKS. */
export interface Week {
  /** 1 to 11. */
  readonly week: number;
  readonly letter: string;
}

/** The eleven weeks of the programme; their letters spell ELEVEN WEEKS. */
export const WEEKS: readonly Week[] = Array.from('ELEVENWEEKS', (letter, index) => ({
  week: index + 1,
  letter,
}));
