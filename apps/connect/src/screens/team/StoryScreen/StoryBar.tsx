import { isAppError } from '@grow/core';
import { useLocale } from '@grow/shell';
import { AutosaveBar, Button } from '@grow/ui';
import { partWords } from '../../../features/story';
import { m } from '../../../paraglide/messages';
import { useFailureWords } from '../../../shared/failure';
import type { StoryWriting } from './useStoryDraft';

/** Says how far saving is; two who changed the same part choose here. */
export function StoryBar({ writing }: { writing: StoryWriting }) {
  const { locale } = useLocale();
  const { failure, disputed, isSaving, isTyped } = writing;
  const words = useFailureWords(failure);
  if (disputed.length > 0) {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const parts = list.format(disputed.map((part) => partWords[part]()));
    return (
      <AutosaveBar
        state="blocked"
        message={m.story_conflict()}
        detail={m.story_conflict_detail({ parts })}
        action={
          <>
            <Button size="sm" variant="solid" onClick={writing.keepMine}>
              {m.story_conflict_mine()}
            </Button>
            <Button size="sm" onClick={writing.takeTheirs}>
              {m.story_conflict_theirs()}
            </Button>
          </>
        }
      />
    );
  }
  if (failure !== undefined) {
    const isOffline = isAppError(failure) && failure.code === 'network';
    return (
      <AutosaveBar
        state={isOffline ? 'offline' : 'blocked'}
        message={isOffline ? m.story_unsaved() : m.story_save_failed()}
        detail={words?.text}
        action={
          <Button size="sm" onClick={writing.saveNow}>
            {m.story_save_again()}
          </Button>
        }
      />
    );
  }
  if (isSaving) return <AutosaveBar state="saving" message={m.story_saving()} />;
  return isTyped ? (
    <AutosaveBar state="saving" message={m.story_unsaved()} />
  ) : (
    <AutosaveBar state="saved" message={m.story_saved()} />
  );
}
