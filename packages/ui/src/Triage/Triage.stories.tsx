import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge';
import { Button } from '../Button';
import type { WeekState } from '../geometry/weekStates';
import { Section, Wrap } from '../Layout';
import { TeamMark } from '../TeamMark';
import { MentoredTeamList, MentoredTeamRow } from './MentoredTeamRow';
import { NeedList, NeedRow } from './NeedRow';
import { WaitingList, WaitingRow } from './WaitingRow';

const meta: Meta = { title: 'Triage', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const weeks = (...states: WeekState[]) => ({
  label: 'Milestones: 3 accepted, 1 in review',
  states: [...states, ...Array.from({ length: 11 - states.length }, () => 'next' as const)],
});
const small = { size: 'sm' } as const;

export const NeedsYou: Story = {
  render: () => (
    <Wrap>
      <Section title="Needs you" aside="2 of 6 teams" isFlush>
        <NeedList>
          <NeedRow
            name="Zweitfaden"
            href="#zweitfaden"
            meta="Chemnitz"
            mark={<TeamMark name="Zweitfaden" size={52} />}
            reasons={[
              {
                key: 'pulse',
                tone: 'critical',
                lead: 'No check-in for 15 days.',
                detail: 'The last one was Thu 21 Nov: stuck.',
              },
              {
                key: 'missed',
                tone: 'critical',
                lead: 'Week 4 is missing.',
                detail: 'It closed Mon 2 Dec, 23:59.',
              },
              {
                key: 'contact',
                tone: 'caution',
                lead: 'Last contact 15 days ago.',
                detail: 'Tue 19 Nov, advice.',
              },
            ]}
            ruler={weeks('accepted', 'accepted', 'accepted', 'missed', 'now')}
            actions={
              <>
                <Button {...small}>Write</Button>
                <Button {...small} variant="ghost">
                  Open
                </Button>
              </>
            }
          />
          <NeedRow
            name="Moosgrund"
            href="#moosgrund"
            meta="Leipzig"
            mark={<TeamMark name="Moosgrund" size={52} />}
            news="2 new check-ins"
            reasons={[
              {
                key: 'stuck',
                tone: 'critical',
                lead: 'Stuck since Wed 4 Dec, 17:12.',
                detail: '“Operators ask for a fire certificate.”',
              },
            ]}
            ruler={weeks('accepted', 'returned', 'review', 'now')}
            actions={<Button {...small}>Write</Button>}
          />
        </NeedList>
      </Section>
    </Wrap>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Wrap>
      <Section title="Replies due" aside="2 hand-ins" isFlush>
        <WaitingList>
          <WaitingRow
            letter="V"
            team="Spelzwerk"
            week="Week 4, Verify"
            excerpt="Shops pay up to 0.38 € per pad. Four of six said yes to that number."
            detail="Version 1, Sun 1 Dec, 22:10, 3 files"
            wait="4 days"
            isLong
            action={<Button {...small}>Read</Button>}
          />
          <WaitingRow
            letter="V"
            team="Moosgrund"
            week="Week 4, Verify"
            badge={<Badge tone="info">Revised</Badge>}
            detail="Version 2, Wed 4 Dec, 08:12"
            wait="today"
            action={<Button {...small}>Read</Button>}
          />
        </WaitingList>
      </Section>
    </Wrap>
  ),
};

const spelzwerk = {
  name: 'Spelzwerk',
  href: '#spelzwerk',
  meta: 'Karlsruhe',
  mark: <TeamMark name="Spelzwerk" size={40} />,
  ruler: { ...weeks('accepted', 'accepted', 'accepted', 'review', 'now'), share: 0.6 },
} as const;

export const GoingWell: Story = {
  render: () => (
    <Wrap>
      <Section title="Going well" aside="1 team" isFlush>
        <MentoredTeamList>
          <MentoredTeamRow {...spelzwerk} sentence="On track, 2 of 3 parts." />
        </MentoredTeamList>
      </Section>
    </Wrap>
  ),
};

export const YourTeams: Story = {
  render: () => (
    <Wrap>
      <Section title="Your teams" isFlush>
        <MentoredTeamList>
          <MentoredTeamRow
            {...spelzwerk}
            news="1 new check-in"
            facts={[
              { key: 'week', label: 'Week 5', value: '2 of 3 parts' },
              { key: 'pulse', label: 'Check-in', value: 'On track' },
              { key: 'contact', label: 'Last contact', value: 'Wed 4 Dec' },
            ]}
            reason={{
              tone: 'caution',
              lead: '2 action items are overdue.',
              detail: 'The oldest since Sun 1 Dec.',
            }}
            action={<Button {...small}>Give advice</Button>}
          />
        </MentoredTeamList>
      </Section>
    </Wrap>
  ),
};

export const German: Story = {
  globals: { locale: 'de' },
  render: () => (
    <Wrap>
      <Section title="Braucht dich" aside="1 von 6 Teams" isFlush>
        <NeedList>
          <NeedRow
            name="Donaudampfschifffahrtsgesellschaft"
            href="#donau"
            meta="Passau"
            mark={<TeamMark name="Donaudampfschifffahrtsgesellschaft" size={52} />}
            reasons={[
              {
                key: 'pulse',
                tone: 'critical',
                lead: 'Kein Check-in seit 15 Tagen.',
                detail: 'Der letzte war Do 21. Nov: festgefahren.',
              },
            ]}
            ruler={weeks('accepted', 'accepted', 'missed', 'now')}
            actions={<Button {...small}>Rat geben</Button>}
          />
        </NeedList>
      </Section>
    </Wrap>
  ),
};
