import type { AudienceReach, AudienceRequest } from '@grow/core/announcement-admin';
import { useLocale } from '@grow/shell';
import { Button, media, Skeleton, Text } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import { AudienceDrawer } from './AudienceDrawer';

const Root = styled.div`
  display: grid;
  gap: 12px 24px;
  padding: 16px 0;
  border-block: 1px solid var(--color-line);
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Why = styled.ul`
  display: grid;
  gap: 4px;
  align-content: center;
  justify-items: start;
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  ${media.md} {
    padding-left: 24px;
    border-left: 1px solid var(--color-line);
  }
`;

/** Who is left out, and whom no mail reaches, in words. */
function reasonsOf(reach: AudienceReach, isImportant: boolean, number: (value: number) => string): string[] {
  const { withdrawnTeams, unconfirmed, noAddress, mailOff, names, people } = reach;
  return [
    names.length > 0 && people > 0 ? names.join(', ') + (people > names.length ? ' …' : '') : '',
    withdrawnTeams > 0 ? m.announce_reach_withdrawn({ count: number(withdrawnTeams) }) : '',
    unconfirmed > 0 ? m.announce_reach_unconfirmed({ count: number(unconfirmed) }) : '',
    mailOff > 0
      ? (isImportant ? m.announce_reach_off_anyway : m.announce_reach_off)({ count: number(mailOff) })
      : '',
    noAddress > 0 ? m.announce_reach_no_address({ count: number(noAddress) }) : '',
  ].filter((words) => words !== '');
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
  const number = (value: number) => value.toLocaleString(locale);
  if (!reach.data) {
    return <Root>{reach.isError ? <FailedPart error={reach.error} /> : <Skeleton shape="control" />}</Root>;
  }
  const { people, teams } = reach.data;
  return (
    <Root aria-live="polite" aria-busy={reach.isFetching}>
      <div>
        <Text as="b" step="figure">
          {number(people)}
        </Text>
        <Text step="ui">
          {people === 1
            ? m.announce_person_in_teams({ teams: number(teams) })
            : m.announce_people_in_teams({ teams: number(teams) })}
        </Text>
      </div>
      <Why>
        {reasonsOf(reach.data, isImportant, number).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {people > 0 && (
          <li>
            <Button size="sm" variant="ghost" onClick={() => drawer.open('people')}>
              {m.announce_see_all({ count: number(people) })}
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
