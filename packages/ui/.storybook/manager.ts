import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { growThemeOf, growThemes } from './growTheme';

interface Globals {
  globals: Record<string, unknown>;
}

addons.setConfig({ theme: growThemes.dark, sidebar: { showRoots: true } });

// The frame follows the theme that the toolbar gives to the stories.
addons.register('grow/theme', (api) => {
  const follow = ({ globals }: Globals) => api.setOptions({ theme: growThemeOf(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
