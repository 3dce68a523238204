import { Field, Textarea } from '@grow/ui';
import type { FieldErrors, Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

/** Longest reason in characters; the database refuses a longer one. */
const LONGEST = 500;

type WithReason = { reason: string };

/** What is wrong with a reason, in words. */
export const reasonErrors = ({ reason }: WithReason): FieldErrors<WithReason> =>
  reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {};

type ReasonFieldProps = { form: Pick<Form<WithReason>, 'errors' | 'text'> };

/** Why something is done to a team. */
export function ReasonField({ form }: ReasonFieldProps) {
  return (
    <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
      <Textarea {...form.text('reason')} maxLength={LONGEST} rows={3} />
    </Field>
  );
}
