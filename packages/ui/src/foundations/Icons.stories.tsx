import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'lucide-react';
import { Section } from '../Layout';
import { Text } from '../Text';
import { Stack, Swatches } from './Page.styles';

/**
 * lucide, stroke 1.75. Icons come with words, except close, more, search, bell and zoom; those say their name to screen
 * readers. Social links use camera, message and briefcase with words, no logos.
 */
const meta: Meta = { title: 'Foundations/Icons' };
export default meta;
type Story = StoryObj;

const sources = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.stories.tsx', '!../*/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const imports = /import \{([^}]+)\} from 'lucide-react'/g;
const used = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  ),
);

/** Every icon that a component of the kit draws. */
export const InUse: Story = {
  render: () => (
    <Swatches>
      {[...used].sort().map((name) => {
        const Icon = icons[name as keyof typeof icons];
        return (
          Icon && (
            <div key={name}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <Text step="small" tone="muted">
                {name}
              </Text>
            </div>
          )
        );
      })}
    </Swatches>
  ),
};

const sizes = { dense: 16, default: 18, navigation: 20 };

export const Sizes: Story = {
  render: () => (
    <Stack>
      {Object.entries(sizes).map(([name, size]) => (
        <Section key={name} title={`${name}, ${size} px`}>
          <icons.Search size={size} strokeWidth={1.75} aria-hidden />
        </Section>
      ))}
    </Stack>
  ),
};
