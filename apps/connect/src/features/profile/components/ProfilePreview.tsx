import { useAvatarUrl, useLocale } from '@grow/shell';
import type { Profile } from '@grow/core';
import { Avatar, ChipRow, Section, Tag, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { ProfileValues } from '../profileValues';
import { useSkills } from '../useSkills';

const Card = styled.div`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  & > div {
    min-width: 0;
  }
`;

const Bio = styled(Text)`
  white-space: pre-line;
`;

/** The card that others see, with what is typed now. */
export function ProfilePreview({ stored, values }: { stored: Profile; values: ProfileValues }) {
  const { locale } = useLocale();
  const picture = useAvatarUrl(stored);
  const { data: skills = [] } = useSkills();
  const { firstName, lastName, studies, university, universityCountry, keyQualification } = values;
  const name = `${firstName} ${lastName}`.trim();
  const where = [studies, university, universityCountry, values.city]
    .map((text) => text.trim())
    .filter(Boolean);
  const chosen = skills.filter(({ key }) => values.skills.includes(key));
  return (
    <Section title={m.profile_section_preview()}>
      <Card data-profile-preview="">
        <Head>
          <Avatar
            firstName={firstName}
            lastName={lastName}
            picture={picture.url}
            isLoading={picture.isLoading}
            size={56}
          />
          <div>
            <Text as="b">{name || m.profile_preview_nameless()}</Text>
            {where.length > 0 && (
              <Text step="small" tone="muted">
                {where.join(', ')}
              </Text>
            )}
            {keyQualification.trim() && <Text step="small">{keyQualification}</Text>}
          </div>
        </Head>
        <Bio step="ui" tone={values.bio.trim() ? 'ink' : 'muted'}>
          {values.bio.trim() || m.profile_preview_bio()}
        </Bio>
        {values.wish.trim() && (
          <Text step="ui">
            <Text as="b" step="ui">
              {m.profile_wish()}:
            </Text>{' '}
            {values.wish}
          </Text>
        )}
        {chosen.length > 0 && (
          <ChipRow>
            {chosen.map(({ key, names }) => (
              <Tag key={key}>{names[locale]}</Tag>
            ))}
          </ChipRow>
        )}
      </Card>
    </Section>
  );
}
