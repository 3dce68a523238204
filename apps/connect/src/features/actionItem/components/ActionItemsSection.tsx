import {
  actionItemMutations,
  openActionItems,
  settledActionItems,
  type NamedActionItem,
} from '@grow/core/action-item';
import type { Team } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { ActionItemList, ActionMenu, Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { Plus, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKeptFocus } from '../../seat';
import { useTeamMembers } from '../../team';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { useActionItems, useAnswerActionItem } from '../useActionItems';
import { ActionItem } from './ActionItemAnswers';
import { AssignDialog } from './AssignDialog';
import { NewItemDialog } from './NewItemDialog';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 12px;
  /* A button without a border alone: its word stands where those above it begin. */
  &[data-quiet] {
    margin-left: -11px;
  }
`;

const Quiet = styled(Text)`
  padding-top: 14px;
`;

type ActionItemsSectionProps = {
  team: Team;
  /** The week of the season; before and after it, the nearest one. */
  week: number;
  weeks: readonly number[];
  /** Whether the reader is in the team: others read what came of it. */
  isMember: boolean;
};

function useRemove() {
  const { supabase } = useGrowClient();
  const removing = useProductMutation(actionItemMutations(supabase).remove, {
    words: { done: m.action_removed(), failed: m.action_not_removed() },
  });
  return ({ id, teamId, text, dueWeek, source, sourceId, assignedTo }: NamedActionItem) =>
    removing.run({ id, teamId, text, dueWeek, source, sourceId, assignedTo });
}

/** What a team means to do, what is due soonest first, and what came of the rest. */
export function ActionItemsSection({ team, week, weeks, isMember }: ActionItemsSectionProps) {
  const items = useActionItems(team.id);
  const members = useTeamMembers(team.id).data ?? [];
  const userId = useUserId();
  const answer = useAnswerActionItem(team.id, week);
  const remove = useRemove();
  const [isAdding, setIsAdding] = useState(false);
  const [assigned, setAssigned] = useState<NamedActionItem>();
  const [isWhole, setIsWhole] = useState(false);
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const open = openActionItems(items.data ?? []);
  const settled = settledActionItems(items.data ?? []);
  const menuOf = (item: NamedActionItem) => {
    if (!isMember || item.state !== 'open') return undefined;
    const isRemovable = item.createdBy === userId && item.answeredAt === undefined;
    return (
      <ActionMenu
        label={m.step_actions({ step: item.text })}
        actions={[
          {
            key: 'assign',
            label: m.action_assign(),
            icon: <UserPlus {...icon} />,
            onSelect: () => setAssigned(item),
          },
          ...(isRemovable
            ? [
                {
                  key: 'remove',
                  label: m.step_remove(),
                  icon: <Trash2 {...icon} />,
                  tone: 'critical' as const,
                  onSelect: () => remove(item),
                },
              ]
            : []),
        ]}
      />
    );
  };
  return (
    <Section
      title={m.action_items_title()}
      aside={items.data && m.action_items_open({ count: open.length })}
      titleStep={isMember ? 'h2' : 'h3'}
      isFlush
      id="advice"
    >
      <div ref={root} tabIndex={-1} role="group" aria-label={m.action_items_title()} {...events}>
        {items.isPending && (
          <SkeletonGroup label={m.loading()}>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {items.isError && !items.data && <FailedPart error={items.error} />}
        {items.data && open.length === 0 && (
          <Quiet step="ui" tone="muted">
            {m.action_items_none()}
          </Quiet>
        )}
        <ActionItemList>
          {[...open, ...(isWhole ? settled : [])].map((item) => (
            <ActionItem
              key={item.id}
              item={item}
              week={week}
              onAnswer={
                isMember && item.state === 'open' ? (said, word) => answer(item, said, word) : undefined
              }
              action={menuOf(item)}
            />
          ))}
        </ActionItemList>
        <Foot data-quiet={isMember ? undefined : ''}>
          {isMember && (
            <Button size="sm" icon={<Plus {...icon} />} onClick={() => setIsAdding(true)}>
              {m.action_add()}
            </Button>
          )}
          {settled.length > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? m.action_hide_answered() : m.action_show_answered({ count: settled.length })}
            </Button>
          )}
        </Foot>
      </div>
      <NewItemDialog
        teamId={team.id}
        source={isAdding ? 'own' : undefined}
        weeks={weeks}
        members={members}
        onClose={() => setIsAdding(false)}
      />
      <AssignDialog item={assigned} weeks={weeks} members={members} onClose={() => setAssigned(undefined)} />
    </Section>
  );
}
