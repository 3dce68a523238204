import { readRow } from '../db/readRow';
import { storyFromRow, type ShowcaseStory } from './ShowcaseStory';
import { storyConsentStates, type StoryConsentState } from './StoryWorkspace';

/** A version of a story about which somebody was asked: the newest, or the one that is public. */
export interface StoryRequest {
  readonly versionId: string;
  /** Of the version; 1 was the first. */
  readonly number: number;
  readonly slug: string;
  /** Name of the team. */
  readonly name: string;
  readonly seasonLabel: string;
  readonly submittedAt: Date;
  /** Whether everybody reads it; a no takes it from the public then. */
  readonly isPublic: boolean;
  /** What the person says now. */
  readonly state: StoryConsentState;
  /** What they said with a no. */
  readonly note: string;
}

/** The same with what the page says. */
export interface OpenedStoryRequest extends StoryRequest {
  readonly story: ShowcaseStory;
}

/** Reads a row of `story_requests()`. @throws AppError `malformed_row` naming the column. */
export function storyRequestFromRow(value: unknown): StoryRequest {
  const row = readRow('story_requests', value);
  return {
    versionId: row.requiredText('version_id'),
    number: row.number('number'),
    slug: row.requiredText('slug'),
    name: row.requiredText('name'),
    seasonLabel: row.requiredText('season_label'),
    submittedAt: row.time('submitted_at'),
    isPublic: row.flag('is_public', false),
    state: row.oneOf('state', storyConsentStates),
    note: row.text('note'),
  };
}

/** Reads a row of `story_requests(slug)`. @throws AppError `malformed_row` naming the column. */
export function openedStoryRequestFromRow(value: unknown): OpenedStoryRequest {
  const request = storyRequestFromRow(value);
  return {
    ...request,
    story: storyFromRow({ ...(value as object), published_at: request.submittedAt.toISOString() }),
  };
}
