import type { FormEvent } from 'react';
import { m } from '../../paraglide/messages';
import { useDraftedForm, type FieldErrors } from '../form';
import { tooManyCharacters, type DraftOwner, type RequestDraft } from './requestDraft';

/** What is wrong with what is typed, in words. Nothing is cut off in silence. */
function problemsOf({ message }: RequestDraft): FieldErrors<RequestDraft> {
  const over = tooManyCharacters(message);
  return over > 0 ? { message: m.ask_message_long({ over }) } : {};
}

type Options = {
  owner: DraftOwner;
  /** Ids of the roles that can be chosen; a role of the draft that has gone counts as not chosen. */
  roleIds: readonly string[];
  /** The role that was clicked, if one was. */
  roleId: string | undefined;
  onBusy: (isBusy: boolean) => void;
  send: (draft: RequestDraft) => Promise<void>;
};

/** The form of a message and a role: what is typed stays in this browser until it was sent. */
export function useRequestForm({ owner, roleIds, roleId, onBusy, send }: Options) {
  const form = useDraftedForm<RequestDraft>({
    name: owner.kind,
    about: owner.to,
    stored: { message: '', roleId: '' },
    initial: (typed) => ({
      ...typed,
      roleId: [roleId, typed.roleId].find((id) => id !== undefined && roleIds.includes(id)) ?? '',
    }),
    validate: problemsOf,
    send: async (values) => {
      onBusy(true);
      try {
        await send(values);
      } finally {
        onBusy(false);
      }
    },
    leavesWhenSent: true,
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => form.handleSubmit(event);
  return { ...form, handleSubmit, over: tooManyCharacters(form.values.message) };
}
