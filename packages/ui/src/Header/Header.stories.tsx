import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarMenu } from '../AvatarMenu';
import { SeasonStrip } from '../SeasonStrip';
import { Segmented } from '../Segmented';
import { headerLabels, menuEntries, navItems, sampleDay } from '../stories/samples';
import { Header } from './Header';

const language = (
  <Segmented
    label="Language"
    size="sm"
    value="en"
    onChange={() => undefined}
    options={[
      { value: 'en', label: 'EN', name: 'English' },
      { value: 'de', label: 'DE', name: 'Deutsch' },
    ]}
  />
);

const meta: Meta<typeof Header> = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { items: navItems, labels: headerLabels },
};
export default meta;
type Story = StoryObj<typeof Header>;

export const LoggedOut: Story = {
  args: {
    items: navItems.slice(0, 1),
    login: { href: '/connect/login', label: 'Login' },
    languageSwitch: language,
  },
};
export const LoggedIn: Story = {
  args: {
    account: (
      <AvatarMenu
        person={{ firstName: 'Jonna', lastName: 'Falk' }}
        entries={menuEntries}
        labels={{ menu: 'Your menu' }}
      />
    ),
    strip: <SeasonStrip day={sampleDay} />,
  },
};
export const Loading: Story = {
  args: {
    account: <AvatarMenu person={{ isLoading: true }} entries={menuEntries} labels={{ menu: 'Your menu' }} />,
  },
};
