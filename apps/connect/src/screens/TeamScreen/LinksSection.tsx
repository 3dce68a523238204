import { inviteLinkKeys, linkState, type InviteLink, type Team } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, Section, Text, useToast } from '@grow/ui';
import { styled } from 'styled-components';
import {
  dayWords,
  useFailureToast,
  useInviteLinks,
  useOptimisticList,
  useTeamDeeds,
} from '../../features/team';
import { m } from '../../paraglide/messages';

const Row = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  border-bottom: 1px solid var(--color-line);
`;

function Link({ link, isLed, now }: { link: InviteLink; isLed: boolean; now: Date }) {
  const { locale } = useLocale();
  const toast = useToast();
  const failed = useFailureToast();
  const { revokeLink } = useTeamDeeds();
  const changed = useOptimisticList<InviteLink>(inviteLinkKeys.ofTeam(link.teamId));
  const day = dayWords(link.expiresAt, locale);
  const words = { uses: link.uses, max: link.maxUses, day };
  const state = linkState(link, now);
  const handleRevoke = () => {
    changed(
      (links) => links.filter(({ id }) => id !== link.id),
      () => revokeLink(link.id),
    ).then(
      () =>
        void toast.show({
          status: 'success',
          title: m.team_link_revoked(),
          description: m.team_link_revoked_detail(),
        }),
      (error: unknown) => failed(m.team_link_not_revoked(), error),
    );
  };
  return (
    <Row>
      <Text step="ui" tone={state === 'open' ? 'ink' : 'muted'}>
        {state === 'expired'
          ? m.team_link_expired(words)
          : state === 'used'
            ? m.team_link_used(words)
            : m.team_link_open(words)}
      </Text>
      {isLed && (
        <Button size="sm" variant="ghost" onClick={handleRevoke}>
          {state === 'open' ? m.team_link_revoke() : m.team_link_remove()}
        </Button>
      )}
    </Row>
  );
}

/** The links into the team and how far each is used; nothing where there are none. */
export function LinksSection({ team, isLed }: { team: Team; isLed: boolean }) {
  const links = useInviteLinks(team.id);
  const now = new Date(links.dataUpdatedAt);
  if (!links.data || links.data.length === 0) return null;
  return (
    <Section title={m.team_links()} isFlush>
      <ul>
        {links.data.map((link) => (
          <Link key={link.id} link={link} isLed={isLed} now={now} />
        ))}
      </ul>
    </Section>
  );
}
