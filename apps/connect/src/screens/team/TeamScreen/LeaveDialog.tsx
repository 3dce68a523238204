import { teamMutations, type Team, type TeamMember } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Field, Select, Text } from '@grow/ui';
import { FormDialog } from '../../../shared/form';
import { personName } from '../../../features/people';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type LeaveDialogProps = {
  team: Team;
  isLed: boolean;
  /** Everybody else in the team. */
  others: readonly TeamMember[];
  isOpen: boolean;
  onClose: () => void;
};

/** Asks before one leaves: a captain names who follows, and with the last member the team ends. */
export function LeaveDialog({ team, isLed, others, isOpen, onClose }: LeaveDialogProps) {
  const { supabase } = useGrowClient();
  const needsSuccessor = isLed && others.length > 0;
  const isLast = others.length === 0;
  const leaving = useProductMutation(teamMutations(supabase, useUserId() ?? '').leave, {
    words: {
      done: m.team_left({ team: team.name }),
      detail: isLast ? m.team_left_last_detail() : m.team_left_detail(),
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.team_leave_title({ team: team.name })}
      keep={m.team_leave_keep()}
      action={isLast ? m.team_leave_last_action() : m.team_leave()}
      busy={m.team_leaving()}
      variant="danger"
      initial={{ successor: '' }}
      validate={({ successor }) =>
        needsSuccessor && !successor ? { successor: m.team_leave_successor_missing() } : {}
      }
      send={async ({ successor }) =>
        leaving.send({ teamId: team.id, successor: needsSuccessor ? successor : undefined })
      }
    >
      {(form) => (
        <>
          <Text step="ui">{isLast ? m.team_leave_last({ team: team.name }) : m.team_leave_detail()}</Text>
          {needsSuccessor && (
            <Field
              label={m.team_leave_successor()}
              help={m.team_leave_successor_help()}
              error={form.errors.successor}
            >
              <Select {...form.text('successor')}>
                <option value="">{m.team_leave_choose()}</option>
                {others.map((other) => (
                  <option key={other.userId} value={other.userId}>
                    {personName(other)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}
