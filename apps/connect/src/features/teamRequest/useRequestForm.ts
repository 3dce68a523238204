import { useEffect, type FormEvent } from 'react';
import { m } from '../../paraglide/messages';
import { useForm, type FieldErrors } from '../form';
import {
  keepRequestDraft,
  readRequestDraft,
  tooManyCharacters,
  type DraftOwner,
  type RequestDraft,
} from './requestDraft';

const storage = () => window.localStorage;

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
  const draft = readRequestDraft(storage, owner);
  const chosen = [roleId, draft.roleId].find((id) => id !== undefined && roleIds.includes(id)) ?? '';
  const form = useForm<RequestDraft>({
    initial: { message: draft.message, roleId: chosen },
    validate: problemsOf,
    send: async (values) => {
      onBusy(true);
      try {
        await send(values);
        keepRequestDraft(storage, owner, { message: '', roleId: '' });
      } finally {
        onBusy(false);
      }
    },
    leavesWhenSent: true,
  });
  const { userId, kind, to } = owner;
  const { message, roleId: role } = form.values;
  useEffect(() => {
    keepRequestDraft(storage, { userId, kind, to }, { message, roleId: role });
  }, [userId, kind, to, message, role]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => form.handleSubmit(event);
  return { ...form, handleSubmit, over: tooManyCharacters(message) };
}
