import { teamRequestMutations } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';
import { useRequestDraft } from '../useRequestDraft';
import { requestErrors, RequestFields, type RoleChoice } from './RequestFields';

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
export function AskDialog({ team, roleId = '', onClose }: AskDialogProps) {
  const { supabase } = useGrowClient();
  const { id = '', name = '', roles = [] } = team ?? {};
  const draft = useRequestDraft('ask', id, roles);
  const asking = useProductMutation(teamRequestMutations(supabase).ask, {
    words: { done: m.ask_sent({ team: name }), detail: m.ask_sent_detail() },
  });
  return (
    <FormDialog
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.ask_title({ team: name })}
      keep={m.ask_keep()}
      action={m.ask_action()}
      busy={m.ask_busy()}
      formKey={id}
      draft={draft}
      initial={{ message: '', roleId }}
      validate={requestErrors}
      send={async ({ message, roleId: role }) =>
        asking.send({ teamId: id, message, roleId: role || undefined })
      }
    >
      {(form) => (
        <RequestFields
          form={form}
          roles={roles}
          words={{ detail: m.ask_detail(), messageHelp: m.ask_message_help(), role: m.ask_role() }}
        />
      )}
    </FormDialog>
  );
}
