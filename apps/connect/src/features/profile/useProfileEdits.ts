import type { Profile } from '@grow/core';
import { useState } from 'react';
import { readDraft, useKeptDraft } from '../../shared/draft';
import { keptProfileDraft, profileDraftFrom, profileDraftKey } from './profileDraft';
import {
  changesOf,
  clashesOf,
  emptyDraft,
  typedInto,
  valuesOf,
  withMine,
  withoutSaved,
  withoutEdit,
  type ProfileDraft,
  type ProfileEdits,
  type ProfileValueName,
} from './profileValues';

/** What a person types over their stored profile; kept in this browser until it is saved or discarded. */
export function useProfileEdits(profile: Profile) {
  const key = profileDraftKey(profile.userId);
  const [draft, setDraft] = useState<ProfileDraft>(() => readDraft(key, profileDraftFrom));
  const { edits } = draft;
  const changes = changesOf(profile, edits);
  const count = Object.keys(changes).length;
  const [isRestored, setRestored] = useState(count > 0);
  useKeptDraft(key, count > 0 ? keptProfileDraft(draft) : undefined, profile.version);

  return {
    draft,
    values: valuesOf(profile, edits),
    changes,
    count,
    /** Fields that somebody else saved otherwise since they were typed in. */
    clashes: clashesOf(profile, draft),
    /** What is shown was typed on an earlier visit. */
    isRestored: isRestored && count > 0,
    edit: (typed: ProfileEdits) => setDraft((before) => typedInto(before, typed, profile)),
    keepMine: (name: ProfileValueName) => setDraft((before) => withMine(before, name, profile)),
    takeTheirs: (name: ProfileValueName) => setDraft((before) => withoutEdit(before, name)),
    /** Forgets what was sent and is saved now; what was typed since goes on over it. */
    settle: (sent: ProfileEdits) => {
      setRestored(false);
      setDraft((before) => withoutSaved(before, sent));
    },
    discard: () => {
      setRestored(false);
      setDraft(emptyDraft);
    },
    /** Brings back what was taken away, under what was typed since. */
    bringBack: ({ edits: back, over }: ProfileDraft) =>
      setDraft((now) => ({ edits: { ...back, ...now.edits }, over: { ...over, ...now.over } })),
  };
}
