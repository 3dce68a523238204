import { profileQueries } from '@grow/core';
import { mentorLimits } from '@grow/core/mentor';
import { enabledWhile } from '@grow/core/query';
import { teamSearchQueries } from '@grow/core/search';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Segmented } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '../../people';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, Picker, useFormDraft, type Form, type PickerOption } from '../../../shared/form';
import { useMentoring } from '../useMentoring';

/** `search` is kept with the rest: what was chosen stands among what it finds. */
type Values = { kind: string; search: string; id: string; reason: string };

const FEW = { page: 1, pageSize: 6 } as const;

/** The first few teams or people that a text finds, those of the text before while it is looked for; none without a text. */
function useFound(kind: 'team' | 'person', text: string): readonly PickerOption[] | undefined {
  const { supabase } = useGrowClient();
  const hasText = text.trim() !== '';
  const teams = useQuery({
    ...enabledWhile(
      hasText && kind === 'team',
      teamSearchQueries(supabase).search({ text, sort: 'name' }, FEW),
    ),
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    ...enabledWhile(hasText && kind === 'person', profileQueries(supabase).list({ search: text, ...FEW })),
    placeholderData: keepPreviousData,
  });
  if (!hasText) return undefined;
  return kind === 'team'
    ? teams.data?.items.map(({ id, name, pitch }) => ({ value: id, label: name, detail: pitch }))
    : people.data?.items.map((person) => ({
        value: person.userId,
        label: personName(person),
        detail: person.university,
      }));
}

function ConflictFields({ form }: { form: Form<Values> }) {
  const { search, id } = form.values;
  const kind = form.values.kind === 'person' ? 'person' : 'team';
  const options = useFound(kind, search);
  return (
    <>
      <Segmented
        label={m.mentoring_conflict_with()}
        options={[
          { value: 'team', label: m.mentoring_a_team() },
          { value: 'person', label: m.mentoring_a_person() },
        ]}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen, id: '' })}
      />
      <Picker
        label={kind === 'team' ? m.mentoring_find_team() : m.mentoring_find_person()}
        error={form.errors.id}
        search={search}
        // Without a text nothing is in sight, so nobody is meant.
        onSearch={(text) => form.set(text.trim() === '' ? { search: text, id: '' } : { search: text })}
        options={options}
        chosen={id}
        onChoose={(chosen) => form.set({ id: chosen })}
      />
      <Field label={m.mentoring_reason()} help={m.mentoring_reason_help()} error={form.errors.reason}>
        <Input
          {...form.text('reason')}
          autoComplete="off"
          dir="auto"
          maxLength={mentorLimits.conflictReason}
        />
      </Field>
    </>
  );
}

/** Asks whom a mentor is too close to. */
export function ConflictDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { userId, mutations } = useMentoring();
  const [ownId, setOwnId] = useState(() => crypto.randomUUID());
  const declaring = useProductMutation(mutations.declareConflict, {
    waits: true,
    words: {
      done: m.mentoring_conflict_saved(),
      undone: m.mentoring_conflict_gone(),
      notUndone: m.mentoring_conflict_stays(),
    },
    onDone: () => setOwnId(crypto.randomUUID()),
  });
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.mentoring_conflict_add()}
      keep={m.pulse_not_now()}
      action={m.mentoring_conflict_save()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('conflict')}
      initial={{ kind: 'team', search: '', id: '', reason: '' }}
      validate={({ id }) => (id === '' ? { id: m.mentoring_choose_one() } : {})}
      send={async ({ kind, id, reason }) => {
        await declaring.send({
          ...{ id: ownId, mentorId: userId, reason, team: undefined, person: undefined },
          ...{ teamId: kind === 'team' ? id : undefined, personId: kind === 'person' ? id : undefined },
        });
      }}
    >
      {(form) => <ConflictFields form={form} />}
    </FormDialog>
  );
}
