import { jurorMutations, type RoundSetup } from '@grow/core/round';
import { peopleQueries } from '@grow/core/people';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { Field, Select, Text } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleList, peopleRequest, personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDialog, Picker } from '../../../../shared/form';

type Values = { userId: string; stageId: string };

/** So many people are offered. */
const OFFERED = 6;

type JurorDialogProps = { setup: RoundSetup; isOpen: boolean; onClose: () => void };

/** Asks a mentor or an organiser to judge, on a stage or for films only. */
export function JurorDialog({ setup, isOpen, onClose }: JurorDialogProps) {
  const { supabase } = useGrowClient();
  const [search, setSearch] = useState('');
  const granting = useProductMutation(jurorMutations(supabase).grant, {
    words: { done: m.gates_juror_asked() },
  });
  const people = useQuery({
    ...enabledWhile(isOpen, peopleQueries(supabase).list(peopleRequest({ ...peopleList.none, search }))),
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
    <FormDialog<Values, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_add_juror()}
      keep={m.orga_keep()}
      action={m.gates_ask_juror()}
      busy={m.orga_busy()}
      initial={{ userId: '', stageId: setup.stages[0]?.id ?? '' }}
      validate={({ userId }) => (userId === '' ? { userId: m.gates_juror_missing() } : {})}
      send={async ({ userId, stageId }) =>
        granting.send({
          ...{ roundId: setup.round.id, userId },
          ...(stageId === '' ? {} : { stageId }),
        })
      }
    >
      {(form) => (
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
          <Field label={m.gates_stage()}>
            <Select {...form.text('stageId')}>
              <option value="">{m.gates_films_only()}</option>
              {setup.stages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormDialog>
  );
}
