import { cleanup, render } from '@testing-library/react';
import { Check as RealCheck } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import createIcon from './createIcon';

const node: [string, Record<string, string>][] = [['path', { d: 'M20 6 9 17l-5-5', key: '1gmf2c' }]];
const Check = createIcon({ node });

afterEach(cleanup);

const attributesOf = (element: Element | null) =>
  Object.fromEntries(
    [...(element?.attributes ?? [])]
      .filter(({ name }) => name !== 'class')
      .map(({ name, value }) => [name, value]),
  );

test.each([
  ['as it comes', {}],
  ['with a size and a stroke', { size: 20, strokeWidth: 1.75, 'aria-hidden': true }],
  ['with a name', { 'aria-label': 'Done', role: 'img' }],
] as const)('draws what the real icon draws, %s', (_how, props) => {
  const ours = render(<Check {...props} />).container.querySelector('svg');
  const real = render(<RealCheck {...props} />).container.querySelector('svg');
  expect(attributesOf(ours)).toEqual(attributesOf(real));
  expect(ours?.innerHTML).toBe(real?.innerHTML);
});
