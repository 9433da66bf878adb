import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './tests/support/browserPath';

// The stories run with React and MUI as they are delivered: twice as fast as their development builds.
process.env.NODE_ENV = 'production';

/** Every story as a test in headless Chromium, with axe. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          retry: 1, // as end to end
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: chromiumPath(),
                args: [...CHROMIUM_FLAGS],
              },
            }),
          },
        },
      },
    ],
  },
});
