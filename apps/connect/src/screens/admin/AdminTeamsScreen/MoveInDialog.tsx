import type { Profile } from '@grow/core';
import type { Team } from '@grow/core/team';
import { teamAdminMutations, type ListedTeam } from '@grow/core/team-admin';
import { useGrowClient } from '@grow/shell';
import { Text } from '@grow/ui';
import { useState } from 'react';
import { problems } from '../../../features/auth';
import { FormDialog, Picker, type Form } from '../../../shared/form';
import { personName } from '../../../features/people';
import { useFewPeople } from '../../../features/teamAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { ReasonField, reasonErrors } from './ReasonField';
import { needsSuccessor, SuccessorField, successorErrors, useTeamOf } from './SuccessorField';

type MoveInValues = { reason: string; successor: string; userId: string };

type MoveInFieldsProps = {
  form: Form<MoveInValues>;
  /** The team that the chosen person is in; null without one, undefined while it is not known. */
  former: Team | null | undefined;
  onPerson: (person: Profile | undefined) => void;
};

function MoveInFields({ form, former, onPerson }: MoveInFieldsProps) {
  const [search, setSearch] = useState('');
  const people = useFewPeople(search).data?.items.filter(({ role }) => role !== 'MENTOR');
  const { userId, successor } = form.values;
  const handleChoose = (chosen: string) => {
    form.set({ userId: chosen, successor: '' });
    onPerson(people?.find((person) => person.userId === chosen));
  };
  return (
    <>
      <Text step="ui">{m.orga_move_in_detail()}</Text>
      <Picker
        label={m.orga_who()}
        error={form.errors.userId}
        search={search}
        onSearch={setSearch}
        options={people?.map((person) => ({
          value: person.userId,
          label: personName(person),
          detail: person.email,
        }))}
        chosen={userId}
        onChoose={handleChoose}
      />
      {userId !== '' && former !== undefined && (
        <Text step="small" tone="muted" role="status">
          {former ? `${m.orga_team()}: ${former.name}` : m.orga_no_team_yet()}
        </Text>
      )}
      {former && needsSuccessor(former, userId) && (
        <SuccessorField
          team={former}
          userId={userId}
          value={successor}
          error={form.errors.successor}
          onChange={(next) => form.set({ successor: next })}
        />
      )}
      <ReasonField form={form} />
    </>
  );
}

type MoveInDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** Asks who goes into a team, who follows where they led another, and why. */
export function MoveInDialog({ team, onClose }: MoveInDialogProps) {
  const { supabase } = useGrowClient();
  const [person, setPerson] = useState<Profile>();
  // The next time it opens, nobody is chosen.
  if (!team && person) setPerson(undefined);
  const former = useTeamOf(person?.userId ?? '');
  const name = { team: team?.name ?? '' };
  const moving = useProductMutation(teamAdminMutations(supabase).move, {
    words: { done: m.orga_moved_in({ ...name, person: person ? personName(person) : '' }) },
  });
  return (
    <FormDialog<MoveInValues, void>
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.orga_move_in_title(name)}
      keep={m.orga_keep()}
      action={m.orga_move_action()}
      busy={m.orga_busy()}
      initial={{ reason: '', successor: '', userId: '' }}
      validate={(values) => ({
        ...reasonErrors(values),
        ...successorErrors(needsSuccessor(former, values.userId), values),
        ...problems({ userId: values.userId === '' ? m.orga_choose_person() : undefined }),
      })}
      send={async ({ reason, successor, userId }) =>
        moving.send({
          userId,
          teamId: team?.id ?? null,
          successor: successor || undefined,
          reason: reason.trim(),
        })
      }
    >
      {(form) => <MoveInFields form={form} former={former} onPerson={setPerson} />}
    </FormDialog>
  );
}
