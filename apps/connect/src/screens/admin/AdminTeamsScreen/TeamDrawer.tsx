import { dateTimeInWords } from '@grow/core/time';
import type { TeamMember } from '@grow/core/team';
import type { ListedTeam, TeamHistoryEntry } from '@grow/core/team-admin';
import { useLocale } from '@grow/shell';
import { Avatar, Button, Drawer, Section, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { FailedPart } from '../../../shared/state';
import { useAvatarPerson, useTeamMembers } from '../../../features/team';
import { historySentences, useTeamHistory } from '../../../features/teamAdmin';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { MoveOutDialog } from './MoveOutDialog';

const Parts = styled.div`
  display: grid;
  gap: 32px;
`;

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
`;

const Line = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  &[data-person] {
    display: flex;
    align-items: center;
    gap: 12px;
    & > b {
      flex: 1;
      min-width: 0;
    }
  }
`;

const loading = () => (
  <SkeletonGroup label={m.loading()}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </SkeletonGroup>
);

type PeopleProps = { team: ListedTeam; onMoveOut: (member: TeamMember) => void };

function Person({ member, onMoveOut }: Pick<PeopleProps, 'onMoveOut'> & { member: TeamMember }) {
  const name = personName(member);
  return (
    <Line data-person="">
      <Avatar {...useAvatarPerson(member)} size={34} />
      <b>{name}</b>
      <Button size="xs" aria-label={m.orga_move_out_of({ person: name })} onClick={() => onMoveOut(member)}>
        {m.orga_move_out()}
      </Button>
    </Line>
  );
}

function People({ team, onMoveOut }: PeopleProps) {
  const { data, error } = useTeamMembers(team.id);
  if (!data) return error ? <FailedPart error={error} /> : loading();
  if (data.length === 0) return <Text step="ui">{m.orga_nobody()}</Text>;
  return (
    <List>
      {data.map((member) => (
        <Person key={member.userId} member={member} onMoveOut={onMoveOut} />
      ))}
    </List>
  );
}

function HistoryLine({ entry }: { entry: TeamHistoryEntry }) {
  const { locale } = useLocale();
  return (
    <Line>
      {historySentences(entry).map((sentence) => (
        <Text key={sentence} step="ui">
          {sentence}
        </Text>
      ))}
      {entry.reason && <Text step="small">{m.orga_reason_was({ reason: entry.reason })}</Text>}
      <Text step="small" tone="muted">
        {m.orga_by({ actor: entry.actor ?? m.orga_by_nobody(), time: dateTimeInWords(entry.at, locale) })}
      </Text>
    </Line>
  );
}

function History({ teamId }: { teamId: string }) {
  const { data, error } = useTeamHistory(teamId);
  if (!data) return error ? <FailedPart error={error} /> : loading();
  if (data.length === 0) return <Text step="ui">{m.orga_history_empty()}</Text>;
  return (
    <List>
      {data.map((entry) => (
        <HistoryLine key={entry.id} entry={entry} />
      ))}
    </List>
  );
}

type TeamDrawerProps = { team: ListedTeam | undefined; onClose: () => void };

/** Who is in a team, and what was changed about it, by whom and why. */
export function TeamDrawer({ team, onClose }: TeamDrawerProps) {
  const [leaving, setLeaving] = useState<TeamMember>();
  return (
    <>
      <Drawer isOpen={team !== undefined} onClose={onClose} title={team?.name} closeLabel={m.orga_close()}>
        {team && (
          <Parts>
            <p>
              <TextLink
                variant="arrow"
                href={fullPath(paths.assignedTeam(team.slug))}
                linkComponent={AppLink}
              >
                {m.record_of()}
              </TextLink>
            </p>
            <Section title={m.orga_people()} isFlush>
              <People team={team} onMoveOut={setLeaving} />
            </Section>
            <Section title={m.orga_history()} isFlush>
              <History teamId={team.id} />
            </Section>
          </Parts>
        )}
      </Drawer>
      {team && <MoveOutDialog team={team} member={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
