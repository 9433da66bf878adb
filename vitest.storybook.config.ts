import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './tests/support/browserPath';

// The stories run with React and MUI as they are delivered: twice as fast as their development builds.
process.env.NODE_ENV = 'production';

/** Packages under the number of their version; sources name that number, and are fetched again where a package is found late. */
const STAYS = /[?&]v=\w+/;

/**
 * A browser fetches each package once. Vitest would have it fetch hundreds of modules again for each file of stories, since a test
 * may put a mock in a module's place: no story does.
 */
const packagesStay: Plugin = {
  name: 'trowel:packages-stay',
  configureServer: ({ middlewares }) => {
    middlewares.use(({ url = '' }, response, next) => {
      if (STAYS.test(url)) {
        response.setHeader('cache-control', 'max-age=3600');
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          name.toLowerCase() === 'cache-control' ? response : setHeader(name, value);
      }
      next();
    });
  },
};

/** Every story as a test in headless Chromium, with axe. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' }), packagesStay],
        test: {
          name: 'storybook',
          retry: 1, // as end to end
          maxWorkers: 2,
          isolate: false, // the files of a page one after another: what they leave is put back (leaveNothing.ts, preview.tsx)
          setupFiles: ['./stories/support/leaveNothing.ts'],
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
