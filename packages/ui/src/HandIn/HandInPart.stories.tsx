import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Textarea } from '../Textarea';
import { HandInPart, HandInParts, HandInReading, HandInWords, TwoTexts, WriterNote } from './HandInPart';

const words =
  'Pads keep a parcel below 7 °C for 24 hours, packed by somebody who has never seen them before.';
const field = <Textarea aria-label="What it must prove" defaultValue={words} />;

const meta: Meta<typeof HandInPart> = {
  component: HandInPart,
  args: { title: 'What it must prove', help: 'One sentence that a stranger could check.', children: field },
  render: (args) => (
    <HandInParts>
      <HandInPart {...args} />
    </HandInParts>
  ),
};
export default meta;
type Story = StoryObj<typeof HandInPart>;

export const Ready: Story = { args: { isReady: true, state: 'Ready' } };
export const Missing: Story = { args: { isMissing: true, state: 'Missing' } };
export const Optional: Story = { args: { state: 'Optional' } };
export const Locked: Story = { args: { isLocked: true } };
export const SomebodyWrites: Story = {
  args: {
    isReady: true,
    state: 'Ready',
    children: (
      <>
        {field}
        <WriterNote avatar={<Avatar size={24} firstName="Ilka" lastName="Brandt" />}>
          <b>Ilka is writing here too.</b> If both change it, you choose.
        </WriterNote>
      </>
    ),
  },
};
export const Conflict: Story = {
  args: {
    isReady: true,
    state: 'Ready',
    children: (
      <TwoTexts
        title="Ilka changed this part, too. Which text stays?"
        mine={{ label: 'Yours', text: words }}
        theirs={{ label: 'Ilka, 13:58', text: 'Pads keep a parcel cold for a day.' }}
        actions={
          <>
            <Button size="sm">Keep mine</Button>
            <Button size="sm">Take Ilka’s</Button>
            <Button size="sm">Keep both</Button>
          </>
        }
      />
    ),
  },
};
export const Reading: Story = {
  render: () => (
    <HandInParts>
      <HandInReading title="The number that could kill it">
        <HandInWords>What a shop pays for one pad. Below 0.34 € we lose money on every parcel.</HandInWords>
      </HandInReading>
      <HandInReading title="How you checked it">
        <HandInWords>We phoned six online food shops.</HandInWords>
      </HandInReading>
    </HandInParts>
  ),
};
