import type { ListedTeam } from '@grow/core';
import { Text, useToast } from '@grow/ui';
import { useState } from 'react';
import { problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { personName } from '../../features/people';
import { DialogForm, FormDialog, type FormDialogInside } from '../../features/team';
import { useFewPeople, useTeamAdminDeeds } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';
import { Picker } from './Picker';
import { ReasonField, reasonProblem } from './ReasonField';
import { needsSuccessor, SuccessorField, useTeamOf } from './SuccessorField';
import { whileBusy } from './whileBusy';

type InsideProps = FormDialogInside & { team: ListedTeam; onDone: () => void };

function MoveInForm({ id, onBusy, team, onDone }: InsideProps) {
  const toast = useToast();
  const { moveMember } = useTeamAdminDeeds();
  const [search, setSearch] = useState('');
  const [userId, setUserId] = useState('');
  const people = useFewPeople(search).data?.items.filter(({ role }) => role !== 'MENTOR');
  const former = useTeamOf(userId);
  const isCaptain = needsSuccessor(former, userId);
  const form = useForm({
    initial: { reason: '', successor: '' },
    validate: ({ reason, successor }) => ({
      ...problems({
        reason: reasonProblem(reason),
        successor: isCaptain && successor === '' ? m.orga_successor_choose() : undefined,
      }),
      ...(userId === '' ? { userId: m.orga_choose_person() } : {}),
    }),
    send: async ({ reason, successor }) => {
      const move = { userId, teamId: team.id, successor: successor || undefined };
      await whileBusy(onBusy, () => moveMember(move, reason.trim()));
      const person = people?.find((one) => one.userId === userId);
      toast.show({
        status: 'success',
        title: m.orga_moved_in({ team: team.name, person: person ? personName(person) : '' }),
      });
      onDone();
    },
  });
  const handleChoose = (chosen: string) => {
    setUserId(chosen);
    form.set({ successor: '' });
  };
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{m.orga_move_in_detail()}</Text>
      <Picker
        label={m.orga_who()}
        error={(form.errors as { userId?: string }).userId}
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
      {isCaptain && former && (
        <SuccessorField
          team={former}
          userId={userId}
          value={form.values.successor}
          error={form.errors.successor}
          onChange={(successor) => form.set({ successor })}
        />
      )}
      <ReasonField form={form} />
    </DialogForm>
  );
}

type MoveInDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** Asks who goes into a team, who follows where they led another, and why. */
export function MoveInDialog({ team, onClose }: MoveInDialogProps) {
  return (
    <FormDialog
      isOpen={team !== undefined}
      onClose={onClose}
      title={team && m.orga_move_in_title({ team: team.name })}
      keep={m.orga_keep()}
      action={m.orga_move_action()}
      busy={m.orga_busy()}
    >
      {(inside) => team && <MoveInForm {...inside} team={team} onDone={onClose} />}
    </FormDialog>
  );
}
