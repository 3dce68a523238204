import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Dial } from '../Dial';
import { Text } from '../Text';
import { media } from '../tokens';
import { Lines, Stack } from './Page.styles';

/**
 * Things enter with a curve that slows down and leave with one that speeds up; nothing overshoots. Who asks the system
 * for less motion gets fades and no transforms.
 */
const meta: Meta = { title: 'Foundations/Motion' };
export default meta;
type Story = StoryObj;

const Track = styled.div`
  height: 12px;
  background: var(--color-sunken);
  overflow: hidden;
  span {
    display: block;
    height: 100%;
    width: 100%;
    background: var(--color-accent);
    transform: translateX(-92%);
    transition-property: transform;
  }
  &[data-there] span {
    transform: none;
  }
  ${media.still} {
    span {
      transform: none;
    }
  }
`;

const times = ['tap', 'quick', 'base', 'slow', 'grow'];
const curves = ['grow', 'leave'];

const Play = () => {
  const [isThere, setIsThere] = useState(false);
  const samples = [
    ...times.map((time) => ({ name: `--time-${time}`, time: `--time-${time}`, curve: '--ease-grow' })),
    ...curves.map((curve) => ({ name: `--ease-${curve}`, time: '--time-grow', curve: `--ease-${curve}` })),
  ];
  return (
    <Stack>
      <div>
        <Button onClick={() => setIsThere(!isThere)}>{isThere ? 'Move back' : 'Move bars'}</Button>
      </div>
      <Lines>
        {samples.map(({ name, time, curve }) => (
          <div key={name}>
            <Text as="dt" step="ui">
              {name}
            </Text>
            <dd>
              <Track data-there={isThere ? '' : undefined}>
                <span
                  style={{ transitionDuration: `var(${time})`, transitionTimingFunction: `var(${curve})` }}
                />
              </Track>
            </dd>
          </div>
        ))}
      </Lines>
    </Stack>
  );
};

/** 90 for a tap, 160 quick, 240 base, 420 slow, 770 to grow: eleven times seventy. */
export const TimesAndCurves: Story = { render: () => <Play /> };

/** Eleven hands, 1.1 s a turn; what is waited for shows after 300 ms. */
export const Waiting: Story = { render: () => <Dial size={48} word="Loading" /> };
