/**
 * `npm run storybook:compare [-- words ...] [--accept] [--modes dark,phone] [--no-build]`: takes pictures of the stories whose
 * id holds one of the words and compares them with those that were kept in `.storybook-pictures/kept`. A picture that was never
 * taken before is kept; with --accept each is. What differs stands in `.storybook-pictures/index.html`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureChromium } from './chromium.mjs';
import { modesNamed, outcomeOf, storiesNamed } from './chosenStories.mjs';
import { compare, pageOf } from './comparePictures.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'storybook-static');
const folder = join(root, '.storybook-pictures');
const kept = join(folder, 'kept');
const found = join(folder, 'found');

/** As Chromatic does (.storybook/preview.tsx): as most see it, and as the others do. */
const DESKTOP = { width: 1440, height: 900 };
const MODES = {
  desktop: { viewport: DESKTOP, globals: '' },
  dark: { viewport: DESKTOP, globals: 'theme:dark' },
  spanish: { viewport: DESKTOP, globals: 'language:es' },
  phone: { viewport: { width: 390, height: 844 }, globals: '' },
};
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** The clock of every picture stands still: what tells the time of day would differ each time. */
const NOW = new Date('2026-03-18T15:00:00Z');
/** What a device has room for is another each day. */
const fixRoom = () => {
  navigator.storage.estimate = () => Promise.resolve({ usage: 9_000_000, quota: 4_000_000_000 });
};
const TIMEOUT_MS = 30_000;
/** Between two pictures that must be the same. */
const REST_MS = 300;
const PAGES = 2;
/** So many pictures are taken between two lines about how far it is. */
const TOLD_EACH = 25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    modes: { type: 'string', default: Object.keys(MODES).join(',') },
    'no-build': { type: 'boolean', default: false },
  },
});

const build = () => {
  if (values['no-build'] && existsSync(join(built, 'index.json'))) return;
  const { status } = spawnSync('npm', ['run', 'build-storybook', '--', '--quiet'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const serve = async () => {
  const server = createServer((request, response) => {
    const path = join(built, normalize(decodeURIComponent(new URL(request.url, 'http://stories').pathname)));
    if (!path.startsWith(built) || !existsSync(path)) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    return response.end(readFileSync(path));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
};

/** Fails in a sentence, as a command does. */
const orSayWhy = (find) => {
  try {
    return find();
  } catch ({ message }) {
    console.error(message);
    return process.exit(1);
  }
};

/** Takes pictures until two in a row are the same: a screen goes on drawing when its play has ended. Null where it never rests. */
const takeAtRest = async (page, id) => {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  const until = Date.now() + TIMEOUT_MS;
  let last = await shoot();
  while (Date.now() < until) {
    await pause(REST_MS);
    const now = await shoot();
    if ((await compare(last, now)).count === 0) return now;
    last = now;
  }
  console.log(`${id} did not come to rest`);
  return null;
};

/** Takes the picture of a story when it has been played to its end; null where it has none. */
const take = async (page, url, { id }, globals) => {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`);
  const isAtEnd = await page
    .waitForFunction((channel) => globalThis[channel]?.last?.('storyFinished'), '__STORYBOOK_ADDONS_CHANNEL__', {
      timeout: TIMEOUT_MS,
    })
    .catch(() => null);
  if (!isAtEnd) {
    console.log(`${id} did not end in time`);
    return null;
  }
  await page.evaluate(() => document.fonts.ready);
  return takeAtRest(page, id);
};

const difference = async (name, picture) => {
  const { count, picture: where } = await compare(readFileSync(join(kept, name)), picture);
  if (count === 0) return null;
  writeFileSync(join(found, `where.${name}`), where);
  return { count, files: { before: `kept/${name}`, after: `found/${name}`, where: `found/where.${name}` } };
};

const modes = orSayWhy(() => modesNamed(values.modes, Object.keys(MODES)));
build();
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = orSayWhy(() => storiesNamed(Object.values(entries), positionals));
rmSync(found, { recursive: true, force: true });
for (const each of [kept, found]) mkdirSync(each, { recursive: true });
const wanted = stories.flatMap((story) => modes.map((mode) => ({ story, mode, name: `${story.id}.${mode}.png` })));
const left = [...wanted];
const differences = [];
let keptCount = 0;
let unfinished = 0;

const site = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const work = async () => {
  for (let next = left.shift(); next; next = left.shift()) {
    const { story, mode, name } = next;
    const { viewport, globals } = MODES[mode];
    // A context each: what one story keeps in the browser is nothing to the next.
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', timezoneId: 'America/Chicago' });
    await context.clock.setFixedTime(NOW);
    await context.addInitScript(fixRoom);
    const picture = await take(await context.newPage(), site.url, story, globals);
    await context.close();
    const isKept = picture && (values.accept || !existsSync(join(kept, name)));
    if (!picture) unfinished += 1;
    else writeFileSync(join(isKept ? kept : found, name), picture);
    if (isKept) keptCount += 1;
    const differs = picture && !isKept ? await difference(name, picture) : null;
    if (differs) differences.push({ title: story.title, mode, ...differs });
    const done = wanted.length - left.length;
    if (done % TOLD_EACH === 0) console.log(`${done} of ${wanted.length} pictures`);
  }
};
await Promise.all(Array.from({ length: PAGES }, work));
await browser.close();
site.close();

const names = new Set(wanted.map(({ name }) => name));
const gone =
  positionals.length > 0
    ? []
    : readdirSync(kept).filter((name) => modes.includes(name.split('.').at(-2)) && !names.has(name));
if (values.accept) for (const name of gone) rmSync(join(kept, name));
differences.sort((one, other) => one.title.localeCompare(other.title) || one.mode.localeCompare(other.mode));
writeFileSync(join(folder, 'index.html'), pageOf({ differences, taken: wanted.length, gone }));
const { text, isFailed } = outcomeOf({
  taken: wanted.length,
  kept: keptCount,
  differ: differences.length,
  gone: values.accept ? 0 : gone.length,
  unfinished,
});
console.log(`${text}: ${join(folder, 'index.html')}`);
if (isFailed) process.exitCode = 1;
