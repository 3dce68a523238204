import { useGrowClient, useSignOut } from '@grow/shell';
import { Button, Dialog, Text } from '@grow/ui';
import { useMutation } from '@tanstack/react-query';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../auth';

/**
 * Asks, then ends all other sessions and at last this one. In this order, because a person who was told "everywhere"
 * must hear when the server was not reached; a session that ends itself first cannot ask again.
 */
export function SignOutEverywhere({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { session } = useGrowClient();
  const signOut = useSignOut();
  const ending = useMutation({
    networkMode: 'always',
    mutationFn: () => session.signOut('others'),
    onSuccess: signOut,
  });
  const handleClose = () => {
    ending.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={m.profile_everywhere_title()}
      actions={
        <>
          <Button onClick={handleClose}>{m.profile_everywhere_stay()}</Button>
          <Button
            variant="danger"
            isBusy={ending.isPending || ending.isSuccess}
            busyLabel={m.profile_everywhere_busy()}
            onClick={() => ending.mutate()}
          >
            {m.profile_everywhere_action()}
          </Button>
        </>
      }
    >
      <Text tone="muted">{m.profile_everywhere_detail()}</Text>
      <FormFailure failure={ending.error ?? undefined} />
    </Dialog>
  );
}
