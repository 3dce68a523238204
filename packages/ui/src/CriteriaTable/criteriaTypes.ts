import type { ReactNode } from 'react';

/** What a step stands for, from the lowest to the highest. */
export type Anchors = readonly [string, string, string, string, string];

/** A criterion of a {@link CriteriaTable}. */
export interface Criterion {
  key: string;
  name: string;
  /** What it asks. */
  question: string;
  /** In percent. */
  weight: number;
  anchors: Anchors;
  /** What can be done with it, at most 44 px wide, such as a menu. */
  actions?: ReactNode;
}

/** The words of a {@link CriteriaTable}. */
export interface CriteriaLabels {
  criterion: string;
  weight: string;
  /** Above the column of actions; read aloud. */
  actions: string;
  /** A weight in words, such as "30 %". */
  percent: (weight: number) => string;
  /** Names the buttons, such as "Evidence: less weight". */
  less: (name: string) => string;
  more: (name: string) => string;
  /** Names what opens the steps where there is no room for a table, such as "Steps of Evidence". */
  steps: (name: string) => string;
  /** Names a column, such as "Step 3". */
  step: (step: number) => string;
}
