import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Select } from '../Select';
import { AdviceRow, AdviceRows } from './AdviceRow';
import { KeyHints } from './KeyHints';
import { ReviewBar } from './ReviewBar';
import { VerdictChoice } from './VerdictChoice';

const meta: Meta<typeof VerdictChoice> = {
  component: VerdictChoice,
  parameters: { docs: { isNarrow: true } },
  args: {
    label: 'Your verdict',
    value: undefined,
    onChange: () => undefined,
    options: [
      { value: 'accepted', title: 'Accept', note: 'The letter turns solid', keyName: 'A' },
      { value: 'changes_requested', title: 'Ask to revise', note: 'They hand in again', keyName: 'R' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof VerdictChoice>;

export const Open: Story = {};
export const Accepted: Story = { args: { value: 'accepted' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Advice: Story = {
  render: () => (
    <AdviceRows>
      <AdviceRow
        text="Get one order in writing, with a date"
        action={
          <Button size="sm" variant="ghost">
            Remove
          </Button>
        }
      >
        <div>
          <Select size="sm" aria-label="Due">
            <option>week 5</option>
          </Select>{' '}
          <Select size="sm" aria-label="Who does it">
            <option>Jonna Reimann</option>
          </Select>
        </div>
      </AdviceRow>
      <AdviceRow text="Ask the two 0.30 € shops what 0.38 € would need" />
    </AdviceRows>
  ),
};
const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['A', 'R'], does: 'accept, ask to revise' },
  { keys: ['Ctrl', 'Enter'], does: 'send and go on' },
];
export const Keys: Story = { render: () => <KeyHints hints={hints} /> };
export const AllKeys: Story = { render: () => <KeyHints hints={hints} isStacked /> };
export const Bar: Story = {
  render: () => (
    <ReviewBar
      words={
        <>
          <b>Spelzwerk</b> 1 of 3
        </>
      }
      actions={<Button>Give verdict</Button>}
    />
  ),
};
