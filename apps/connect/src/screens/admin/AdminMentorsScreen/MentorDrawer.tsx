import type { ListedMentor } from '@grow/core/mentor-proposal';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { ButtonLink, Drawer, Places, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { languageNames, mentorOf, placesWords, useListedMentor } from '../../../features/mentorProposal';
import { personName } from '../../../features/people';
import { useSkillName } from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { MentorBadges } from './MentorTable';
import { MentorTeams } from './MentorTeams';

const Facts = styled.dl`
  display: grid;
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

function MentorFacts({ mentor }: { mentor: ListedMentor }) {
  const { locale } = useLocale();
  const skillName = useSkillName();
  const { active, asked, capacity, waiting, waitingSince, lastContactAt, lastVisitAt } = mentor;
  const at = (time: Date | undefined) => (time ? dateTimeInWords(time, locale) : m.matching_never());
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      m.matching_teams(),
      <Places key="places" taken={active} asked={asked} total={capacity}>
        {placesWords(active, asked, capacity)}
      </Places>,
    ],
    [m.matching_knows(), mentor.expertise.map(skillName).join(', ') || m.matching_nothing()],
    [m.matching_languages(), languageNames(mentor.languages, locale) || m.matching_nothing()],
    [m.matching_cities(), mentor.cities.join(', ') || m.matching_nothing()],
    [
      m.matching_waits(),
      waiting === 0
        ? m.matching_nothing()
        : m.matching_waiting_since({ count: waiting, time: at(waitingSince) }),
    ],
    [m.matching_conflicts(), mentor.conflicts],
    [m.matching_contact(), at(lastContactAt)],
    [m.matching_visit(), at(lastVisitAt)],
  ];
  return (
    <>
      {mentor.line && <Text step="lead">{mentor.line}</Text>}
      <p>
        <MentorBadges mentor={mentor} />
      </p>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}

type MentorDrawerProps = {
  isOpen: boolean;
  /** The row that was clicked on: shown until the newest is there. */
  clicked: ListedMentor | undefined;
  onClose: () => void;
};

/** What an organiser has to know about the mentor that the address names. */
export function MentorDrawer({ isOpen, clicked, onClose }: MentorDrawerProps) {
  const [query] = useSearchParams();
  const id = mentorOf(query);
  const { data: mentor, isPending, error } = useListedMentor(id, clicked);
  const person = new URLSearchParams({ person: id ?? '' }).toString();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={mentor ? personName(mentor) : m.matching_mentor()}
      closeLabel={m.people_close()}
      actions={
        mentor && (
          <ButtonLink href={`${fullPath(paths.adminPeople())}?${person}`} linkComponent={AppLink}>
            {m.matching_to_person()}
          </ButtonLink>
        )
      }
    >
      {mentor && <MentorFacts mentor={mentor} />}
      {mentor && <MentorTeams userId={mentor.userId} />}
      {!mentor && error && <FailedPart error={error} />}
      {!mentor && !error && (id === undefined || !isPending) && <Text step="ui">{m.matching_gone()}</Text>}
      {!mentor && !error && id !== undefined && isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Drawer>
  );
}
