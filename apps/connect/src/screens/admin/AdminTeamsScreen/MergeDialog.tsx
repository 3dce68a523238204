import { teamAdminMutations, type ListedTeam } from '@grow/core/team-admin';
import { useGrowClient } from '@grow/shell';
import { Text } from '@grow/ui';
import { useState } from 'react';
import { problems } from '../../../features/auth';
import { FormDialog, Picker, type Form } from '../../../shared/form';
import { useFewTeams } from '../../../features/teamAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { ReasonField, reasonErrors } from './ReasonField';

type MergeValues = { reason: string; into: string };

type MergeFieldsProps = { form: Form<MergeValues>; team: ListedTeam; onName: (name: string) => void };

function MergeFields({ form, team, onName }: MergeFieldsProps) {
  const [search, setSearch] = useState('');
  const others = useFewTeams(search).data?.items.filter(
    (other) => other.id !== team.id && (other.status === 'forming' || other.status === 'active'),
  );
  const handleChoose = (into: string) => {
    form.set({ into });
    onName(others?.find(({ id }) => id === into)?.name ?? '');
  };
  return (
    <>
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
        onChoose={handleChoose}
      />
      <ReasonField form={form} />
    </>
  );
}

type MergeDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** Asks into which team the people of one go, and why. */
export function MergeDialog({ team, onClose }: MergeDialogProps) {
  const { supabase } = useGrowClient();
  const [into, setInto] = useState('');
  const merging = useProductMutation(teamAdminMutations(supabase).merge, {
    words: { done: m.orga_merged({ team: team?.name ?? '', into }) },
  });
  return (
    <FormDialog<MergeValues, void>
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.orga_merge_title({ team: team?.name ?? '' })}
      keep={m.orga_keep()}
      action={m.orga_merge_action()}
      busy={m.orga_busy()}
      initial={{ reason: '', into: '' }}
      validate={(values) => ({
        ...reasonErrors(values),
        ...problems({ into: values.into === '' ? m.orga_choose_team() : undefined }),
      })}
      send={async (values) =>
        merging.send({ teamId: team?.id ?? '', into: values.into, reason: values.reason.trim() })
      }
    >
      {(form) => team && <MergeFields form={form} team={team} onName={setInto} />}
    </FormDialog>
  );
}
