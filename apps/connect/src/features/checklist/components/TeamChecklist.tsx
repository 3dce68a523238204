import { isChecklistStepLate, type ChecklistStep } from '@grow/core/checklist';
import type { Season } from '@grow/core/season';
import type { Team, TeamMember } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { berlinDay, dateParts } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { ActionMenu, Checklist, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKeptFocus } from '../../seat';
import { useTeamMembers } from '../../team';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { useChecklist, useChecklistActions } from '../useChecklist';
import { AddStep } from './AddStep';
import { StepDialog } from './StepDialog';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Quiet = styled(Text)`
  padding-top: 14px;
`;

/** How the hand-in of the week stands, said where one would look for it. */
type HandInStep = { readonly label: string; readonly isDone: boolean };

type TeamChecklistProps = {
  team: Team;
  season: Season;
  week: number;
  /** Undefined while it is not known: the step then says its own words. */
  handIn?: HandInStep | undefined;
};

/** Who ticked it, or who is to do it. */
const ownerOf = (step: ChecklistStep, members: readonly TeamMember[]) =>
  members.find(({ userId }) => userId === (step.doneBy ?? step.assignedTo));

/** The steps of the week, shared with the team: ticked, assigned, put in order and added to by anybody in it. */
export function TeamChecklist({ team, season, week, handIn }: TeamChecklistProps) {
  const { locale } = useLocale();
  const steps = useChecklist(team.id, week);
  const members = useTeamMembers(team.id).data ?? [];
  const { tick, move, add, change, remove } = useChecklistActions(team.id, week);
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const [edited, setEdited] = useState<ChecklistStep>();
  const [today] = useState(() => berlinDay(new Date()));
  const list = steps.data ?? [];
  const isDone = (step: ChecklistStep) =>
    step.isHandIn ? (handIn?.isDone ?? false) : step.doneAt !== undefined;
  const textOf = (step: ChecklistStep) =>
    step.isHandIn && handIn ? handIn.label : inLocale(step.text, locale);
  const stepOf = (key: string) => list.find(({ id }) => id === key);
  const dueOf = ({ dueOn }: ChecklistStep, step: ChecklistStep) =>
    dueOn === undefined
      ? {}
      : {
          due: {
            dateTime: dueOn,
            text: dateParts(dueOn, locale).weekday,
            isLate: !isDone(step) && isChecklistStepLate(step, today),
          },
        };
  const items = list.map((step) => {
    const owner = ownerOf(step, members);
    return {
      ...{ key: step.id, label: textOf(step), isDone: isDone(step), isStatus: step.isHandIn },
      ...dueOf(step, step),
      ...(owner
        ? { owner: { firstName: owner.firstName, lastName: owner.lastName, name: personName(owner) } }
        : {}),
      action: step.isHandIn ? undefined : (
        <ActionMenu
          label={m.step_actions({ step: inLocale(step.text, locale) })}
          actions={[
            {
              key: 'edit',
              label: m.step_edit_action(),
              icon: <Pencil {...icon} />,
              onSelect: () => setEdited(step),
            },
            ...(step.key === undefined
              ? [
                  {
                    key: 'remove',
                    label: m.step_remove(),
                    icon: <Trash2 {...icon} />,
                    tone: 'critical' as const,
                    onSelect: () => remove(step),
                  },
                ]
              : []),
          ]}
        />
      ),
    };
  });
  return (
    <Section
      title={m.steps_title()}
      aside={steps.data && m.steps_count({ done: list.filter(isDone).length, all: list.length })}
      isFlush
    >
      <div ref={root} tabIndex={-1} role="group" aria-label={m.steps_title()} {...events}>
        {steps.isPending && (
          <SkeletonGroup label={m.loading()}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {steps.isError && !steps.data && <FailedPart error={steps.error} />}
        {steps.data?.length === 0 && (
          <Quiet step="ui" tone="muted">
            {m.steps_none()}
          </Quiet>
        )}
        {steps.data && (
          <>
            <Checklist
              items={items}
              onToggle={tick}
              onMove={(key, position) => {
                const step = stepOf(key);
                if (step) move(step, position);
              }}
              moveLabel={(key) => {
                const index = list.findIndex(({ id }) => id === key);
                const step = list[index];
                return m.step_move({
                  step: step ? textOf(step) : '',
                  place: index + 1,
                  all: list.length,
                });
              }}
            />
            <AddStep onAdd={(text) => add(text, list.length + 1)} />
          </>
        )}
      </div>
      <StepDialog
        step={edited}
        season={season}
        week={week}
        members={members}
        onChange={change}
        onClose={() => setEdited(undefined)}
      />
    </Section>
  );
}
