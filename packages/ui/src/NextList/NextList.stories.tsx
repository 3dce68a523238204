import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Section } from '../Layout';
import { NextList, NextRow } from './NextList';

const meta: Meta = { title: 'NextList' };
export default meta;
type Story = StoryObj;

const answers = (
  <>
    <Button size="sm" variant="solid">
      Join team
    </Button>
    <Button size="sm" variant="ghost">
      Decline
    </Button>
  </>
);

export const NextThree: Story = {
  render: () => (
    <div style={{ padding: '0 20px' }}>
      <Section title="Next three things" aside="by urgency" isFlush>
        <NextList>
          <NextRow
            left="5 days"
            until="until Tue 10 Dec"
            title="Spelzwerk invited you"
            detail="Ilka, Tue 3 Dec: “We need somebody who can solder a logger.”"
            actions={answers}
          />
          <NextRow
            left="Waiting"
            until="since Mon 2 Dec"
            title="Halbvoll has not answered"
            detail="They usually answer in three days."
            actions={
              <Button size="sm" variant="ghost">
                Withdraw
              </Button>
            }
          />
          <NextRow
            left="10 days"
            until="until Sun 15 Dec"
            title="Let teams find you"
            detail="Your profile is hidden."
            actions={<Button size="sm">Show me</Button>}
          />
        </NextList>
      </Section>
    </div>
  ),
};

export const LongNames: Story = {
  render: () => (
    <div style={{ padding: '0 20px' }}>
      <Section title="Die nächsten drei" isFlush>
        <NextList>
          <NextRow
            left="47 Stunden"
            until="bis Do 3. Dez, 23:59"
            title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk lädt dich ein"
            actions={answers}
          />
          <NextRow left="Jederzeit" title="Rindfleischetikettierungsüberwachung" detail="Ohne Aktion." />
        </NextList>
      </Section>
    </div>
  ),
};
