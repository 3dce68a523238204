import { teamRequestMutations } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';
import { useRequestDraft } from '../useRequestDraft';
import { requestErrors, RequestFields, type RoleChoice } from './RequestFields';

type InviteDialogProps = {
  teamId: string;
  roles: readonly RoleChoice[];
  /** Whom to invite; undefined while the dialog is closed. */
  person: { readonly userId: string; readonly name: string } | undefined;
  onClose: () => void;
};

/** Invites a person into one's team, with a message and for a role. */
export function InviteDialog({ teamId, roles, person, onClose }: InviteDialogProps) {
  const { supabase } = useGrowClient();
  const { userId = '', name = '' } = person ?? {};
  const draft = useRequestDraft('invite', userId, roles);
  const inviting = useProductMutation(teamRequestMutations(supabase).invite, {
    words: { done: m.invite_sent({ name }), detail: m.invite_sent_detail() },
  });
  return (
    <FormDialog
      isOpen={person !== undefined}
      onClose={onClose}
      title={m.invite_title({ name })}
      keep={m.ask_keep()}
      action={m.invite_send()}
      busy={m.invite_busy()}
      formKey={userId}
      draft={draft}
      initial={{ message: '', roleId: '' }}
      validate={requestErrors}
      send={async ({ message, roleId }) =>
        inviting.send({ teamId, userId, message, roleId: roleId || undefined })
      }
    >
      {(form) => (
        <RequestFields
          form={form}
          roles={roles}
          words={{
            detail: m.invite_detail({ name }),
            messageHelp: m.invite_message_help(),
            role: m.invite_role(),
          }}
        />
      )}
    </FormDialog>
  );
}
