import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrowthLine } from '../GrowthLine';
import { Section } from '../Layout';
import { TextLink } from '../Link';
import { sampleDay, verbs } from '../stories/samples';
import { Text } from '../Text';
import { Lines, Stack } from './Page.styles';

interface StartHereLine {
  name: string;
  text: string;
  /** Where to go, and how that is called. */
  page?: string;
  link?: string;
}

interface StartHereArgs {
  title: string;
  lead: string;
  season: string;
  verbs: string[];
  parts: { title: string; lines: StartHereLine[] }[];
}

/** What GROW looks like and why, and how to find the way in here. */
const meta: Meta<StartHereArgs> = {
  title: 'Start here',
  tags: ['!autodocs'],
  // Its words are props so that they follow the language; nobody needs to change them.
  parameters: { controls: { disable: true } },
  args: {
    title: 'Eleven weeks, eleven letters',
    lead: 'GROW is a founding contest of eleven weeks. Its name for them has eleven letters, and that line is all the decoration there is.',
    season: 'Season 24/25: day 32 of 77, week 5 of 11',
    verbs,
    parts: [
      {
        title: 'Three rules decide almost every question',
        lines: [
          {
            name: 'Time is ink',
            text: 'Passed days and plain data use ink. Accent marks now and the one thing to do next. Green is only for work a mentor has accepted.',
          },
          {
            name: 'Lines and cards',
            text: 'Sections sit on hairlines. Only what one could pick up gets a surface: a team, a file, a dialog, a notification.',
          },
          {
            name: 'One growth rate',
            text: 'Each week stands 1.2 times taller than the one before: letters, lists and the steps of type.',
          },
        ],
      },
      {
        title: 'Where to find what',
        lines: [
          {
            name: 'Foundations',
            text: 'Colours, type, space, motion, icons and the voice. A click on a token copies it.',
            page: 'foundations-colour--docs',
            link: 'Colours',
          },
          {
            name: 'Components',
            text: 'Every state of each, once, with its props below. Controls change the first one.',
            page: 'components-button--docs',
            link: 'Button',
          },
          {
            name: 'Toolbar',
            text: 'The half circle switches dark and light, the globe English and German, for all stories at once.',
          },
        ],
      },
    ],
  },
};
export default meta;
type Story = StoryObj<StartHereArgs>;

export const StartHere: Story = {
  // As its page, so that the sidebar shows one entry.
  name: 'Start here',
  render: ({ title, lead, season, verbs: weeks, parts }) => (
    <Stack>
      <header>
        <Text as="h1" step="d2">
          {title}
        </Text>
        <Text step="lead" tone="muted">
          {lead}
        </Text>
      </header>
      <GrowthLine label={season} day={sampleDay} verbs={weeks} />
      {parts.map((part) => (
        <Section key={part.title} title={part.title}>
          <Lines>
            {part.lines.map(({ name, text, page, link }) => (
              <div key={name}>
                <Text as="dt" step="h4">
                  {name}
                </Text>
                <dd>
                  {text}{' '}
                  {page && (
                    <TextLink href={`?path=/docs/${page}`} target="_top">
                      {link}
                    </TextLink>
                  )}
                </dd>
              </div>
            ))}
          </Lines>
        </Section>
      ))}
    </Stack>
  ),
};
