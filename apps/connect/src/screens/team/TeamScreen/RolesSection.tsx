import { teamLimits, teamRoleMutations, type Team, type TeamRole } from '@grow/core/team';
import { useGrowClient, useLocale } from '@grow/shell';
import { ActionMenu, Button, EmptyState, Section, Skeleton, SkeletonGroup, Tag, Text } from '@grow/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { useSkills } from '../../../features/profile';
import { FailedPart } from '../../../shared/state';
import { useTeamMembers, useTeamRoles } from '../../../features/team';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  min-height: 66px;
  padding: 11px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
`;

type RolesProps = {
  team: Team;
  isLed: boolean;
  /** Opens a role, or with 'new' another one. */
  onRole: (id: string) => void;
};

function Role({ role, team, isLed, onRole }: RolesProps & { role: TeamRole }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const skills = useSkills().data ?? [];
  const holder = useTeamMembers(team.id).data?.find(({ userId }) => userId === role.filledBy);
  const { run: remove } = useProductMutation(teamRoleMutations(supabase, team.id).remove, {
    words: {
      done: m.team_role_removed({ role: role.title }),
      detail: m.team_role_removed_detail(),
      failed: m.team_role_not_removed({ role: role.title }),
      undone: m.team_role_restored({ role: role.title }),
      notUndone: m.team_role_not_restored({ role: role.title }),
    },
  });
  return (
    <Row>
      <div>
        <Text as="b" step="ui" dir="auto">
          <bdi>{role.title}</bdi>
        </Text>
        <Text step="small" tone="muted">
          {holder ? m.team_role_filled({ name: personName(holder) }) : m.team_role_open()}
        </Text>
        {role.skills.length > 0 && (
          <ul>
            {role.skills.map((key) => (
              <li key={key}>
                <Tag size="sm" tone={holder ? 'plain' : 'wanted'}>
                  {skills.find((skill) => skill.key === key)?.names[locale] ?? key}
                </Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isLed && (
        <ActionMenu
          label={m.team_role_actions({ role: role.title })}
          actions={[
            {
              key: 'edit',
              label: m.team_role_edit(),
              icon: <Pencil {...icon} />,
              onSelect: () => onRole(role.id),
            },
            {
              key: 'remove',
              label: m.team_role_remove(),
              icon: <Trash2 {...icon} />,
              tone: 'critical',
              onSelect: () => remove(role),
            },
          ]}
        />
      )}
    </Row>
  );
}

/** Whom the team looks for, and has found. */
export function RolesSection(props: RolesProps) {
  const { team, isLed, onRole } = props;
  const roles = useTeamRoles(team.id);
  const items = roles.data ?? [];
  const canAdd = isLed && roles.data !== undefined && items.length < teamLimits.roles;
  const add = (
    <Button size="sm" icon={<Plus {...icon} />} onClick={() => onRole('new')}>
      {m.team_role_add()}
    </Button>
  );
  return (
    <Section
      title={m.team_roles()}
      titleStep="h2"
      aside={canAdd && items.length > 0 && add}
      isFlush={items.length > 0}
    >
      {roles.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {roles.isError && !roles.data && <FailedPart error={roles.error} />}
      {roles.data?.length === 0 && (
        <EmptyState
          title={m.team_roles_empty()}
          description={isLed ? m.team_roles_empty_detail() : undefined}
          headingLevel="h3"
          action={canAdd && add}
        />
      )}
      <ul>
        {items.map((role) => (
          <Role key={role.id} {...props} role={role} />
        ))}
      </ul>
    </Section>
  );
}
