import { teamLimits } from '@grow/core';
import { Button, Dialog, Field, Select, Text, Textarea } from '@grow/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../auth';
import type { DraftOwner, RequestDraft } from '../requestDraft';
import { useRequestForm } from '../useRequestForm';

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-bottom: 12px;
`;

/** A role that can be chosen; the label may name its skills. */
export type RoleChoice = { readonly id: string; readonly label: string };

/** What is asked, in words. */
export type RequestDialogWords = {
  readonly title: string;
  readonly detail: string;
  readonly messageHelp: string;
  readonly role: string;
  readonly action: string;
  readonly busy: string;
};

type RequestFormProps = {
  owner: DraftOwner;
  roles: readonly RoleChoice[];
  roleId?: string | undefined;
  words: RequestDialogWords;
  /** Sends it; what it throws is shown and what was typed stays. */
  send: (draft: RequestDraft) => Promise<void>;
};

type InnerProps = RequestFormProps & { id: string; onBusy: (isBusy: boolean) => void };

function RequestForm({ id, owner, roles, roleId, words, send, onBusy }: InnerProps) {
  const form = useRequestForm({ owner, roleIds: roles.map((role) => role.id), roleId, onBusy, send });
  const count = [...form.values.message.trim()].length;
  return (
    <Form id={id} noValidate onSubmit={form.handleSubmit}>
      <Text step="ui" tone="muted">
        {words.detail}
      </Text>
      <Field
        label={m.ask_message()}
        help={words.messageHelp}
        error={form.errors.message}
        aside={m.ask_message_count({ count, max: teamLimits.message })}
      >
        <Textarea {...form.text('message')} dir="auto" />
      </Field>
      {roles.length > 0 && (
        <Field label={words.role}>
          <Select {...form.text('roleId')}>
            <option value="">{m.ask_role_any()}</option>
            {roles.map((role) => (
              <option key={role.id} value={role.id}>
                {role.label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FormFailure failure={form.failure} />
    </Form>
  );
}

type RequestDialogProps = RequestFormProps & { isOpen: boolean; onClose: () => void };

/** Asks for a message and a role, and sends them. */
export function RequestDialog({ isOpen, onClose, ...inner }: RequestDialogProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  const { words } = inner;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={words.title}
      actions={
        <>
          <Button onClick={handleClose}>{m.ask_keep()}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy} busyLabel={words.busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <RequestForm key={inner.owner.to} id={id} onBusy={setBusy} {...inner} />
    </Dialog>
  );
}
