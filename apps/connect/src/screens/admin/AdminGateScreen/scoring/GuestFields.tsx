import { isAppError, locales } from '@grow/core';
import { languageNames } from '@grow/shell';
import { Field, Input, Segmented, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { emailProblem } from '../../../../features/auth';
import { m } from '../../../../paraglide/messages';
import type { FieldErrors, Form } from '../../../../shared/form';

/** Somebody who is invited by mail to judge. */
export type GuestValues = {
  email: string;
  firstName: string;
  lastName: string;
  university: string;
  locale: 'en' | 'de';
};

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 20px 16px;
  align-items: start;
`;

const Language = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

/** Whether the address is a member's, which its field says. */
export const isTakenBy = (failure: unknown): boolean => isAppError(failure) && failure.code === 'email_taken';

/** What keeps an invitation from being sent. */
export const guestProblems = ({ email, firstName, lastName }: GuestValues): FieldErrors<GuestValues> => {
  const address = email.trim() ? emailProblem(email) : m.people_invite_missing();
  return {
    ...(address ? { email: address } : {}),
    ...(firstName.trim() ? {} : { firstName: m.field_required_first_name() }),
    ...(lastName.trim() ? {} : { lastName: m.field_required_last_name() }),
  };
};

/** Who it is, where the link goes, in which language, and whose teams they should not judge. */
export function GuestFields({ form }: { form: Form<GuestValues> }) {
  const taken = isTakenBy(form.failure) ? m.gates_guest_taken() : undefined;
  return (
    <>
      <Text step="ui">{m.gates_guest_detail()}</Text>
      <Field label={m.email()} error={form.errors.email ?? taken}>
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
      <Names>
        <Field label={m.first_name()} error={form.errors.firstName}>
          <Input {...form.text('firstName')} autoComplete="off" maxLength={80} />
        </Field>
        <Field label={m.last_name()} error={form.errors.lastName}>
          <Input {...form.text('lastName')} autoComplete="off" maxLength={80} />
        </Field>
      </Names>
      <Field label={m.university()} help={m.gates_guest_university_help()}>
        <Input {...form.text('university')} autoComplete="off" maxLength={120} />
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
          onChange={(locale) => form.set({ locale })}
        />
      </Language>
    </>
  );
}
