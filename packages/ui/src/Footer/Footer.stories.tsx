import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeasonStrip } from '../SeasonStrip';
import { sampleDay } from '../stories/samples';
import { Footer } from './Footer';

const meta: Meta<typeof Footer> = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { home: 'GROW, home' },
    season: (
      <>
        GROW 24/25
        <br />4 November to 19 January
      </>
    ),
    links: [
      { key: 'faq', href: '/#faqs', label: 'FAQ' },
      { key: 'mail', href: 'mailto:hello@grow.example', label: 'hello@grow.example' },
      { key: 'imprint', href: '/imprint', label: 'Imprint' },
      { key: 'privacy', href: '/privacy', label: 'Privacy' },
    ],
    socials: [
      { kind: 'photos', href: 'https://photos.example', label: 'Photos and video' },
      { kind: 'chat', href: 'https://chat.example', label: 'Group chat' },
      { kind: 'network', href: 'https://network.example', label: 'Professional network' },
    ],
    credits: {
      label: 'Made by',
      note: 'Organised by students, for students.',
      makers: [
        { part: 'Design and code', name: 'GROW web team' },
        { part: 'Typefaces', name: 'Archivo and Hanken Grotesk' },
      ],
    },
    strip: <SeasonStrip day={sampleDay} isFlipped />,
  },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Default: Story = {};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    labels: { home: 'GROW, Startseite' },
    season: (
      <>
        GROW 24/25
        <br />
        4. November bis 19. Januar
      </>
    ),
    links: [
      { key: 'faq', href: '/de#faqs', label: 'Häufige Fragen' },
      { key: 'mail', href: 'mailto:hello@grow.example', label: 'hello@grow.example' },
      { key: 'imprint', href: '/de/imprint', label: 'Impressum' },
      { key: 'privacy', href: '/de/privacy', label: 'Datenschutz' },
    ],
    credits: {
      label: 'Gemacht von',
      note: 'Von Studierenden organisiert, für Studierende.',
      makers: [{ part: 'Gestaltung und Programmierung', name: 'GROW Web-Team' }],
    },
  },
};
