/** The steps of a criterion, lowest first. */
export const scaleSteps = [1, 2, 3, 4, 5] as const;
/** A step of a criterion. */
export type ScaleStep = (typeof scaleSteps)[number];

/** px: how high the bar of each step is, wherever a score sheet draws it. */
export const barHeights: Readonly<Record<ScaleStep, number>> = { 1: 14, 2: 18, 3: 23, 4: 29, 5: 36 };
