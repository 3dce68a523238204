import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Layout';
import { AnnouncementList, AnnouncementRow } from './AnnouncementList';

const meta: Meta = { title: 'AnnouncementList' };
export default meta;
type Story = StoryObj;

export const Announcements: Story = {
  render: () => (
    <div style={{ padding: '0 20px' }}>
      <Section title="Announcements" isFlush>
        <AnnouncementList>
          <AnnouncementRow
            title="The film corner opens at 21:30"
            paragraphs={['Too many of you asked for it.', 'Two sets, ten minutes a team, no booking.']}
            when="Thu 5 Dec, 09:40"
          />
          <AnnouncementRow
            title="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
            paragraphs={['One line.\nAnother line of the same paragraph.']}
            when="Tue 3 Dec, 18:00"
          />
        </AnnouncementList>
      </Section>
    </div>
  ),
};
