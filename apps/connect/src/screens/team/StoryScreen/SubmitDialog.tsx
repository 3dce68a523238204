import { storyMutations, type NameablePerson, type StoryWorkspace } from '@grow/core/showcase';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Text } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type SubmitDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  workspace: StoryWorkspace;
  asked: readonly NameablePerson[];
};

/** Says whom it asks before it asks them. */
export function SubmitDialog({ isOpen, onClose, workspace, asked }: SubmitDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const submitting = useProductMutation(storyMutations(supabase).submit, {
    words: {
      done: m.story_submitted(),
      failed: m.story_not_submitted(),
      undone: m.story_submit_undone(),
      notUndone: m.story_not_recalled(),
    },
    onDone: onClose,
  });
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(asked.map(({ name }) => name));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.story_submit_title()}
      actions={
        <>
          <Button onClick={onClose}>{m.orga_keep()}</Button>
          <Button
            variant="primary"
            isBusy={submitting.isBusy}
            busyLabel={m.orga_busy()}
            onClick={() => submitting.run({ teamId: workspace.teamId, draftVersion: workspace.draftVersion })}
          >
            {m.story_submit()}
          </Button>
        </>
      }
    >
      <Text step="ui">{m.story_submit_detail()}</Text>
      <Text step="ui">{m.story_submit_who({ names })}</Text>
    </Dialog>
  );
}
