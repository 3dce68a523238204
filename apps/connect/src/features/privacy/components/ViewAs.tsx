import {
  hideableProfileFields,
  profileSeenByMembers,
  type HideableProfileField,
  type Profile,
} from '@grow/core';
import { useAvatarUrl, useLocale } from '@grow/shell';
import { Avatar, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { profileLabels, SettingRow, useSkills } from '../../profile';

const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  padding-block: 16px 8px;
  overflow-wrap: anywhere;
`;

/** One's profile as another member sees it, field by field, with what is hidden named as such. */
export function ViewAs({ profile }: { profile: Profile }) {
  const { locale } = useLocale();
  const picture = useAvatarUrl(profile);
  const { data: skills = [] } = useSkills();
  const seen = profileSeenByMembers(profile);
  const { firstName, lastName } = seen;

  const valueOf = (field: HideableProfileField): string => {
    if (profile.hiddenFields.includes(field)) return m.visibility_hidden();
    if (field !== 'skills') return seen[field]?.trim() || m.visibility_empty();
    const names = skills
      .filter(({ key }) => seen.skills.includes(key))
      .map(({ names: name }) => name[locale]);
    return names.join(', ') || m.visibility_empty();
  };
  return (
    <Section title={m.visibility_view_as()} titleStep="h2" isFlush>
      <Head>
        <Avatar
          firstName={firstName}
          lastName={lastName}
          picture={picture.url}
          isLoading={picture.isLoading}
          size={56}
        />
        <Text as="b">{`${firstName} ${lastName}`.trim() || m.profile_preview_nameless()}</Text>
      </Head>
      {hideableProfileFields.map((field) => (
        <SettingRow key={field} label={profileLabels[field]()}>
          <span data-seen={field}>{valueOf(field)}</span>
        </SettingRow>
      ))}
    </Section>
  );
}
