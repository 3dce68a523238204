import type { RoundSetup } from '@grow/core/round';
import { peopleQueries } from '@grow/core/people';
import { useGrowClient } from '@grow/shell';
import { Text } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleList, peopleRequest, personName } from '../../../../features/people';
import { m } from '../../../../paraglide/messages';
import { Picker, type Form } from '../../../../shared/form';

/** So many people are offered. */
const OFFERED = 6;

type ListedJurorProps = { setup: RoundSetup; form: Form<{ userId: string }> };

/** Chooses a mentor or an organiser who does not judge yet. */
export function ListedJuror({ setup, form }: ListedJurorProps) {
  const { supabase } = useGrowClient();
  const [search, setSearch] = useState('');
  const people = useQuery({
    ...peopleQueries(supabase).list(peopleRequest({ ...peopleList.none, search })),
    placeholderData: keepPreviousData,
  });
  const judging = new Set(
    setup.jurors.filter(({ withdrawnAt }) => withdrawnAt === undefined).map(({ id }) => id),
  );
  const options = people.data?.items
    .filter(({ role, userId }) => role !== 'PARTICIPANT' && !judging.has(userId))
    .slice(0, OFFERED)
    .map((person) => ({
      value: person.userId,
      label: personName(person),
      detail: person.university ?? undefined,
    }));
  return (
    <>
      <Text step="ui">{m.gates_add_juror_detail()}</Text>
      <Picker
        label={m.gates_juror_search()}
        error={form.errors.userId}
        search={search}
        onSearch={setSearch}
        options={options}
        chosen={form.values.userId}
        onChoose={(userId) => form.set({ userId })}
      />
    </>
  );
}
