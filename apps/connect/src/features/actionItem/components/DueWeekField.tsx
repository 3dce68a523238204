import { Field, Select } from '@grow/ui';
import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages';

type DueWeekFieldProps = {
  weeks: readonly number[];
  /** What a form gives the field of the week. */
  control: ComponentProps<typeof Select>;
};

/** By the end of which week an action item is due, if by any. */
export const DueWeekField = ({ weeks, control }: DueWeekFieldProps) => (
  <Field label={m.action_due_week()}>
    <Select {...control}>
      <option value="">{m.action_no_week()}</option>
      {weeks.map((week) => (
        <option key={week} value={week}>
          {m.action_by_week({ week })}
        </option>
      ))}
    </Select>
  </Field>
);
