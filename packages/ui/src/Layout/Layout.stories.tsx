import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { TextLink } from '../Link';
import { Text } from '../Text';
import { PageHeader, Section, Split, Wrap } from './Layout';

const meta: Meta<typeof PageHeader> = {
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Engineer',
    mark: 'Week 5 of 11',
    lead: 'Build something a stranger can use without you in the room.',
  },
};
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Page: Story = {
  render: (args) => (
    <Wrap>
      <PageHeader {...args} actions={<Button>Subscribe to calendar</Button>} />
      <Split>
        <Section title="What to hand in" aside="2 of 3 ready" titleStep="h2">
          <Text>Pads keep a parcel below 7 °C for 24 hours</Text>
        </Section>
        <Section
          title="Spelzwerk so far"
          aside={
            <TextLink variant="arrow" href="#team">
              Team
            </TextLink>
          }
          isFlush
        >
          <Text tone="muted">Nothing yet</Text>
        </Section>
      </Split>
    </Wrap>
  ),
};
export const TitleAlone: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft', mark: undefined, lead: undefined },
  render: (args) => (
    <Wrap>
      <PageHeader {...args} />
    </Wrap>
  ),
};
