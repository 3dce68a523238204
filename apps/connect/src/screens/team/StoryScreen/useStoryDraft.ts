import { storyKeys, storyMutations, type StoryWorkspace, type StoryDraft } from '@grow/core/showcase';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { draftKey, readDraft, useKeptDraft } from '../../../shared/draft';
import {
  isSame,
  keptOf,
  nothingTyped,
  only,
  partsOf,
  theirsOf,
  typedFrom,
  type TypedStory,
} from './keptStory';

/** How long nobody types before it is saved, in milliseconds. */
const PAUSE = 1200;

/** What was typed since `sent` went off, over what is stored by now. */
const typedSince = (now: TypedStory, sent: TypedStory): TypedStory => {
  const open = partsOf(now.values).filter((part) => !isSame(part, now.values, sent.values));
  return { base: { ...only(now.base, open), ...only(sent.values, open) }, values: only(now.values, open) };
};

/** What one types of a story: kept in this browser at once, saved after a pause, part by part. */
export function useStoryDraft(workspace: StoryWorkspace) {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const key = draftKey(useUserId() ?? '', 'story', workspace.teamId);
  const [typed, setTyped] = useState<TypedStory>(() => readDraft(key, typedFrom));
  const [failure, setFailure] = useState<unknown>();
  const saving = useProductMutation(storyMutations(supabase).save);
  const isTyped = partsOf(typed.values).length > 0;
  useKeptDraft(key, keptOf(typed), String(workspace.draftVersion));

  const save = useEffectEvent(() => {
    if (!isTyped || saving.isBusy) return;
    const sent = typed;
    setFailure(undefined);
    saving.send({ teamId: workspace.teamId, before: sent.base, values: sent.values }).then(
      () => setTyped((now) => typedSince(now, sent)),
      (error: unknown) => setFailure(error),
    );
  });
  useEffect(() => {
    if (!isTyped || saving.isBusy || failure !== undefined) return;
    const timer = window.setTimeout(() => save(), PAUSE);
    return () => window.clearTimeout(timer);
  }, [typed, isTyped, saving.isBusy, failure]);
  useEffect(() => {
    const again = () => save();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const theirs = theirsOf(failure);
  const disputed = theirs ? partsOf(typed.base).filter((part) => !isSame(part, typed.base, theirs)) : [];
  return {
    draft: { ...workspace.draft, ...typed.values },
    isTyped,
    isSaving: saving.isBusy,
    failure,
    /** Parts that somebody else changed meanwhile. */
    disputed,
    edit: (values: Partial<StoryDraft>) => {
      const known = partsOf(typed.base);
      const read = only(
        workspace.draft,
        partsOf(values).filter((part) => !known.includes(part)),
      );
      setTyped({ base: { ...read, ...typed.base }, values: { ...typed.values, ...values } });
      if (theirs === undefined) setFailure(undefined);
    },
    saveNow: () => setFailure(undefined),
    keepMine: () => {
      if (theirs) setTyped({ ...typed, base: { ...typed.base, ...only(theirs, disputed) } });
      setFailure(undefined);
    },
    takeTheirs: () => {
      const rest = partsOf(typed.values).filter((part) => !disputed.includes(part));
      setTyped(
        rest.length > 0 ? { base: only(typed.base, rest), values: only(typed.values, rest) } : nothingTyped,
      );
      setFailure(undefined);
      void queryClient.invalidateQueries({ queryKey: storyKeys.workspace });
    },
  };
}

/** A draft that is being written. */
export type StoryWriting = ReturnType<typeof useStoryDraft>;
