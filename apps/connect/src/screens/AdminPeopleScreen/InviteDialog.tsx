import { isAppError, locales, type Invitation } from '@grow/core';
import { languageNames, roleWord, useLocale } from '@grow/shell';
import { badgeRoles, Button, Dialog, Field, Input, Segmented, Select, Text, useToast } from '@grow/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { emailProblem, FormFailure, problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { useInvite } from '../../features/people';
import { m } from '../../paraglide/messages';

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-bottom: 12px;
`;

const Language = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

type InviteFormProps = { id: string; onBusy: (isBusy: boolean) => void; onInvited: () => void };

function InviteForm({ id, onBusy, onInvited }: InviteFormProps) {
  const { locale } = useLocale();
  const toast = useToast();
  const invite = useInvite();
  const initial: Invitation = { email: '', role: 'PARTICIPANT', locale };
  const form = useForm({
    initial,
    validate: ({ email }) =>
      problems({ email: email.trim() ? emailProblem(email) : m.people_invite_missing() }),
    send: async (values) => {
      const email = values.email.trim();
      onBusy(true);
      try {
        await invite({ ...values, email });
      } finally {
        onBusy(false);
      }
      toast.show({
        status: 'success',
        title: m.people_invited({ email }),
        description: m.people_invited_detail(),
      });
      onInvited();
    },
  });
  const isTaken = isAppError(form.failure) && form.failure.code === 'email_taken';
  return (
    <Form id={id} noValidate onSubmit={form.handleSubmit}>
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
      <FormFailure failure={isTaken ? undefined : form.failure} />
    </Form>
  );
}

type InviteDialogProps = { isOpen: boolean; onClose: () => void };

/** Asks whom to invite, as what, and in which language the mail is. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  // What it ends with has to be told here.
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={m.people_invite_title()}
      actions={
        <>
          <Button onClick={handleClose}>{m.people_invite_cancel()}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={isBusy}
            busyLabel={m.people_invite_busy()}
          >
            {m.people_invite_action()}
          </Button>
        </>
      }
    >
      <InviteForm id={id} onBusy={setBusy} onInvited={onClose} />
    </Dialog>
  );
}
