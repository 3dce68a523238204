import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../Badge';
import { Ranking, type RankingProps } from './Ranking';
import { RankingLegend } from './RankingLegend';
import { rankedTeams, rawTeams } from './rankingSamples';
import type { RankingLabels } from './rankingTypes';

const labels: RankingLabels = {
  adjusted: 'Adjusted',
  raw: 'Raw',
  asGiven: 'as given',
  score: 'score',
  view: 'Order',
  tied: ', tied',
  moved: (places) =>
    places === 0 ? 'as before' : `${Math.abs(places)} ${places > 0 ? 'places up' : 'places down'}`,
  apart: 'apart',
  close: 'too close to call',
  notes: ({ name, notes }) => (notes > 0 ? `${notes} notes on ${name}` : `Write a note on ${name}`),
};

type DrawnProps = Pick<
  RankingProps,
  'teams' | 'raw' | 'reason' | 'cut' | 'shown' | 'selected' | 'labels' | 'children'
> & {
  isFixed?: boolean;
  /** On the handle. */
  words?: string;
};

const Drawn = ({ cut: first, selected: chosen, isFixed = false, words = 'go on', ...rest }: DrawnProps) => {
  const [cut, setCut] = useState(first);
  const [selected, setSelected] = useState(chosen);
  const { teams } = rest;
  const [last, next] = [teams[cut - 1], teams[cut]];
  return (
    <Ranking
      {...rest}
      cut={cut}
      onCutChange={isFixed ? undefined : setCut}
      selected={selected}
      onSelect={isFixed ? undefined : setSelected}
      onNotes={isFixed ? undefined : setSelected}
      cutLabels={{
        line: 'Cut line',
        short: `${cut} ${words}`,
        value: `${cut} of ${teams.length} teams ${words}`,
        long: `${cut} of ${teams.length} ${words}`,
        neighbours: last && next && `${last.name} ${last.score}, ${next.name} ${next.score}`,
        fewer: 'One fewer',
        more: 'One more',
      }}
    />
  );
};

const meta: Meta<typeof Drawn> = {
  component: Drawn,
  args: { teams: rankedTeams, raw: rawTeams, cut: 16, labels },
  // Selected rows reach into the page's margin.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 20px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Drawn>;

export const Deliberation: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RankingLegend labels={{ together: 'Together', juror: 'One juror', apart: 'More than 1.5 apart' }} />
      <Drawn {...args} />
    </div>
  ),
};
export const Selected: Story = {
  args: { selected: 'Leerlauf', cut: 5, shown: 7, children: <p style={{ paddingTop: 16 }}>Places 1 to 7</p> },
};
export const NobodyGoesOn: Story = { args: { cut: 0, shown: 4 } };
/** No adjusted score: one list, and why. */
export const RawOnly: Story = {
  args: {
    raw: undefined,
    shown: 5,
    cut: 3,
    reason: 'Two stages share no juror, so the scores are not adjusted.',
  },
};
export const Decided: Story = {
  args: {
    isFixed: true,
    cut: 2,
    teams: rankedTeams
      .slice(0, 4)
      .map((team, index) => (index === 1 ? { ...team, badge: <Badge tone="info">By hand</Badge> } : team)),
    raw: rawTeams
      .filter(({ key }) => rankedTeams.slice(0, 4).some((team) => team.key === key))
      .map((team, index) => ({ ...team, place: String(index + 1) })),
  },
};
/** Beside a panel. */
export const Narrower: Story = {
  args: { shown: 9, cut: 5 },
  render: (args) => (
    <div style={{ maxWidth: 741 }}>
      <Drawn {...args} />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    words: 'kommen in die zweite Saisonhälfte',
    cut: 1,
    teams: rankedTeams.slice(0, 3).map((team, index) => ({
      ...team,
      name: index === 0 ? 'Wiederverwendungsgesellschaft Obersendling' : team.name,
      detail: 'Außenstelle Villingen-Schwenningen',
      isClose: true,
      isApart: index === 0,
      isTied: true,
    })),
    raw: rawTeams.slice(1, 4).map((team, index) => ({
      ...team,
      key: rankedTeams[index]?.key ?? team.key,
      name: index === 0 ? 'Wiederverwendungsgesellschaft Obersendling' : team.name,
    })),
    labels: {
      ...labels,
      adjusted: 'Bereinigt',
      raw: 'Wie bewertet',
      asGiven: 'wie vergeben',
      score: 'Punkte',
      apart: 'uneinig',
      close: 'nach Zahlen nicht zu entscheiden',
    },
  },
};
