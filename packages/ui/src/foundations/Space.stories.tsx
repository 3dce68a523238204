import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Section } from '../Layout';
import { Text } from '../Text';
import { layers, media } from '../tokens';
import { CopyToken } from './CopyToken';
import { Lines, Stack, Swatches } from './Page.styles';

/**
 * Sections sit on hairlines, objects sit on cards: only what one could pick up gets a surface. The grid has eleven
 * columns; the default split is 7 and 4. Ticks, letters, bars and charts are always square.
 */
const meta: Meta = { title: 'Foundations/Space' };
export default meta;
type Story = StoryObj;

const Bar = styled.span`
  display: block;
  height: 12px;
  max-width: 100%;
  background: var(--color-accent);
`;

const Corner = styled.div`
  display: grid;
  place-items: center;
  height: 96px;
  border: 1px solid var(--color-edge);
  background: var(--color-surface);
`;

const Floating = styled.div`
  padding: 24px;
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-float);
`;

const steps = Array.from({ length: 9 }, (_, index) => `--space-${index + 1}`);
const radii = ['xs', 'sm', 'md', 'lg', 'full'];

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>
      <CopyToken token={name.startsWith('--') ? `var(${name})` : name}>
        {(isCopied) => (
          <Text as="span" step="ui">
            {isCopied ? 'Copied' : name}
          </Text>
        )}
      </CopyToken>
    </dt>
    <dd>{children}</dd>
  </div>
);

/** 4 8 12 16 24 32 48 72 112, the section step and the gutter of this window. */
export const Steps: Story = {
  render: () => (
    <Lines>
      {[...steps, '--space-section', '--gutter'].map((name) => (
        <Line key={name} name={name}>
          <Bar style={{ width: `var(${name})` }} />
        </Line>
      ))}
    </Lines>
  ),
};

/** 3 tags, 6 controls, 10 cards, 14 dialogs, full avatars. Only what floats has a shadow. */
export const ShapeAndDepth: Story = {
  render: () => (
    <Stack>
      <Swatches>
        {radii.map((name) => (
          <Corner key={name} style={{ borderRadius: `var(--radius-${name})` }}>
            {name}
          </Corner>
        ))}
      </Swatches>
      <Floating>Menus, dialogs, drawers, toasts and bars float.</Floating>
    </Stack>
  ),
};

/** From which widths the layout changes, and what lies above what. */
export const BreakpointsAndLayers: Story = {
  render: () => (
    <Stack>
      <Section title="Breakpoints">
        <Lines>
          {Object.entries(media).map(([name, query]) => (
            <Line key={name} name={name}>
              {query.replace('@media ', '')}
            </Line>
          ))}
        </Lines>
      </Section>
      <Section title="Layers">
        <Lines>
          {Object.entries(layers).map(([name, depth]) => (
            <Line key={name} name={name}>
              {depth}
            </Line>
          ))}
        </Lines>
      </Section>
    </Stack>
  ),
};
