import {
  storyDraftFromRow,
  storyDraftToRow,
  storyPartsFromRow,
  type StoryDraft,
  type StoryPart,
} from '@grow/core/showcase';
import { isAppError } from '@grow/core';
import type { Kept } from '../../../shared/draft';

/** What was typed and not saved: the parts, and what they said when they were read. */
export interface TypedStory {
  readonly base: Partial<StoryDraft>;
  readonly values: Partial<StoryDraft>;
}

/** Nothing typed. */
export const nothingTyped: TypedStory = { base: {}, values: {} };

/** What of a kept draft can be read; what cannot counts as not typed. */
export function typedFrom({ base, values }: Kept): TypedStory {
  try {
    return { base: storyPartsFromRow(base ?? {}), values: storyPartsFromRow(values ?? {}) };
  } catch {
    return nothingTyped;
  }
}

/** How it is kept in the browser; undefined forgets it. */
export const keptOf = ({ base, values }: TypedStory): object | undefined =>
  Object.keys(values).length > 0
    ? { base: storyDraftToRow(base), values: storyDraftToRow(values) }
    : undefined;

/** The parts of a draft by their names. */
export const partsOf = (parts: Partial<StoryDraft>): StoryPart[] => Object.keys(parts) as StoryPart[];

/** Some parts of a draft. */
export const only = (draft: Partial<StoryDraft>, parts: readonly StoryPart[]): Partial<StoryDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([part]) => parts.some((one) => one === part)));

/** Whether a part says the same in both. */
export const isSame = (part: StoryPart, one: Partial<StoryDraft>, other: Partial<StoryDraft>): boolean =>
  JSON.stringify(storyDraftToRow(only(one, [part]))) === JSON.stringify(storyDraftToRow(only(other, [part])));

/** The draft as somebody else saved it, where that is why a save was refused. */
export function theirsOf(failure: unknown): StoryDraft | undefined {
  if (!isAppError(failure) || failure.code !== 'conflict') return undefined;
  try {
    return storyDraftFromRow(JSON.parse(failure.details ?? ''));
  } catch {
    return undefined;
  }
}
