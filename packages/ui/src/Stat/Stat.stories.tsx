import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat, StatList } from './Stat';

const meta: Meta<typeof Stat> = { component: Stat, parameters: { docs: { isNarrow: true } } };
export default meta;
type Story = StoryObj<typeof Stat>;

export const Row: Story = {
  render: () => (
    <StatList>
      <Stat label="Participants" figure="1,284" comparison="112 more than last season" />
      <Stat label="Teams" figure="311" comparison="38 look for people" />
      <Stat label="Handed in" figure="89 %" />
    </StatList>
  ),
};
export const NothingYet: Story = {
  render: () => (
    <StatList>
      <Stat label="Participants" figure="0" comparison="Sign-up opens Mon 7 Oct" />
      <Stat label="Teams" figure="0" />
    </StatList>
  ),
};
export const LongText: Story = {
  globals: { locale: 'de' },
  render: () => (
    <StatList>
      <Stat
        label="Teilnehmerinnen und Teilnehmer"
        figure="1.284"
        comparison="112 mehr als in der vergangenen Wettbewerbssaison"
      />
      <Stat label="Pünktlich abgegebene Meilensteine" figure="89 %" comparison="3 Teams sind zu spät" />
    </StatList>
  ),
};
