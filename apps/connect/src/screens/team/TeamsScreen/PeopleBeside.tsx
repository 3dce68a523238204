import { useLocale } from '@grow/shell';
import { EmptyState, PersonList, Section, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import type { CurrentUserState } from '../../../features/teamRequest';
import { useIsNamingSkills, usePeopleBeside } from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { InviteByAddress } from './InviteByAddress';
import { PersonItem } from './PersonItem';
import { PeopleSkeleton } from './TeamsSkeleton';

const More = styled.p`
  margin-top: 20px;
`;

function Rows({ current }: { current: CurrentUserState }) {
  const { locale } = useLocale();
  const people = usePeopleBeside();
  const isNaming = useIsNamingSkills();
  const invite = useDialogAddress('invite');
  if (people.isPending || isNaming) return <PeopleSkeleton rows={7} />;
  if (!people.data) return <FailedPart error={people.error} />;
  const { items, total } = people.data;
  if (total === 0) {
    return (
      <EmptyState
        title={m.teams_seekers_empty()}
        description={m.teams_seekers_empty_detail()}
        headingLevel="h3"
      />
    );
  }
  return (
    <>
      <PersonList>
        {items.map((person) => (
          <PersonItem
            key={person.userId}
            person={person}
            onInvite={current.invitingTeam && ((userId) => invite.open(userId))}
          />
        ))}
      </PersonList>
      {total > items.length && (
        <More>
          <TextLink variant="arrow" href={`${fullPath(paths.teams())}?view=people`} linkComponent={AppLink}>
            {m.teams_all_people({ count: total.toLocaleString(locale) })}
          </TextLink>
        </More>
      )}
      <InviteByAddress current={current} people={items} invite={invite} />
    </>
  );
}

/** The people who fit best, beside the teams. */
export function PeopleBeside({ current }: { current: CurrentUserState }) {
  const { locale } = useLocale();
  const { data } = usePeopleBeside();
  return (
    <Section title={m.teams_looking()} aside={data?.total.toLocaleString(locale)} isFlush>
      <Rows current={current} />
    </Section>
  );
}
