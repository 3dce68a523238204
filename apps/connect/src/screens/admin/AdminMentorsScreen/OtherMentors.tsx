import { rankMentors, type MentorProposal, type NamedGround } from '@grow/core/mentor-proposal';
import { Button, Drawer, Places, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { obstacleWords, placesWords } from '../../../features/mentorProposal';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { MentorChip } from './MentorChip';
import { usePin } from './usePin';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 12px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
  }
  & > li > div {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
`;

/** More nobody compares. */
const MOST = 30;

type OtherMentorsProps = {
  teamId: string | undefined;
  ground: NamedGround;
  proposal: MentorProposal;
  onClose: () => void;
};

/** Every mentor for a team by how they fit, with what stands against them; one of them can be pinned. */
export function OtherMentors({ teamId, ground, proposal, onClose }: OtherMentorsProps) {
  const pin = usePin();
  const team = ground.teams.find(({ id }) => id === teamId);
  const mentors = new Map(ground.mentors.map((mentor) => [mentor.id, mentor]));
  const ranked = team === undefined ? [] : rankMentors(ground, proposal.pairs, team).slice(0, MOST);
  const pinned = ground.pins.find((one) => one.teamId === teamId)?.mentorId;
  return (
    <Drawer
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.matching_others_of({ team: team?.name ?? '' })}
      closeLabel={m.orga_close()}
    >
      <Text step="ui">{m.matching_others_detail()}</Text>
      <List>
        {ranked.map(({ mentorId, obstacle, taken, capacity, points }) => {
          const mentor = mentors.get(mentorId);
          if (!mentor || !team) return null;
          const isForbidden = obstacle === 'conflict' || obstacle === 'declined';
          return (
            <li key={mentorId}>
              <div>
                <MentorChip mentor={mentor} />
                <Places taken={taken} total={capacity}>
                  {placesWords(taken, 0, capacity)}
                </Places>
                <Text step="small" tone="muted">
                  {[
                    m.matching_points({ count: points }),
                    ...(obstacle ? [obstacleWords[obstacle]()] : []),
                  ].join(', ')}
                </Text>
              </div>
              {!isForbidden && pinned !== mentorId && (
                <Button
                  size="sm"
                  aria-label={m.matching_pin_pair({ team: team.name, mentor: personName(mentor) })}
                  onClick={() => {
                    pin.run({ team, mentorId, former: pinned });
                    onClose();
                  }}
                >
                  {m.matching_pin()}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </Drawer>
  );
}
