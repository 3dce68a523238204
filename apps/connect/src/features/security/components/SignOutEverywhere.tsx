import { useGrowClient, useSignOut } from '@grow/shell';
import { Text } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';

/**
 * Asks, then ends all other sessions and at last this one. In this order, because a person who was told "everywhere"
 * must hear when the server was not reached; a session that ends itself first cannot ask again.
 */
export function SignOutEverywhere({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { session } = useGrowClient();
  const signOut = useSignOut();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.profile_everywhere_title()}
      keep={m.profile_everywhere_stay()}
      action={m.profile_everywhere_action()}
      busy={m.profile_everywhere_busy()}
      variant="danger"
      initial={{}}
      send={async () => {
        await session.signOut('others');
        signOut();
      }}
    >
      <Text tone="muted">{m.profile_everywhere_detail()}</Text>
    </FormDialog>
  );
}
