import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take more than a minute on two cores, the longest first. One that begins last is waited for while the other
 * workers have nothing to do: Vitest begins with the largest files, and these are small.
 */
const LONG: readonly string[] = [
  'e2e/start',
  'e2e/hostileHands',
  'e2e/shell',
  'e2e/pebbleWeek',
  'e2e/commands',
  'e2e/deadSpots',
  'e2e/deadSpotOffice',
  'e2e/accessibility',
  'e2e/killedPhone',
  'e2e/connection',
  'api/rightsOfAnswers',
  'api/backup',
  'offline/simulator',
  'offline/simulatorSecondHalf',
  'api/rightsOfFields',
  'api/malformedRequests',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

/** Begins with the files that take longest. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Unit, API and end-to-end tests. Stories run from `vitest.storybook.config.ts`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'stories/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false, // nothing in them keeps anything: a third of the time
          server: { deps: { inline: ['ra-data-graphql', '@apollo/client'] } },
        },
      },
      {
        // Node takes the CommonJS build of graphql for every package; our own imports must meet the same one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/offline/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/templateDatabase.ts'],
          setupFiles: ['tests/support/untouchedPrototypes.ts'],
          isolate: false, // a server process keeps nothing but by its database
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 3, // a worker waits for PostgreSQL half of its time
        },
      },
      {
        test: {
          name: 'sources',
          include: ['tests/sources/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/sources/runningSource.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/runningServer.ts'],
          retry: 1, // a real browser on a busy machine; the report names what needed it, and that is a fault to mend
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 3, // every third file waits for a server that is silent
        },
      },
    ],
  },
});
