import type { Profile } from '@grow/core';
import type { TeamRole } from '@grow/core/team';
import { Button, EmptyState, Section, Skeleton, SkeletonGroup, Tag, Text } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FailedPart } from '../../../shared/state';
import { useSkillName } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { matchesOf } from './fit';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 8px;
  }
`;

type OpenRolesProps = {
  roles: UseQueryResult<TeamRole[]>;
  /** Whose skills stand out; left out in one's own team. */
  profile: Profile | undefined;
  /** Left out for those who cannot ask. */
  onAsk: ((roleId: string) => void) | undefined;
};

function Role({ role, profile, onAsk }: Omit<OpenRolesProps, 'roles'> & { role: TeamRole }) {
  const nameOf = useSkillName();
  const matches = matchesOf(profile, role.skills);
  return (
    <Row>
      <div>
        <Text as="b" step="ui">
          <bdi>{role.title}</bdi>
        </Text>
        {role.skills.length > 0 && (
          <ul>
            {role.skills.map((key) => (
              <li key={key}>
                <Tag tone={matches.includes(key) ? 'match' : 'wanted'}>{nameOf(key)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      {onAsk && (
        <Button
          size="sm"
          aria-label={m.team_page_ask_role_of({ role: role.title })}
          onClick={() => onAsk(role.id)}
        >
          {m.team_page_ask_role()}
        </Button>
      )}
    </Row>
  );
}

const openOnes = (roles: readonly TeamRole[]) => roles.filter(({ filledBy }) => filledBy === undefined);

function Rows({ roles, profile, onAsk }: OpenRolesProps) {
  if (roles.isPending) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  if (!roles.data) return <FailedPart error={roles.error} />;
  const open = openOnes(roles.data);
  if (open.length === 0) {
    return (
      <EmptyState
        title={m.team_page_roles_empty()}
        description={onAsk && m.team_page_roles_empty_detail()}
        headingLevel="h3"
      />
    );
  }
  return (
    <ul>
      {open.map((role) => (
        <Role key={role.id} role={role} profile={profile} onAsk={onAsk} />
      ))}
    </ul>
  );
}

/** Whom the team looks for; skills that the reader has stand out. */
export function OpenRoles(props: OpenRolesProps) {
  const { data } = props.roles;
  return (
    <Section title={m.team_page_roles()} titleStep="h2" isFlush={!data || openOnes(data).length > 0}>
      <Rows {...props} />
    </Section>
  );
}
