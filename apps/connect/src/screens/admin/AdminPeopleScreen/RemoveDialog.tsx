import type { Profile } from '@grow/core';
import { personMutations } from '@grow/core/people';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Text } from '@grow/ui';
import { problems } from '../../../features/auth';
import { FormDialog } from '../../../shared/form';
import { personName } from '../../../features/people';
import { useFreshLogin } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

type RemoveDialogProps = {
  /** Whose account is to go; undefined while nothing is asked. */
  person: Profile | undefined;
  onKeep: () => void;
  /** The account is gone. */
  onRemoved: () => void;
};

/** Asks twice before an account goes: there is no way back. */
export function RemoveDialog({ person, onKeep, onRemoved }: RemoveDialogProps) {
  const { supabase } = useGrowClient();
  const name = person ? personName(person) : '';
  // An organiser reads every address; the name stands in should one be missing.
  const email = person?.email ?? name;
  // Where the login is old, a code from the mail is asked for above the form.
  const { run, step } = useFreshLogin();
  const removing = useProductMutation(personMutations(supabase).remove, {
    words: { done: m.people_removed({ name }) },
    onDone: onRemoved,
  });
  return (
    <FormDialog
      isOpen={person !== undefined}
      onClose={onKeep}
      title={m.people_remove_title({ name })}
      keep={m.people_remove_keep()}
      action={m.people_remove_action()}
      busy={m.people_remove_busy()}
      variant="danger"
      initial={{ email: '' }}
      validate={(typed) =>
        problems({ email: isSame(typed.email, email) ? undefined : m.people_remove_type_wrong({ email }) })
      }
      above={step}
      send={async () => run(() => removing.send(person?.userId ?? ''))}
    >
      {(form) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
