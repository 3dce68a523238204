import { isAppError, locales } from '@grow/core';
import { personMutations, type PersonInvitation } from '@grow/core/people';
import { languageNames, roleWord, useGrowClient, useLocale } from '@grow/shell';
import { badgeRoles, Field, Input, Segmented, Select, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { emailProblem, problems } from '../../../features/auth';
import { FormDialog, type FieldErrors, type Form } from '../../../shared/form';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const Language = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

const isTakenBy = (failure: unknown): boolean => isAppError(failure) && failure.code === 'email_taken';

const problemsOf = ({ email }: PersonInvitation): FieldErrors<PersonInvitation> =>
  problems({ email: email.trim() ? emailProblem(email) : m.people_invite_missing() });

function InviteFields({ form }: { form: Form<PersonInvitation> }) {
  const { locale } = useLocale();
  const isTaken = isTakenBy(form.failure);
  return (
    <>
      <Field label={m.email()} error={form.errors.email ?? (isTaken ? m.people_invite_taken() : undefined)}>
        <Input
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Field label={m.people_role()}>
        <Select {...form.text('role')}>
          {badgeRoles.map((role) => (
            <option key={role} value={role}>
              {roleWord(role, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Language>
        <Text as="b" step="small" aria-hidden>
          {m.people_invite_language()}
        </Text>
        <Segmented
          label={m.people_invite_language()}
          options={locales.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
          value={form.values.locale}
          onChange={(chosen) => form.set({ locale: chosen })}
        />
      </Language>
    </>
  );
}

type InviteDialogProps = { isOpen: boolean; onClose: () => void };

/** Asks whom to invite, as what, and in which language the mail is. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const inviting = useProductMutation(personMutations(supabase).invite, {
    words: { done: (_, { email }) => m.people_invited({ email }), detail: m.people_invited_detail() },
  });
  return (
    <FormDialog<PersonInvitation, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.people_invite_title()}
      keep={m.people_invite_cancel()}
      action={m.people_invite_action()}
      busy={m.people_invite_busy()}
      initial={{ email: '', role: 'PARTICIPANT', locale }}
      validate={problemsOf}
      send={async (invitation) => inviting.send({ ...invitation, email: invitation.email.trim() })}
      isShownByField={isTakenBy}
    >
      {(form) => <InviteFields form={form} />}
    </FormDialog>
  );
}
