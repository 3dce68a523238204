import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Header } from '../Header';
import { SeasonStrip } from '../SeasonStrip';
import { headerLabels, menuEntries, navItems, sampleDay } from '../stories/samples';
import { MobileMenu } from './MobileMenu';

const meta: Meta<typeof MobileMenu> = {
  component: MobileMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'mobile2' } },
  args: {
    items: navItems,
    labels: { navigation: 'Mobile' },
    entries: menuEntries,
    person: { firstName: 'Jonna', lastName: 'Falk', detail: 'Spelzwerk' },
    season: 'GROW 24/25. Week 5 of 11',
    strip: <SeasonStrip day={sampleDay} />,
  },
  render: (args) => (
    <>
      <Header
        items={navItems}
        labels={headerLabels}
        login={{ href: '/connect/login', label: 'Login' }}
        strip={<SeasonStrip day={sampleDay} />}
      />
      <MobileMenu {...args} />
      <main>
        <p>The page below stays where it is.</p>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const toggle = canvasElement.querySelector<HTMLElement>('[data-menu-toggle]');
    if (!toggle?.checkVisibility()) return;
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};
export default meta;
type Story = StoryObj<typeof MobileMenu>;

export const LoggedIn: Story = {};
export const LoggedOut: Story = {
  args: {
    items: navItems.slice(0, 1),
    person: undefined,
    login: { href: '/connect/login', label: 'Login' },
    entries: menuEntries.filter(({ kind }) => kind === 'theme'),
  },
};
