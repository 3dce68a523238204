import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrowthLine } from '../GrowthLine';
import { Section } from '../Layout';
import { TextLink } from '../Link';
import { sampleDay, verbs } from '../stories/samples';
import { Text } from '../Text';
import { Lines, Stack } from './Page.styles';

/** What GROW looks like and why, and how to find the way in here. */
const meta: Meta = { title: 'Start here', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const rules = [
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
];

const starts = [
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
];

export const StartHere: Story = {
  // As its page, so that the sidebar shows one entry.
  name: 'Start here',
  render: () => (
    <Stack>
      <header>
        <Text as="h1" step="d2">
          Eleven weeks, eleven letters
        </Text>
        <Text step="lead" tone="muted">
          GROW is a founding contest of eleven weeks. Its name for them has eleven letters, and that line is
          all the decoration there is.
        </Text>
      </header>
      <GrowthLine label="Season 24/25: day 32 of 77, week 5 of 11" day={sampleDay} verbs={verbs} />
      <Section title="Three rules decide almost every question">
        <Lines>
          {rules.map(({ name, text }) => (
            <div key={name}>
              <Text as="dt" step="h4">
                {name}
              </Text>
              <dd>{text}</dd>
            </div>
          ))}
        </Lines>
      </Section>
      <Section title="Where to find what">
        <Lines>
          {starts.map(({ name, text, page, link }) => (
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
    </Stack>
  ),
};
