import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionMenu } from '../ActionMenu';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Section } from '../Layout';
import { TextLink } from '../Link';
import { MemberList, MemberRow, PlaceRow, RequestList, RequestRow } from './MemberList';

const menu = (name: string) => (
  <ActionMenu
    label={`Actions for ${name}`}
    actions={[{ key: 'remove', label: 'Remove', onSelect: () => undefined }]}
  />
);

const meta: Meta = { title: 'MemberList' };
export default meta;
type Story = StoryObj;

export const People: Story = {
  render: () => (
    <div style={{ maxWidth: 420, padding: '0 20px' }}>
      <Section title="People" aside="2 of 5" isFlush>
        <MemberList>
          <MemberRow
            person={{ firstName: 'Jonna', lastName: 'Falk' }}
            name="Jonna Falk"
            note="you"
            about="Industrial engineering. Speaks for the team"
            action={menu('Jonna Falk')}
          />
          <MemberRow
            person={{ firstName: 'שרה', lastName: 'כהן' }}
            name="שרה כהן"
            about="Materials science"
            action={menu('שרה כהן')}
          />
          <PlaceRow
            title="3 places open"
            about="Wanted: electronics or sales"
            action={<TextLink href="#roles">Change</TextLink>}
          />
        </MemberList>
      </Section>
    </div>
  ),
};

export const Requests: Story = {
  render: () => (
    <div style={{ maxWidth: 420, padding: '0 20px' }}>
      <Section title="Requests and invites" aside="2 open" isFlush>
        <RequestList>
          <RequestRow
            picture={<Avatar firstName="Samir" lastName="Haddouk" size={40} />}
            name="Samir Haddouk"
            about="Mechanical engineering, Karlsruhe"
            message="“I have built three climate chambers.”"
            actions={
              <>
                <Button size="sm" variant="solid">
                  Take on
                </Button>
                <Button size="sm" variant="ghost">
                  Decline
                </Button>
              </>
            }
            when="asked yesterday"
          />
          <RequestRow
            picture={<Avatar firstName="Nele" lastName="Osterkamp" size={40} />}
            name="Nele Osterkamp"
            about="Invited by Ilka, 3 Dec. No answer yet"
          />
        </RequestList>
      </Section>
    </div>
  ),
};
