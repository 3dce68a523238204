import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { verbs } from '../stories/samples';
import { Text, textSteps } from '../Text';
import type { TextStep } from '../Text';
import { Lines, Stack } from './Page.styles';

/**
 * Display is Archivo, body is Hanken Grotesk. Width is the second voice: narrow is early, wide is late. At most one d1 a
 * page; 12 px is the floor. Numbers in tables, times and counters are tabular. Sentence case everywhere.
 */
const meta: Meta = { title: 'Foundations/Type' };
export default meta;
type Story = StoryObj;

const Step = ({ step }: { step: TextStep }) => {
  const sample = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState('');
  useLayoutEffect(() => {
    if (!sample.current?.firstElementChild) return;
    const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(
      sample.current.firstElementChild,
    );
    const face = fontFamily.split(/ Variable|,/)[0]?.replaceAll(/["']/g, '') ?? '';
    const lines = parseFloat(lineHeight) / parseFloat(fontSize);
    setMeasured(`${parseFloat(fontSize).toFixed(1)} px, line ${lines.toFixed(2)}, ${face} ${fontWeight}`);
  }, [step]);
  return (
    <div>
      <dt>
        <Text as="b">{step}</Text>
        <Text step="micro" tone="muted">
          {measured}
        </Text>
      </dt>
      <dd ref={sample}>
        <Text step={step}>Eleven weeks to grow</Text>
      </dd>
    </div>
  );
};

/** The scale at the width of this window. */
export const Scale: Story = {
  render: () => (
    <Lines>
      {textSteps.map((step) => (
        <Step key={step} step={step} />
      ))}
    </Lines>
  ),
};

const Width = styled.p`
  font-family: var(--font-display);
  font-weight: 780;
  font-size: 1.75rem;
  line-height: 1.2;
`;

/** From 66 % in the first week to 120 % in the last. */
export const WidthIsTime: Story = {
  render: () => (
    <Stack>
      <div>
        {verbs.map((verb, week) => (
          <Width key={verb} style={{ fontStretch: `${66 + week * 5.4}%` }}>
            {verb}
          </Width>
        ))}
      </div>
    </Stack>
  ),
};
