import type { TeamMember } from '@grow/core/team';
import { Field, Select } from '@grow/ui';
import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages';
import { OwnerOptions } from './OwnerOptions';

type OwnerFieldProps = {
  members: readonly TeamMember[];
  /** What a form gives the field of who does it. */
  control: ComponentProps<typeof Select>;
};

/** Who of the team does something, or nobody yet. */
export const OwnerField = ({ members, control }: OwnerFieldProps) => (
  <Field label={m.step_owner()}>
    <Select {...control}>
      <OwnerOptions members={members} />
    </Select>
  </Field>
);
