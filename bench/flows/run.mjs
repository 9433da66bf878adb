/** `npm run bench flows`: how many source files a thing that people do all day goes through. See README.md. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureBuilt } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { removeFolder } from '../../scripts/removeFolder.mjs';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { freePort } from '../inBrowser/freePort.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { tellCrewsAllDay } from '../inBrowser/tellCrewsAllDay.mjs';
import { FLOWS } from './flows.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const results = join(dirname(folder), 'results');
/** So long the pages and the server are watched while nobody does anything. */
const IDLE_MS = Number(process.env.BENCH_IDLE_MS || 8_000);
/** So long after the end of a flow what it set off may still run. */
const AFTER_MS = 500;
/** What draws, what is text, and what carries requests, beside which the way of the data is counted. */
const DRAWING = /\.tsx$|\/messages\b|\.(en|es)\.ts$|labels?(Es)?\b|\.css$/i;
const CASES = process.env.BENCH_CASES?.split(',');

await ensureBuilt(root, { isQuiet: true });
/** The same build once more, with its maps: the product itself is delivered without. */
const mapped = mkdtempSync(join(tmpdir(), 'trowel-maps-'));
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  mode: 'production',
  build: { outDir: mapped, emptyOutDir: true, sourcemap: 'hidden' },
});
const client = join(root, 'dist/client');
const assertSame = (file) => {
  if (readFileSync(join(client, file), 'utf8') !== readFileSync(join(mapped, file), 'utf8'))
    throw new Error(`${file} was built differently with its map`);
};

const data = dataFolder();
const coveragePort = await freePort();
const server = await startServer({
  root,
  data,
  env: {
    NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'serverCoverage.mjs')).href}`,
    BENCH_COVERAGE_PORT: String(coveragePort),
  },
});
await tellCrewsAllDay(server.url);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const states = new Map();

const signIn = async (account) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${account}@trowel.test`);
  await page.getByLabel('Password', { exact: true }).fill('Trowel123!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('#content').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};
const open = async (account, path) => {
  if (!states.has(account)) states.set(account, await signIn(account));
  const context = await browser.newContext({
    storageState: states.get(account),
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
};

/** Counts in a page from now on. @returns what answers the functions that ran since the question before */
const watchPage = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => (await session.send('Profiler.takePreciseCoverage')).result;
};
const serverRan = async () => (await fetch(`http://127.0.0.1:${coveragePort}/`)).json();

const inBrowser = sourceFiles(root, (file) => join(mapped, `${file.slice(client.length + 1)}.map`));
const inServer = sourceFiles(root, (file) => `${file}.map`);
/** `file offset`, of each function that ran; a file as a whole, which runs when it is loaded, is none. */
const functionsOf = (scripts, fileOf) =>
  scripts.flatMap(({ url, functions }) => {
    const file = fileOf(url);
    if (file === null) return [];
    return functions
      .filter(({ ranges: [range] }) => range.count > 0 && range.startOffset > 0)
      .map(({ ranges: [range] }) => `${file} ${range.startOffset}`);
  });
const clientFile = (url) => {
  const path = url.startsWith(server.url) ? new URL(url).pathname : '';
  return path.endsWith('.js') ? join(client, path) : null;
};
const serverFile = (url) => (url.startsWith('file:') ? fileURLToPath(url) : null);
const checked = new Set();
const sourceOf = (ran) => {
  const [file, offset] = ran.split(' ');
  if (!file.startsWith(client)) return inServer(file)(Number(offset));
  if (!checked.has(file)) assertSame(file.slice(client.length + 1));
  checked.add(file);
  return inBrowser(file)(Number(offset));
};

const count = async (name, { prepare, area, before, aim }) => {
  const { pages, act } = await prepare({ url: server.url, open });
  const watched = await Promise.all(pages.map(watchPage));
  const ran = async () => [
    ...functionsOf(await serverRan(), serverFile),
    ...(await Promise.all(watched.map((take) => take()))).flatMap((scripts) => functionsOf(scripts, clientFile)),
  ];
  let requests = 0;
  await ran();
  await pause(IDLE_MS);
  const idle = new Set(await ran());
  for (const page of pages)
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) requests += 1;
    });
  await act();
  await pause(AFTER_MS);
  const functions = new Set((await ran()).filter((one) => !idle.has(one)));
  const files = [...new Set([...functions].map(sourceOf))]
    .filter((file) => file !== null)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const way = files.filter((file) => !DRAWING.test(file));
  await Promise.all(pages.map((page) => page.context().close()));
  const of = (side) => files.filter((file) => file.startsWith(`${side}/`)).length;
  return {
    name,
    all: files.length,
    src: of('src'),
    server: of('server'),
    domain: of('domain'),
    own: way.filter((file) => area.test(file)).length,
    functions: functions.size,
    requests,
    before,
    aim,
    files,
  };
};

try {
  const counted = [];
  for (const [name, flow] of Object.entries(FLOWS))
    if (!CASES || CASES.includes(name)) counted.push(await count(name, flow));
  console.log('flow             files  src  server  domain  own  requests   before  aim   own aim');
  for (const { name, all, src, server: ofServer, domain, own, requests, before, aim } of counted) {
    const cells = [
      [all, 5],
      [src, 5],
      [ofServer, 8],
      [domain, 8],
      [own, 5],
      [requests, 10],
      [before.all, 9],
      [aim.all, 5],
      [aim.own, 10],
    ];
    console.log(name.padEnd(17) + cells.map(([value, width]) => String(value).padStart(width)).join(''));
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'flows.json'), JSON.stringify(counted, null, 2));
  const empty = counted.filter(({ src, server: ofServer, domain }) => src === 0 || ofServer === 0 || domain === 0);
  if (empty.length > 0) throw new Error(`nothing ran on a side of ${empty.map(({ name }) => name).join(', ')}`);
} finally {
  await browser.close();
  await server.end();
  removeFolder(data);
  removeFolder(mapped);
}
