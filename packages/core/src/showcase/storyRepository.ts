import { pictureBucket } from '../avatar/pictureBucket';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import type { ImageSize } from '../image/geometry';
import { listedStoryFromRow, type ListedStory } from './ListedStory';
import {
  storyWorkspaceFromRow,
  storyConsentStates,
  type StoryConsentState,
  type StoryWorkspace,
} from './StoryWorkspace';
import { storyDraftFromRow, storyDraftToRow, type StoryDraft } from './StoryDraft';
import type { StoryPicture } from './StoryParts';
import {
  openedStoryRequestFromRow,
  storyRequestFromRow,
  type OpenedStoryRequest,
  type StoryRequest,
} from './StoryRequest';

/** Parts of a story to be saved. */
export interface StorySave {
  readonly teamId: string;
  /** What the parts said when they were read. */
  readonly before: Partial<StoryDraft>;
  readonly values: Partial<StoryDraft>;
}

/** A draft as it is stored now. */
export interface SavedStory {
  readonly draft: StoryDraft;
  readonly draftVersion: number;
  readonly writtenAt: Date;
}

/** What somebody says to a version. */
export interface StoryAnswer {
  readonly versionId: string;
  readonly agrees: boolean;
  /** What the team reads with a no. */
  readonly note: string;
}

/** What a finalist won, as organisers say; undefined says nothing. */
export interface StoryPlace {
  readonly teamId: string;
  readonly place: number | undefined;
  readonly prizeEuros: number | undefined;
}

/** A picture to be stored: a JPEG, as `resizeImage` makes it. */
export interface NewStoryPicture extends ImageSize {
  readonly teamId: string;
  readonly picture: Blob;
}

/** Reads and writes stories of finalists. Every call throws only AppError. */
export function storyRepository(client: GrowSupabase) {
  const bucket = pictureBucket(client, 'story-pictures');
  return {
    /** What the caller's team writes its story with; null without a team. @throws AppError `malformed_row` */
    async workspace({ signal }: ReadOptions = {}): Promise<StoryWorkspace | null> {
      return (await readList(client.rpc('story_workspace'), storyWorkspaceFromRow, signal))[0] ?? null;
    },

    /**
     * Saves parts of a story over what was read; the same again is no change.
     * @throws AppError `conflict` with the draft as it is in `details`; `invalid_value` with the part there; `not_in_team`, `forbidden`
     */
    async save({ teamId, before, values }: StorySave): Promise<SavedStory> {
      return guard(async () => {
        const args = {
          p_team_id: teamId,
          p_before: storyDraftToRow(before),
          p_values: storyDraftToRow(values),
        };
        const row = readRow('save_story', unwrap(await client.rpc('save_story', args).single()));
        return {
          draft: row.optional('draft', storyDraftFromRow) ?? storyDraftFromRow({}),
          draftVersion: row.number('draft_version'),
          writtenAt: row.time('written_at'),
        };
      });
    },

    /** Asks everybody about the draft as it was read; for captains. @throws AppError `conflict`, `invalid_value` with a `StoryFault` in `details`, `forbidden` */
    async submit({ teamId, draftVersion }: Pick<StoryWorkspace, 'teamId' | 'draftVersion'>): Promise<number> {
      return guard(async () =>
        unwrap(await client.rpc('submit_story', { p_team_id: teamId, p_draft_version: draftVersion })),
      );
    },

    /** Takes back what waits for answers; for captains. @throws AppError `forbidden`, `not_in_team` */
    async recall(teamId: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('recall_story', { p_team_id: teamId }));
      });
    },

    /** Stories about which the caller was asked, those without an answer first. @throws AppError `malformed_row` */
    async requests({ signal }: ReadOptions = {}): Promise<StoryRequest[]> {
      return readList(client.rpc('story_requests', {}), storyRequestFromRow, signal);
    },

    /** What the caller was asked about one story: the newest version and the public one; none for whoever was not asked. @throws AppError `malformed_row` */
    async openRequests(slug: string, { signal }: ReadOptions = {}): Promise<OpenedStoryRequest[]> {
      return readList(client.rpc('story_requests', { p_slug: slug }), openedStoryRequestFromRow, signal);
    },

    /** Says yes or no, or takes a yes back. @throws AppError `not_found`; `conflict` when another version took its place */
    async answer({ versionId, agrees, note }: StoryAnswer): Promise<StoryConsentState> {
      return guard(async () => {
        const args = { p_version_id: versionId, p_agrees: agrees, p_note: note.trim() };
        const state = unwrap(await client.rpc('answer_story', args));
        return readRow('answer_story', { state }).oneOf('state', storyConsentStates);
      });
    },

    /** Stores a picture under a new name; the draft names it then. `at` makes the name. @throws AppError `avatar_upload_failed` */
    async addPicture({ teamId, picture, width, height }: NewStoryPicture, at: Date): Promise<StoryPicture> {
      const object = `${teamId}-${at.getTime()}.jpg`;
      await bucket.put(object, picture);
      return { object, width, height, alt: { en: '', de: '' } };
    },

    /** The picture of a file. @throws AppError `avatar_download_failed`, `aborted` */
    downloadPicture: (object: string, options: ReadOptions = {}): Promise<Blob> =>
      bucket.download(object, options),

    /** For ORGA: every story with how far it is. @throws AppError `forbidden`, `malformed_row` */
    async list({ signal }: ReadOptions = {}): Promise<ListedStory[]> {
      return guard(
        async () => (await read(client.rpc('list_stories'), signal)).map(listedStoryFromRow),
        signal,
      );
    },

    /** For ORGA: keeps a story from the public; the team reads why. @throws AppError `forbidden`, `invalid_value`, `not_found` */
    async hide(teamId: string, reason: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('hide_story', { p_team_id: teamId, p_reason: reason.trim() }));
      });
    },

    /** For ORGA: lets it be public again, while everybody agrees. @throws AppError `forbidden`, `not_found` */
    async show(teamId: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('show_story', { p_team_id: teamId }));
      });
    },

    /** For ORGA: says what a finalist won. @throws AppError `forbidden`, `not_found`, `invalid_value` */
    async setPlace({ teamId, place, prizeEuros }: StoryPlace): Promise<void> {
      return guard(async () => {
        const args = {
          p_team_id: teamId,
          ...(place === undefined ? {} : { p_place: place }),
          ...(prizeEuros === undefined ? {} : { p_prize_euros: prizeEuros }),
        };
        unwrapOptional(await client.rpc('place_story', args));
      });
    },
  };
}
