import type { Profile } from '@grow/core';
import { Button, Dialog, Field, Input, Text, useToast } from '@grow/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FormFailure, problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { personName, useRemovePerson } from '../../features/people';
import { m } from '../../paraglide/messages';

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-bottom: 12px;
`;

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

type RemoveFormProps = {
  id: string;
  person: Profile;
  onBusy: (isBusy: boolean) => void;
  onRemoved: () => void;
};

function RemoveForm({ id, person, onBusy, onRemoved }: RemoveFormProps) {
  const toast = useToast();
  const remove = useRemovePerson();
  // An organiser reads every address; the name stands in should one be missing.
  const email = person.email ?? personName(person);
  const form = useForm({
    initial: { email: '' },
    validate: (typed) =>
      problems({ email: isSame(typed.email, email) ? undefined : m.people_remove_type_wrong({ email }) }),
    send: async () => {
      onBusy(true);
      try {
        await remove(person.userId);
      } finally {
        onBusy(false);
      }
      toast.show({ status: 'success', title: m.people_removed({ name: personName(person) }) });
      onRemoved();
    },
  });
  return (
    <Form id={id} noValidate onSubmit={form.handleSubmit}>
      <Text step="ui">{m.people_remove_detail()}</Text>
      <Field
        label={m.people_remove_type()}
        help={m.people_remove_type_help({ email })}
        error={form.errors.email}
      >
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <FormFailure failure={form.failure} />
    </Form>
  );
}

type RemoveDialogProps = {
  /** Whose account is to go; undefined while nothing is asked. */
  person: Profile | undefined;
  onKeep: () => void;
};

/** Asks twice before an account goes: there is no way back. */
export function RemoveDialog({ person, onKeep }: RemoveDialogProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  // What it ends with has to be told here.
  const handleKeep = () => {
    if (!isBusy) onKeep();
  };
  return (
    <Dialog
      isOpen={person !== undefined}
      onClose={handleKeep}
      title={person && m.people_remove_title({ name: personName(person) })}
      actions={
        <>
          <Button onClick={handleKeep}>{m.people_remove_keep()}</Button>
          <Button type="submit" form={id} variant="danger" isBusy={isBusy} busyLabel={m.people_remove_busy()}>
            {m.people_remove_action()}
          </Button>
        </>
      }
    >
      {person && <RemoveForm id={id} person={person} onBusy={setBusy} onRemoved={onKeep} />}
    </Dialog>
  );
}
