import type { ListedTeam } from '@grow/core';
import { Text, useToast } from '@grow/ui';
import { useState } from 'react';
import { problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { DialogForm, FormDialog, type FormDialogInside } from '../../features/team';
import { useFewTeams, useTeamAdminDeeds } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';
import { Picker } from './Picker';
import { ReasonField, reasonProblem } from './ReasonField';
import { whileBusy } from './whileBusy';

type InsideProps = FormDialogInside & { team: ListedTeam; onDone: () => void };

function MergeForm({ id, onBusy, team, onDone }: InsideProps) {
  const toast = useToast();
  const { mergeTeams } = useTeamAdminDeeds();
  const [search, setSearch] = useState('');
  const others = useFewTeams(search).data?.items.filter(
    (other) => other.id !== team.id && (other.status === 'forming' || other.status === 'active'),
  );
  const form = useForm({
    initial: { reason: '', into: '' },
    validate: ({ reason, into }) =>
      problems({ reason: reasonProblem(reason), into: into === '' ? m.orga_choose_team() : undefined }),
    send: async ({ reason, into }) => {
      await whileBusy(onBusy, () => mergeTeams(team.id, into, reason.trim()));
      const name = others?.find((other) => other.id === into)?.name ?? '';
      toast.show({ status: 'success', title: m.orga_merged({ team: team.name, into: name }) });
      onDone();
    },
  });
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{m.orga_merge_detail({ team: team.name, count: team.memberCount })}</Text>
      <Picker
        label={m.orga_merge_into()}
        error={form.errors.into}
        search={search}
        onSearch={setSearch}
        options={others?.map((other) => ({
          value: other.id,
          label: other.name,
          detail: m.orga_people_in_words({ count: other.memberCount, max: other.maxTeam }),
        }))}
        chosen={form.values.into}
        onChoose={(into) => form.set({ into })}
      />
      <ReasonField form={form} />
    </DialogForm>
  );
}

type MergeDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** Asks into which team the people of one go, and why. */
export function MergeDialog({ team, onClose }: MergeDialogProps) {
  return (
    <FormDialog
      isOpen={team !== undefined}
      onClose={onClose}
      title={team && m.orga_merge_title({ team: team.name })}
      keep={m.orga_keep()}
      action={m.orga_merge_action()}
      busy={m.orga_busy()}
    >
      {(inside) => team && <MergeForm {...inside} team={team} onDone={onClose} />}
    </FormDialog>
  );
}
