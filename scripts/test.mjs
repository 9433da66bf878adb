/** Every check and every test, in the order in which they fail fastest. `npm test -- unit e2e` runs only the named steps. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureOfficePrograms } from './officePrograms.mjs';
import { makeScratchFolder } from './scratch.mjs';
import { ensureSourcePackages } from './sourcePackages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(makeScratchFolder(), 'reports');
mkdirSync(reports);
const bin = (name) => join(root, 'node_modules/.bin', name);

const run = (command, ...args) => {
  if (spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    throw new Error(`${command.split('/').pop()} ${args.join(' ')} failed`);
};
const vitest = (name, ...args) =>
  run(
    bin('vitest'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  );

/** The API on a database as an office has it (tests/support/officeDatabase.ts): what reads and writes dates and sorts words. */
const OFFICE = ['boards', 'exports', 'imports', 'jobSearchKeys', 'reports', 'pipelineUndo', 'officeDatabase'].map(
  (name) => `tests/api/${name}.test.ts`,
);
const onOfficeDatabase = (work) => {
  process.env.TEST_DATABASE = 'office';
  try {
    work();
  } finally {
    delete process.env.TEST_DATABASE;
  }
};

/** Two at a time, the longest first; what each says comes when it has ended. A second checker in one would check half of it again. */
const checkTypes = async () => {
  const waiting = ['.', 'src', 'server', 'domain'];
  const failed = [];
  const lane = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const child = spawn(bin('tsc'), ['-p', project, '--checkers', '1', '--pretty'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const said = [];
      child.stdout.on('data', (bytes) => said.push(bytes));
      const status = await new Promise((resolve) => child.once('close', resolve));
      process.stdout.write(Buffer.concat(said));
      if (status !== 0) failed.push(project);
    }
  };
  await Promise.all([lane(), lane()]);
  if (failed.length > 0) throw new Error(`tsc -p ${failed.join(', ')} failed`);
};

const STEPS = {
  lint: () => {
    run(bin('oxfmt'), '--check', '.');
    run(bin('oxlint'), '--type-aware', '--deny-warnings', '.');
    run(bin('knip'), '--no-progress');
  },
  types: checkTypes,
  generated: () => run(bin('tsx'), 'scripts/codegen.ts', '--check'),
  unit: () => vitest('unit', '--project', 'unit'),
  api: () => {
    ensureOfficePrograms();
    process.env.SOURCE_PACKAGES = ensureSourcePackages(root) ?? '';
    vitest('api', '--project', 'api');
  },
  office: () => {
    ensureOfficePrograms();
    onOfficeDatabase(() => vitest('office', '--project', 'api', ...OFFICE));
  },
  storybook: () => vitest('storybook', '--config', 'vitest.storybook.config.ts'),
  build: () => ensureBuilt(root),
  bench: () => run(process.execPath, 'scripts/bench.mjs', '--smoke'),
  e2e: () => {
    ensureEngines();
    vitest('e2e', '--project', 'e2e');
  },
};

/** What Vitest wrote of each step that ran. */
const written = () =>
  Object.keys(STEPS)
    .map((step) => ({ step, file: join(reports, `${step}.json`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ step, file }) => ({ step, report: JSON.parse(readFileSync(file, 'utf8')) }));

const counts = () =>
  written().reduce(
    (sum, { report }) => ({ passed: sum.passed + report.numPassedTests, failed: sum.failed + report.numFailedTests }),
    { passed: 0, failed: 0 },
  );

const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n', 1)[0]
    .slice(0, 300);

/** One line for each test that failed and each file that could not be run: of a long run often only the last lines are kept. */
const failedTests = () =>
  written().flatMap(({ step, report }) =>
    report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      const at = `${step}: ${relative(root, name)}`;
      return status === 'failed' && failed.length === 0
        ? [`${at}: ${firstLine(message)}`]
        : failed.map((result) => `${at} > ${result.fullName}: ${firstLine(result.failureMessages?.[0])}`);
    }),
  );

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}

ensureInstalled(root);
process.env.CHROMIUM_PATH = ensureChromium();
/** A developer mends the first failure before the next is looked for; on CI one run names them all. */
const goesOn = Boolean(process.env.CI);
const failures = [];
for (const name of asked.length > 0 ? asked : Object.keys(STEPS)) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  try {
    await STEPS[name]();
    console.log(`== ${name} passed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures.push(`${name}: ${error.message}`);
    console.error(`== ${failures.at(-1)}`);
    if (!goesOn) break;
  }
}
const { passed, failed } = counts();
if (failures.length > 0) console.error(`\n${[...failedTests(), ...failures].join('\n')}`);
console.log(`\n${passed} passed, ${Math.max(failed, failures.length)} failed`);
process.exit(failures.length > 0 ? 1 : 0);
