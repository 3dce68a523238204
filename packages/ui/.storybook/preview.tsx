import type { Preview } from '@storybook/react-vite';
import '../src/fonts/fonts.css';
import { plainControls } from '../src/stories/plainControls';
import { inGerman } from '../src/stories/german';
import { GlobalStyle } from '../src/theme';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the page',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', locale: 'en' },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    options: { storySort: { order: ['Start here', 'Foundations', 'Components'] } },
  },
  argTypesEnhancers: [plainControls],
  decorators: [
    (Story, { globals, args }) => {
      const isGerman = globals.locale === 'de';
      document.documentElement.dataset.theme = globals.theme === 'light' ? 'light' : 'dark';
      document.documentElement.lang = isGerman ? 'de' : 'en';
      return (
        <>
          <GlobalStyle />
          {isGerman ? Story({ args: inGerman(args) }) : <Story />}
        </>
      );
    },
  ],
};

export default preview;
