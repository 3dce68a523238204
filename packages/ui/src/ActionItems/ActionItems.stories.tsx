import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { ActionItemList, ActionItemRow } from './ActionItems';

const jonna = { firstName: 'Jonna', lastName: 'Falk', name: 'Jonna Falk' };
const answers = (
  <>
    <Button size="sm">Done</Button>
    <Button size="sm" variant="ghost">
      Still open
    </Button>
    <Button size="sm" variant="ghost">
      Not for us
    </Button>
  </>
);

const meta: Meta<typeof ActionItemList> = { component: ActionItemList };
export default meta;
type Story = StoryObj<typeof ActionItemList>;

export const Answering: Story = {
  render: () => (
    <ActionItemList>
      <ActionItemRow
        text="Ask for a second dairy"
        source="Henrike, advice of week 3"
        due="due in week 5"
        owner={jonna}
        answer={answers}
      />
      <ActionItemRow
        text="Weigh a wet pad"
        source="Henrike, verdict of week 3"
        due="was due in week 4"
        isLate
        answer={answers}
      />
    </ActionItemList>
  ),
};
export const Answered: Story = {
  render: () => (
    <ActionItemList>
      <ActionItemRow
        text="Weigh a wet pad"
        source="Henrike, verdict of week 3"
        owner={jonna}
        isSettled
        answer={<p>Done. Tomasz, week 5.</p>}
      />
      <ActionItemRow
        text="Rent a stand at the cheese fair in Bad Tölz-Wolfratshausen"
        isSettled
        answer={<p>Not for us: “It costs 900 €.” Emre, week 4.</p>}
      />
    </ActionItemList>
  ),
};
