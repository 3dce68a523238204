import type { NamedProposalMentor } from '@grow/core/mentor-proposal';
import { Avatar } from '@grow/ui';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';

const Root = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  overflow-wrap: anywhere;
  &[data-former] {
    font-weight: 400;
    color: var(--color-ink-muted);
  }
`;

type MentorChipProps = { mentor: NamedProposalMentor | undefined; isFormer?: boolean };

/** A mentor's initials and name, struck out for the one whom a team would leave. */
export function MentorChip({ mentor, isFormer = false }: MentorChipProps) {
  const name = mentor === undefined ? m.matching_former_gone() : personName(mentor);
  return (
    <Root data-former={isFormer ? '' : undefined}>
      {mentor && <Avatar firstName={mentor.firstName} lastName={mentor.lastName} size={26} />}
      {isFormer ? <s>{name}</s> : name}
    </Root>
  );
}
