import type { Locale } from '@grow/core';
import type { AudienceReach, AudienceRequest } from '@grow/core/announcement-admin';
import { useLocale } from '@grow/shell';
import { Button, media, Skeleton, Text } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { counted } from '../../../features/announcementAdmin';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import { AudienceDrawer } from './AudienceDrawer';

const Root = styled.div`
  display: grid;
  gap: 12px 24px;
  align-content: start;
  /* As high as it mostly becomes: what stands below stays where it is once the number comes. */
  min-height: 16.25rem;
  padding: 16px 0;
  border-block: 1px solid var(--color-line);
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
    min-height: 7.75rem;
  }
`;

const Why = styled.ul`
  display: grid;
  gap: 4px;
  align-content: center;
  justify-items: start;
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  /* The words of the button stand under those of the list. */
  button {
    margin-left: -11px;
    white-space: nowrap;
    color: var(--color-ink);
  }
  ${media.md} {
    padding-left: 24px;
    border-left: 1px solid var(--color-line);
  }
`;

/** Who is left out, and whom no mail reaches, in words. */
function reasonsOf(reach: AudienceReach, isImportant: boolean, locale: Locale): string[] {
  const { withdrawnTeams, unconfirmed, noAddress, mailOff, names, people } = reach;
  const off = isImportant
    ? ([m.announce_reach_off_anyway_one, m.announce_reach_off_anyway] as const)
    : ([m.announce_reach_off_one, m.announce_reach_off] as const);
  const reasons = [
    [withdrawnTeams, m.announce_reach_withdrawn_one, m.announce_reach_withdrawn],
    [unconfirmed, m.announce_reach_unconfirmed_one, m.announce_reach_unconfirmed],
    [mailOff, ...off],
    [noAddress, m.announce_reach_no_address_one, m.announce_reach_no_address],
  ] as const;
  return [
    ...(people > 0 ? [names.join(', ') + (people > names.length ? ' …' : '')] : []),
    ...reasons.flatMap(([count, one, many]) => (count > 0 ? [counted(count, locale, one, many)] : [])),
  ];
}

/** What the number counts: people, and in how many teams they are. */
function peopleWords({ people, teams }: AudienceReach, locale: Locale): string {
  if (people === 1) return teams === 0 ? m.announce_reached_one() : m.announce_reached_one_team();
  if (teams === 0) return m.announce_reached_no_team();
  return teams === 1
    ? m.announce_reached_team()
    : m.announce_reached({ teams: teams.toLocaleString(locale) });
}

type ReachNoteProps = {
  reach: UseQueryResult<AudienceReach>;
  request: AudienceRequest;
  isImportant: boolean;
};

/** How many it reaches now, who is left out and why, and the way to all of them. */
export function ReachNote({ reach, request, isImportant }: ReachNoteProps) {
  const { locale } = useLocale();
  const drawer = useDialogAddress('see');
  if (!reach.data) {
    return <Root>{reach.isError ? <FailedPart error={reach.error} /> : <Skeleton shape="control" />}</Root>;
  }
  const { people } = reach.data;
  return (
    <Root aria-live="polite" aria-busy={reach.isFetching}>
      <div>
        <Text as="b" step="figure">
          {people.toLocaleString(locale)}
        </Text>
        <Text step="ui">{peopleWords(reach.data, locale)}</Text>
      </div>
      <Why>
        {reasonsOf(reach.data, isImportant, locale).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {people > 0 && (
          <li>
            <Button size="sm" variant="ghost" onClick={() => drawer.open('people')}>
              {counted(people, locale, m.announce_see_all_one, m.announce_see_all)}
            </Button>
          </li>
        )}
      </Why>
      <AudienceDrawer
        isOpen={drawer.value === 'people'}
        onClose={drawer.close}
        request={request}
        total={people}
      />
    </Root>
  );
}
