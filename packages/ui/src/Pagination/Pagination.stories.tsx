import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';

const meta: Meta<typeof Pagination> = {
  component: Pagination,
  args: {
    page: 2,
    pageCount: 5,
    onChange: () => undefined,
    labels: { navigation: 'Pages', previous: 'Previous', next: 'Next' },
    position: '21–40 of 97',
  },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1, position: '1–20 of 97' } };
export const Last: Story = { args: { page: 5, position: '81–97 of 97' } };
export const OnlyPage: Story = { args: { page: 1, pageCount: 1, position: '1–3 of 3' } };
export const LongText: Story = {
  args: {
    labels: { navigation: 'Seiten', previous: 'Vorherige Seite', next: 'Nächste Seite' },
    position: '21–40 von 1.284 Teilnehmenden',
  },
};
