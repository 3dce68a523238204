import { Field, Select } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';
import { useMentoring } from '../useMentoring';

type StandInFieldProps = {
  /** Whose teams they are: nobody stands in for themselves. */
  mentorId: string;
  control: ComponentProps<typeof Select>;
  help?: string;
  error?: string | undefined;
};

/** Who stands in for a mentor: anybody who may look after teams, or nobody. */
export function StandInField({ mentorId, control, help, error }: StandInFieldProps) {
  const { queries } = useMentoring();
  const people = useQuery(queries.people()).data?.filter(({ userId }) => userId !== mentorId) ?? [];
  return (
    <Field label={m.mentoring_stand_in()} help={help} error={error}>
      <Select {...control}>
        <option value="">{m.step_nobody()}</option>
        {people.map((person) => (
          <option key={person.userId} value={person.userId}>
            {personName(person)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
