import type { MentorProposal, NamedGround } from '@grow/core/mentor-proposal';
import { Button, Section } from '@grow/ui';
import { styled } from 'styled-components';
import { mentorNames } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { usePin } from './usePin';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0 0 28px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
`;

type BrokenPinsProps = { ground: NamedGround; proposal: MentorProposal };

/** Pins that a conflict, a no or a missing mentor breaks, so that nobody wonders where they went. */
export function BrokenPins({ ground, proposal }: BrokenPinsProps) {
  const pin = usePin();
  if (proposal.brokenPins.length === 0) return null;
  const nameOf = mentorNames(ground);
  return (
    <Section title={m.matching_broken_pins()} isFlush>
      <List>
        {proposal.brokenPins.map(({ teamId, mentorId }) => {
          const team = ground.teams.find(({ id }) => id === teamId);
          if (!team) return null;
          const about = { team: team.name, mentor: nameOf(mentorId) };
          return (
            <li key={teamId}>
              {m.matching_broken_pin(about)}
              <Button
                size="sm"
                aria-label={m.matching_unpin_pair(about)}
                onClick={() => pin.run({ team, mentorId: undefined, former: mentorId })}
              >
                {m.matching_unpin()}
              </Button>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
