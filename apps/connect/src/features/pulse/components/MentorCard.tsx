import type { Mentor } from '@grow/core/mentor';
import { Avatar, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { useAvatarPerson } from '../../team';
import { personName } from '../../people';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > div {
    display: grid;
    gap: 2px;
  }
`;

/** Who looks after the team, in their own words. */
export function MentorCard({ mentor }: { mentor: Mentor }) {
  return (
    <Root>
      <Avatar {...useAvatarPerson(mentor)} size={56} />
      <div>
        <b>
          <bdi>{personName(mentor)}</bdi>
        </b>
        {mentor.bio && (
          <Text step="ui" tone="muted">
            {mentor.bio}
          </Text>
        )}
      </div>
    </Root>
  );
}
