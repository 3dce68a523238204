import { isStoodInOn, type Mentor } from '@grow/core/mentor';
import { berlinDay, dateInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAvatarPerson } from '../../team';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';

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
  const { locale } = useLocale();
  const [today] = useState(() => berlinDay(new Date()));
  return (
    <Root>
      <Avatar {...useAvatarPerson(mentor)} size={56} />
      <div>
        <b>
          <bdi>{personName(mentor)}</bdi>
        </b>
        {mentor.line && <Text step="ui">{mentor.line}</Text>}
        {mentor.standIn && mentor.standInUntil && isStoodInOn(mentor, today) && (
          <Text step="ui" tone="caution">
            {m.mentor_stand_in_until({
              name: personName(mentor.standIn),
              time: dateInWords(mentor.standInUntil, locale),
            })}
          </Text>
        )}
        {mentor.bio && (
          <Text step="ui" tone="muted">
            {mentor.bio}
          </Text>
        )}
      </div>
    </Root>
  );
}
