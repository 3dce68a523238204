import type { ListedPerson } from '@grow/core/people';
import { dayInWords } from '@grow/core/time';
import { useAvatarUrl, roleWord, useLocale } from '@grow/shell';
import { Avatar, ChipRow, RoleBadge, Section, Tag, Text, TextLink } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visitWords } from '../../../features/people';
import { genderInWords } from '../../../features/profile';
import { TeamPicture } from '../../../features/team';
import { useSkillName } from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { PersonStatusBadge } from './PersonStatusBadge';

const Parts = styled.div`
  display: grid;
  gap: 32px;
`;

const Head = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

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
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

// The picture is taller than the line: without the margins its row would be taller than the others.
const Team = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-block: -3px;
`;

type Fact = readonly [label: string, value: ReactNode];

/** What is not said is left out, but for what organisers look for. */
const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Facts>
    {facts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Facts>
);

function TeamLink({ team }: Pick<ListedPerson, 'team'>) {
  if (!team) return m.people_no_team();
  return (
    <Team>
      <TeamPicture team={team} size={28} />
      <TextLink href={fullPath(paths.teamPage(team.slug))} linkComponent={AppLink}>
        {team.name}
      </TextLink>
    </Team>
  );
}

/** How to reach a person, how they stand, and what they say about themselves. */
export function PersonFacts({ person }: { person: ListedPerson }) {
  const { locale } = useLocale();
  const nameOf = useSkillName();
  const picture = useAvatarUrl(person);
  const { email, phone, confirmedAt, lastVisitAt, skills, bio } = person;
  return (
    <Parts>
      <Head>
        <Avatar
          firstName={person.firstName}
          lastName={person.lastName}
          picture={picture.url}
          isLoading={picture.isLoading}
          size={56}
        />
        <div>
          <RoleBadge personRole={person.role}>{roleWord(person.role, locale)}</RoleBadge>
          <PersonStatusBadge person={person} />
        </div>
      </Head>
      <FactList
        facts={[
          [m.email(), email && <TextLink href={`mailto:${email}`}>{email}</TextLink>],
          [
            m.people_phone(),
            phone && <TextLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>,
          ],
          [m.people_team(), <TeamLink key="team" team={person.team} />],
          [m.people_last_visit(), visitWords(lastVisitAt, new Date(), locale)],
          [
            m.people_confirmed(),
            confirmedAt ? dayInWords(confirmedAt, locale) : m.people_never_confirmed_fact(),
          ],
          [m.people_listed(), person.discoverable ? m.people_yes() : m.people_no()],
        ]}
      />
      <Section title={m.people_profile()} isFlush>
        <FactList
          facts={[
            [m.people_studies(), person.studies ?? m.people_not_said()],
            [m.people_university(), person.university ?? m.people_not_said()],
            [m.profile_university_country(), person.universityCountry],
            [m.listing_city(), person.city],
            [m.profile_homeland(), person.homeland],
            [m.profile_gender(), person.gender && genderInWords(person.gender)],
            [m.profile_key_qualification(), person.keyQualification],
            [m.listing_wish(), person.wish],
            [
              m.profile_skills(),
              skills.length > 0 ? (
                <ChipRow>
                  {skills.map((key) => (
                    <Tag key={key}>{nameOf(key)}</Tag>
                  ))}
                </ChipRow>
              ) : (
                m.people_not_said()
              ),
            ],
          ]}
        />
        {bio && (
          <Text step="ui" style={{ whiteSpace: 'pre-line', marginTop: 16 }}>
            {bio}
          </Text>
        )}
      </Section>
      <Text step="ui">
        <TextLink href={`${fullPath(paths.adminPrivacy())}?whose=${person.userId}`} linkComponent={AppLink}>
          {m.people_who_looked()}
        </TextLink>
      </Text>
    </Parts>
  );
}
