import { styled } from 'styled-components';
import { MentorProposals, MentorWelcome } from '../../../features/mentor';

const Start = styled.div`
  display: grid;
  gap: 48px;
  &:empty {
    display: none;
  }
`;

/** What comes first for a mentor: to say what they take, and to answer what they are asked. Often nothing. */
export function MentorStart() {
  return (
    <Start data-whole>
      <MentorWelcome />
      <MentorProposals />
    </Start>
  );
}
