import type { TeamMember } from '@grow/core/team';
import { Field, Select } from '@grow/ui';
import type { ComponentProps } from 'react';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';

type OwnerFieldProps = {
  members: readonly TeamMember[];
  /** What a form gives the field of who does it. */
  control: ComponentProps<typeof Select>;
};

/** Who of the team does something, or nobody yet. */
export const OwnerField = ({ members, control }: OwnerFieldProps) => (
  <Field label={m.step_owner()}>
    <Select {...control}>
      <option value="">{m.step_nobody()}</option>
      {members.map((member) => (
        <option key={member.userId} value={member.userId}>
          {personName(member)}
        </option>
      ))}
    </Select>
  </Field>
);
