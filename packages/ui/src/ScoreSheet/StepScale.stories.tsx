import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from '../Layout';
import { StepScale } from './StepScale';

const meta: Meta<typeof StepScale> = {
  component: StepScale,
  // What hangs over its edges needs the gutter of a page.
  decorators: [
    (Story) => (
      <Wrap>
        <Story />
      </Wrap>
    ),
  ],
  args: {
    name: 'Evidence',
    question: 'What do you know because somebody outside the team did something?',
    weight: 'counts 30 %',
    anchors: [
      'Opinions. Nobody outside was asked.',
      'Talks, but no number.',
      'One number from one real test.',
      'Several tests, and they agree.',
      'Strangers paid or came back.',
    ],
    value: 4,
    hint: 'Pick a step to read what it stands for.',
    onChoose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof StepScale>;

export const Chosen: Story = {};
export const Open: Story = { args: { value: null } };
/** The first one that has no step yet. */
export const Next: Story = {
  args: {
    name: 'Next step',
    question: 'Is it clear what the next four weeks prove?',
    weight: 'counts 10 %',
    value: null,
    isNext: true,
  },
};
/** After the lock. */
export const ReadOnly: Story = { args: { value: 2, isReadOnly: true } };
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    name: 'Wirtschaftlichkeitsnachweis',
    question: 'Trägt der Preis die Herstellungskosten, Versandverpackungen eingeschlossen?',
    weight: 'zählt 30 %',
    anchors: [
      'Keine Preisvorstellung vorhanden.',
      'Ein Preis, nach dem niemand gefragt wurde.',
      'Ein Preis, dem jemand zugestimmt hat.',
      'Herstellungskostenrechnung und Preis sind bekannt.',
      'Verdient an jedem verkauften Stück, Gewährleistungsansprüche eingerechnet.',
    ],
    hint: 'Wähle eine Stufe, um zu lesen, wofür sie steht.',
  },
};
