import type { Profile } from '@grow/core';
import { useEffect, useState } from 'react';
import { keepProfileDraft, readProfileDraft } from './profileDraft';
import { changesOf, type ProfileEdits, type ProfileValues, valuesOf } from './profileValues';

const storage = () => window.localStorage;

/** What a person types over their stored profile; kept in this browser until it is saved or discarded. */
export function useProfileEdits(profile: Profile) {
  const { userId } = profile;
  const [edits, setEdits] = useState<ProfileEdits>(() => readProfileDraft(storage, userId));
  const changes = changesOf(profile, edits);
  const count = Object.keys(changes).length;
  const [isRestored, setRestored] = useState(count > 0);
  useEffect(() => {
    keepProfileDraft(storage, userId, count > 0 ? edits : {});
  }, [userId, edits, count]);

  return {
    values: valuesOf(profile, edits),
    edits,
    changes,
    count,
    /** What is shown was typed on an earlier visit. */
    isRestored: isRestored && count > 0,
    edit: (touched: Partial<ProfileValues>) => setEdits((before) => ({ ...before, ...touched })),
    /** Replaces what was typed, after saving or discarding. */
    replace: (next: (before: ProfileEdits) => ProfileEdits) => {
      setRestored(false);
      setEdits(next);
    },
  };
}
