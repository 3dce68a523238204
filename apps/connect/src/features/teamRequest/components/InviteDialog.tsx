import { useToast } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { useRequestDeeds } from '../useRequestDeeds';
import { RequestDialog, type RoleChoice } from './RequestDialog';

type InviteDialogProps = {
  teamId: string;
  roles: readonly RoleChoice[];
  /** Whom to invite; undefined while the dialog is closed. */
  person: { readonly userId: string; readonly name: string } | undefined;
  onClose: () => void;
};

/** Invites a person into one's team, with a message and for a role. */
export function InviteDialog({ teamId, roles, person, onClose }: InviteDialogProps) {
  const deeds = useRequestDeeds();
  const toast = useToast();
  const name = { name: person?.name ?? '' };
  return (
    <RequestDialog
      isOpen={person !== undefined}
      onClose={onClose}
      owner={{ kind: 'invite', to: person?.userId ?? '' }}
      roles={roles}
      words={{
        title: m.invite_title(name),
        detail: m.invite_detail(name),
        messageHelp: m.invite_message_help(),
        role: m.invite_role(),
        action: m.invite_send(),
        busy: m.invite_busy(),
      }}
      send={async ({ message, roleId }) => {
        await deeds.invite(teamId, person?.userId ?? '', { message, roleId: roleId || undefined });
        toast.show({ status: 'success', title: m.invite_sent(name), description: m.invite_sent_detail() });
        onClose();
      }}
    />
  );
}
