import { useToast } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { useRequestDeeds } from '../useRequestDeeds';
import { RequestDialog, type RoleChoice } from './RequestDialog';

/** What the dialog has to know of a team. */
export type AskedTeam = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly RoleChoice[];
};

type AskDialogProps = {
  /** The team to ask; undefined while the dialog is closed. */
  team: AskedTeam | undefined;
  /** The role that was clicked, if one was. */
  roleId?: string | undefined;
  onClose: () => void;
};

/** Asks to join a team, with a message and for a role. */
export function AskDialog({ team, roleId, onClose }: AskDialogProps) {
  const deeds = useRequestDeeds();
  const toast = useToast();
  const name = { team: team?.name ?? '' };
  return (
    <RequestDialog
      isOpen={team !== undefined}
      onClose={onClose}
      owner={{ kind: 'ask', to: team?.id ?? '' }}
      roles={team?.roles ?? []}
      roleId={roleId}
      words={{
        title: m.ask_title(name),
        detail: m.ask_detail(),
        messageHelp: m.ask_message_help(),
        role: m.ask_role(),
        action: m.ask_action(),
        busy: m.ask_busy(),
      }}
      send={async ({ message, roleId: chosen }) => {
        await deeds.ask(team?.id ?? '', { message, roleId: chosen || undefined });
        toast.show({ status: 'success', title: m.ask_sent(name), description: m.ask_sent_detail() });
        onClose();
      }}
    />
  );
}
