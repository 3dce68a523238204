import { dayInWords } from '@grow/core/time';
import {
  inviteLinkQueries,
  inviteLinkValidity,
  teamMutations,
  type InviteLink,
  type Team,
} from '@grow/core/team';
import { useGrowClient, useLocale, useUserId } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

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
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const { run: revoke } = useProductMutation(teamMutations(supabase, userId).revokeLink, {
    words: {
      done: m.team_link_revoked(),
      detail: m.team_link_revoked_detail(),
      failed: m.team_link_not_revoked(),
    },
  });
  const day = dayInWords(link.expiresAt, locale);
  const words = { uses: link.uses, max: link.maxUses, day };
  const state = inviteLinkValidity(link, now);
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
        <Button size="sm" variant="ghost" onClick={() => revoke(link)}>
          {state === 'open' ? m.team_link_revoke() : m.team_link_remove()}
        </Button>
      )}
    </Row>
  );
}

/** The links into the team and how far each is used; nothing where there are none. */
export function LinksSection({ team, isLed }: { team: Team; isLed: boolean }) {
  const { supabase } = useGrowClient();
  const links = useQuery(inviteLinkQueries(supabase).ofTeam(team.id));
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
