import type { MentorAssignmentOfTeam } from '@grow/core/mentor';
import { berlinDay } from '@grow/core/time';
import { Field, Input, useToast } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { useMentoring } from '../useMentoring';
import { StandInField } from './StandInField';

type Values = { standIn: string; until: string };

type StandInDialogProps = { isOpen: boolean; onClose: () => void; assignment: MentorAssignmentOfTeam };

/** Asks who looks after one team for some days. */
export function StandInDialog({ isOpen, onClose, assignment }: StandInDialogProps) {
  const { team, mentorId } = assignment;
  const { mutations } = useMentoring();
  const toast = useToast();
  const today = berlinDay(new Date());
  const giving = useProductMutation(mutations.giveToStandIn, {
    words: {
      done: (given) => (given.length > 0 ? m.mentoring_given({ team: team.name }) : undefined),
      detail: (given) => (given.length > 0 ? m.mentoring_away_notified() : undefined),
    },
  });
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.mentoring_give_title({ team: team.name })}
      keep={m.pulse_not_now()}
      action={m.mentoring_give()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('standIn', assignment.id)}
      initial={{ standIn: '', until: '' }}
      validate={({ standIn, until }) => ({
        ...(standIn === '' ? { standIn: m.mentoring_choose_one() } : {}),
        ...(until === '' ? { until: m.mentoring_day_missing() } : {}),
        ...(until !== '' && until < today ? { until: m.mentoring_day_early() } : {}),
      })}
      send={async ({ standIn, until }) => {
        const given = await giving.send({
          ...{ mentorId, standInId: standIn, until, from: undefined, teamIds: [team.id] },
        });
        // The stand-in is in the team, or declared a conflict with it.
        if (given.length === 0)
          toast.show({ status: 'info', title: m.mentoring_not_given({ team: team.name }) });
      }}
    >
      {(form) => (
        <>
          <StandInField mentorId={mentorId} control={form.text('standIn')} error={form.errors.standIn} />
          <Field label={m.mentoring_until()} error={form.errors.until}>
            <Input {...form.text('until')} type="date" min={today} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
