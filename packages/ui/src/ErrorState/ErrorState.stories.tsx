import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../Button';
import { ErrorState } from './ErrorState';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: 'This page fell over',
    description: 'We wrote it down. Reload, or go back to your dashboard.',
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Inline: Story = { args: { actions: <Button size="sm">Reload</Button> } };
export const Page: Story = {
  args: {
    size: 'page',
    title: 'Nothing grows here',
    description: 'The page moved or never existed. Your hand-ins are where you left them.',
    actions: (
      <>
        <ButtonLink variant="primary" href="/">
          To the start
        </ButtonLink>
        <ButtonLink href="/events">See events</ButtonLink>
      </>
    ),
  },
};
export const LongText: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Die Verbindung zum Veranstaltungskalender ist unterbrochen',
    description:
      'Deine Angaben sind noch hier und nichts ist verloren. Lade die Seite neu, oder geh zurück zu deiner Übersicht.',
    actions: <Button size="sm">Neu laden</Button>,
  },
};
