import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Section } from '../Layout';
import { Text } from '../Text';
import { colorVariable } from '../theme/theme';
import { colorSchemes, inkPairs } from '../tokens';
import type { ColorRole } from '../tokens';
import { CopyToken } from './CopyToken';
import { MeasuredPair } from './Measured';
import { Stack, Swatches } from './Page.styles';

const Swatch = styled.span`
  display: grid;
  padding-bottom: 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  overflow: hidden;
  & > :first-child {
    height: 56px;
    margin-bottom: 8px;
  }
  & > :not(:first-child) {
    padding-inline: 12px;
  }
`;

const Grounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(230px, 25%)), 1fr));
  border: 1px solid var(--color-line);
`;

const roles = Object.keys(colorSchemes.dark) as ColorRole[];
const grounds: ColorRole[] = ['canvas', 'surface', 'raised', 'sunken'];
const texts: ColorRole[] = ['ink', 'inkMuted', 'accentText', 'positive', 'caution', 'critical', 'info'];
const tints: [ColorRole, ColorRole][] = [
  ['accentText', 'accentTint'],
  ['positive', 'positiveTint'],
  ['caution', 'cautionTint'],
  ['critical', 'criticalTint'],
  ['info', 'infoTint'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['canvas', 'ink'],
];
const shapes: ColorRole[] = ['edge', 'focus', 'accent'];

/**
 * Components speak in roles; `data-theme` says what a role stands for. Time is ink, now is rhubarb, evidence is green:
 * passed days and plain data use `ink`, `accent` marks the present time and the one thing to do next, `positive` only
 * what a mentor has accepted. Never use `accent` as text in the light theme; that is `accentText`.
 */
const meta: Meta = { title: 'Foundations/Colour' };
export default meta;
type Story = StoryObj;

/** Every role with its variable; a click copies it. */
export const Roles: Story = {
  render: () => (
    <Swatches>
      {roles.map((role) => (
        <CopyToken key={role} token={`var(${colorVariable(role)})`}>
          {(isCopied) => (
            <Swatch>
              <span style={{ background: `var(${colorVariable(role)})` }} />
              <Text as="b" step="ui">
                {role}
              </Text>
              <Text as="span" step="micro" tone="muted">
                {isCopied ? 'Copied' : colorVariable(role)}
              </Text>
            </Swatch>
          )}
        </CopyToken>
      ))}
    </Swatches>
  ),
};

/** Measured in this page, from the colours that the browser paints: text needs 4.5 to 1, shapes need 3 to 1. */
export const Contrast: Story = {
  render: () => (
    <Stack>
      <Section title="Text on every ground, 4.5 to 1">
        <Grounds>
          {texts.flatMap((figure) =>
            grounds.map((ground) => (
              <MeasuredPair key={`${figure} ${ground}`} figure={figure} ground={ground} atLeast={4.5} />
            )),
          )}
        </Grounds>
      </Section>
      <Section title="Text on tints and fills, 4.5 to 1">
        <Grounds>
          {tints.map(([figure, ground]) => (
            <MeasuredPair key={ground} figure={figure} ground={ground} atLeast={4.5} />
          ))}
        </Grounds>
      </Section>
      <Section title="Shapes on every ground, 3 to 1">
        <Grounds>
          {shapes.flatMap((figure) =>
            grounds.map((ground) => (
              <MeasuredPair key={`${figure} ${ground}`} figure={figure} ground={ground} atLeast={3} />
            )),
          )}
        </Grounds>
      </Section>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-result=passes]').length).toBeGreaterThan(40);
    await expect(canvasElement.querySelectorAll('[data-result=fails]')).toHaveLength(0);
  },
};

const InkCard = styled.div`
  display: grid;
  align-content: end;
  height: 96px;
  padding: 12px;
  background: var(--ground);
  color: var(--figure);
  font-weight: 640;
`;

/** Grounds of posters, marks and avatars. They are the same in both themes. */
export const Inks: Story = {
  render: () => (
    <Swatches>
      {Object.keys(inkPairs).map((ink) => (
        <InkCard key={ink} data-ink={ink}>
          {ink}
        </InkCard>
      ))}
    </Swatches>
  ),
};
