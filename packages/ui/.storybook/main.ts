import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/foundations/*.stories.tsx',
    { directory: '../src', files: '!(foundations)/*.stories.tsx', titlePrefix: 'Components' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  previewAnnotations: (entries = []) => [
    ...entries,
    fileURLToPath(new URL('./docsPreview.tsx', import.meta.url)),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
