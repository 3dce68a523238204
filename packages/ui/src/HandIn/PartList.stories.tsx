import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Layout';
import { TextLink } from '../Link';
import { PartList, PartRow } from './PartList';

const meta: Meta = { title: 'PartList' };
export default meta;
type Story = StoryObj;

export const TwoOfThree: Story = {
  render: () => (
    <div style={{ padding: '0 20px' }}>
      <Section title="What to hand in" aside="2 of 3 ready" isFlush>
        <PartList>
          <PartRow
            isReady
            state="Ready"
            title="What it must prove"
            detail="Pads keep a parcel below 7 °C for 24 hours"
            action={<TextLink href="#prove">Change</TextLink>}
          />
          <PartRow
            isReady
            state="Ready"
            title="Donaudampfschifffahrtsprototyp"
            detail="Twelve photos of the drop test, the cutting pattern in two sizes, and a list of what broke, one line each, longer than two lines are on a phone"
            action={<TextLink href="#prototype">Change</TextLink>}
          />
          <PartRow
            state="Missing"
            title="60-second film"
            detail="MP4 or MOV, up to 200 MB, no narration"
            action={<TextLink href="#film">Add</TextLink>}
          />
        </PartList>
      </Section>
    </div>
  ),
};
