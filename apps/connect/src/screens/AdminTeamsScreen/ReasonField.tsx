import { Field, Textarea } from '@grow/ui';
import type { Form } from '../../features/form';
import { m } from '../../paraglide/messages';

/** Longest reason in characters; the database refuses a longer one. */
const LONGEST = 500;

/** What is wrong with a reason, in words. */
export const reasonProblem = (reason: string): string | undefined =>
  reason.trim().length < 3 ? m.orga_reason_missing() : undefined;

type ReasonFieldProps = { form: Form<{ reason: string }> };

/** Why something is done to a team. */
export function ReasonField({ form }: ReasonFieldProps) {
  return (
    <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
      <Textarea {...form.text('reason')} maxLength={LONGEST} rows={3} />
    </Field>
  );
}
