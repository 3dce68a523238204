import type { Profile } from '@grow/core';
import { useAvatarUrl } from '@grow/shell';
import { Avatar, Section, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { personName } from '../../../features/people';
import { LateListingButton } from './LateListingButton';

const Stack = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  line-height: 1.35;
  & > div {
    display: grid;
    min-width: 0;
  }
`;

/** A person without a team as the lists of teams show them, and whether they do. */
export function OwnListing({ profile }: { profile: Profile }) {
  const { firstName, lastName, studies, city, university, wish, discoverable } = profile;
  const { url, isLoading } = useAvatarUrl(profile);
  const about = [studies, city ?? university].filter(Boolean).join(', ');
  return (
    <Section title={m.you_title()} aside={discoverable ? m.you_listed() : m.you_hidden()}>
      <Stack>
        <Row>
          <Avatar firstName={firstName} lastName={lastName} picture={url} isLoading={isLoading} size={56} />
          <div>
            <b>
              <bdi>{personName(profile)}</bdi>
            </b>
            <Text as="span" step="small" tone="muted">
              {about}
            </Text>
          </div>
        </Row>
        {wish && <Text step="ui">{m.team_quoted({ text: wish })}</Text>}
        <LateListingButton profile={profile} />
        <Text step="small" tone="muted">
          {m.you_note()}
        </Text>
        <Text step="small">
          <TextLink href={fullPath(paths.profile())} linkComponent={AppLink}>
            {m.you_edit()}
          </TextLink>
        </Text>
      </Stack>
    </Section>
  );
}
