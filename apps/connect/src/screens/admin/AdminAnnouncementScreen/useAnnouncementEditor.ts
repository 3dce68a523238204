import { isAppError } from '@grow/core';
import {
  announcementAdminMutations,
  announcementProblems,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { useGrowClient } from '@grow/shell';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductMutation } from '../../../mutation';
import { paths } from '../../../paths';
import { typedSince, useDraft } from '../../../shared/draft';
import { announcementValues, wordsOf, type AnnouncementValues } from './announcementForm';

/** What is kept of an unsaved edit: the fields, and the version they were typed over. */
type Kept = AnnouncementValues & { readonly base: string };

const fieldsOf = (kept: Partial<Kept>): Partial<AnnouncementValues> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'base'));

/** The form of a draft: what is typed stays in this browser until it is saved over the version it was typed over. */
export function useAnnouncementEditor(stored: WrittenAnnouncement | undefined) {
  const { supabase } = useGrowClient();
  const navigate = useNavigate();
  const first = announcementValues(stored);
  const version = stored?.version ?? '';
  const draft = useDraft<Kept>('announcement', stored?.id ?? 'new', { ...first, base: version });
  const values: AnnouncementValues = { ...first, ...fieldsOf(draft.edits) };
  const isDirty = Object.keys(fieldsOf(draft.changes)).length > 0;
  const base = (isDirty ? draft.edits.base : undefined) ?? version;
  const [isTried, setTried] = useState(false);
  const saving = useProductMutation(announcementAdminMutations(supabase).save);
  const words = wordsOf(values, stored?.correctsId);

  /** What is stored afterwards, of a new one at its own address. @throws AppError */
  const save = async (): Promise<WrittenAnnouncement> => {
    if (stored && !isDirty) return stored;
    const sent = draft.edits;
    const saved = await saving.send({ id: stored?.id, version: stored ? base : undefined, words });
    const since = typedSince(draft.edits, sent);
    const left = Object.keys(since).length > 0 ? { ...since, base: saved.version } : {};
    draft.replace(stored ? left : {});
    if (!stored) draft.handOver(saved.id, left);
    return saved;
  };
  return {
    values,
    words,
    isDirty,
    isRestored: draft.isRestored && isDirty,
    /** Somebody else wrote it since these edits began. */
    isOverwriting: isDirty && stored !== undefined && base !== version,
    problems: announcementProblems(words),
    isTried,
    setTried,
    edit: (touched: Partial<AnnouncementValues>) => {
      if (saving.failure) saving.reset();
      draft.edit({ ...touched, base });
    },
    keepMine: () => draft.edit({ base: version }),
    discard: () => {
      const { edits } = draft;
      draft.replace({});
      return () => draft.replace(edits);
    },
    isSaving: saving.isBusy,
    failure: saving.failure,
    isConflict: isAppError(saving.failure) && saving.failure.code === 'conflict',
    save,
    /** Saves, and goes to the address that a new one has then. */
    saveHere: async () => {
      try {
        const saved = await save();
        if (!stored) void navigate(paths.adminAnnouncement(saved.id), { replace: true });
      } catch {
        // The bar says why.
      }
    },
  };
}

/** What {@link useAnnouncementEditor} holds. */
export type AnnouncementForm = ReturnType<typeof useAnnouncementEditor>;
