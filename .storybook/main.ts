import type { StorybookConfig } from '@storybook/react-vite';
import { isSentence, SENTENCE } from '../stories/support/isSentence';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // States and test sentences stand beside each other: the sidebar filters by the tag of the latter.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...asked) =>
        (await indexer.createIndex(...asked)).map((entry) =>
          isSentence(entry.name ?? '') ? { ...entry, tags: [...(entry.tags ?? []), SENTENCE] } : entry,
        ),
    })),
  // The stories have no screens of the app, and must not overwrite its list of them.
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'trowel:screen-files')),
  }),
};

export default config;
