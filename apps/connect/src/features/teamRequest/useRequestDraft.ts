import { useFormDraft, type FormDraft } from '../../shared/form';
import type { RequestDraft } from './requestDraft';

const nothing: RequestDraft = { message: '', roleId: '' };

type Roles = readonly { readonly id: string }[];

/** The draft of a message to a team or a person; a role that has gone counts as not chosen, and one that was clicked goes before it. */
export function useRequestDraft(kind: 'ask' | 'invite', to: string, roles: Roles): FormDraft<RequestDraft> {
  const texts = useFormDraft<RequestDraft>(kind, to);
  return {
    read: ({ roleId: clicked }) => {
      const { message, roleId } = texts.read(nothing);
      return { message, roleId: [clicked, roleId].find((id) => roles.some((role) => role.id === id)) ?? '' };
    },
    keep: (values, initial) => texts.keep(values === initial ? nothing : values, nothing),
  };
}
