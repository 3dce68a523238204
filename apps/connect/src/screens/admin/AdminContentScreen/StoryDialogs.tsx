import { storyMutations, type ListedStory } from '@grow/core/showcase';
import { useGrowClient } from '@grow/shell';
import { Field, Input } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, type FieldErrors } from '../../../shared/form';

type StoryDialogProps = { isOpen: boolean; onClose: () => void; story: ListedStory };

/** Keeps a story from the public, with a reason that the team reads. */
export function HideStoryDialog({ isOpen, onClose, story }: StoryDialogProps) {
  const { supabase } = useGrowClient();
  const hiding = useProductMutation(storyMutations(supabase).hide, {
    words: {
      done: m.stories_hidden(),
      failed: m.stories_not_hidden(),
      undone: m.stories_shown(),
      notUndone: m.stories_not_shown(),
    },
  });
  return (
    <FormDialog<{ reason: string }, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.stories_hide_title({ team: story.name })}
      keep={m.orga_keep()}
      action={m.stories_hide()}
      busy={m.orga_busy()}
      variant="danger"
      formKey={story.teamId}
      initial={{ reason: '' }}
      validate={({ reason }) => {
        const length = reason.trim().length;
        return length < 3 || length > 500 ? { reason: m.redaction_reason_missing() } : {};
      }}
      send={({ reason }) => hiding.send({ teamId: story.teamId, reason })}
    >
      {(form) => (
        <Field label={m.stories_hide_reason()} help={m.stories_hide_reason_help()} error={form.errors.reason}>
          <Input {...form.text('reason')} maxLength={500} autoComplete="off" dir="auto" />
        </Field>
      )}
    </FormDialog>
  );
}

type PlaceValues = { place: string; prize: string };

const isNumber = (text: string, least: number, most: number) =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most);
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));

function errorsOf({ place, prize }: PlaceValues): FieldErrors<PlaceValues> {
  return {
    ...(isNumber(place, 1, 100) ? {} : { place: m.stories_win_invalid() }),
    ...(isNumber(prize, 0, 10_000_000) ? {} : { prize: m.stories_win_invalid() }),
  };
}

/** Says what a finalist won. */
export function PlaceStoryDialog({ isOpen, onClose, story }: StoryDialogProps) {
  const { supabase } = useGrowClient();
  const placing = useProductMutation(storyMutations(supabase).setPlace, {
    words: { done: m.stories_win_saved() },
  });
  const initial = { place: String(story.place ?? ''), prize: String(story.prizeEuros ?? '') };
  return (
    <FormDialog<PlaceValues, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.stories_win_title({ team: story.name })}
      keep={m.orga_keep()}
      action={m.stories_win()}
      busy={m.orga_busy()}
      formKey={story.teamId}
      initial={initial}
      validate={errorsOf}
      send={({ place, prize }) =>
        placing.send({ teamId: story.teamId, place: numberOf(place), prizeEuros: numberOf(prize) })
      }
    >
      {(form) => (
        <>
          <Field label={m.stories_win_place()} error={form.errors.place}>
            <Input {...form.text('place')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={m.stories_win_prize()} error={form.errors.prize}>
            <Input {...form.text('prize')} inputMode="numeric" autoComplete="off" />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
