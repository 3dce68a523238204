import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';

/** What jurors score: a question, a weight, and what each of five steps looks like. */
export interface Criterion {
  readonly id: string;
  readonly position: number;
  readonly name: LocalText;
  readonly question: LocalText;
  /** Per cent of the score, in steps of five. */
  readonly weight: number;
  /** What steps 1 to 5 look like, in this order. */
  readonly anchors: { readonly en: readonly string[]; readonly de: readonly string[] };
}

/** A criterion as it is saved; without an id it is added at the end. */
export type CriterionDraft = Omit<Criterion, 'id' | 'position'> & { readonly id: string | undefined };

/** Reads a row of `criteria`. @throws AppError `malformed_row` */
export function criterionFromRow(value: unknown): Criterion {
  const row = readRow('criteria', value);
  return {
    id: row.requiredText('id'),
    position: row.number('position'),
    name: row.requiredLocalText('name'),
    question: row.localText('question'),
    weight: row.number('weight'),
    anchors: { en: row.textList('anchors_en'), de: row.textList('anchors_de') },
  };
}

/** A criterion as `save_criterion` takes it. */
export const rowOfCriterion = ({ id, name, question, weight, anchors }: CriterionDraft) => ({
  ...(id === undefined ? {} : { id }),
  ...{ name_en: name.en, name_de: name.de, question_en: question.en, question_de: question.de, weight },
  ...{ anchors_en: [...anchors.en], anchors_de: [...anchors.de] },
});
