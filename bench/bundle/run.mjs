/** `npm run bench bundle`: what a browser must have fetched before the login page, and then a board, can be used. See README.md. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const client = join(root, 'dist/client');
const dataDir = mkdtempSync(join(tmpdir(), 'trowel-bench-'));
chmodSync(dataDir, 0o711); // the account that runs PostgreSQL must be able to enter
const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const url = `http://127.0.0.1:${port}`;
const server = spawn('npm', ['start'], {
  cwd: root,
  detached: true,
  stdio: 'ignore',
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
});
const ended = new Promise((resolve) => {
  server.once('exit', resolve);
});
let browser;

/** The files of ours among those fetched, each with its size as it lies and as gzip sends it. */
const filesOf = (paths) =>
  [...paths].flatMap((path) => {
    const file = join(client, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    return [{ path, bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length }];
  });
const total = (files) => files.reduce((sum, { gzip }) => sum + gzip, 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

try {
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`);
    await pause(50);
  }
  browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    /** The files that had come when an element first stood in the page: a look from outside would be too late. */
    const seen = {};
    window.filesWhen = seen;
    const marks = { login: 'input[type=password]', board: '[data-card]' };
    const look = () => {
      for (const [name, selector] of Object.entries(marks)) {
        if (seen[name] || !document.querySelector(selector)) continue;
        seen[name] = performance
          .getEntriesByType('resource')
          .filter(({ responseEnd }) => responseEnd > 0)
          .map((entry) => entry.name);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const filesWhen = async (name) => {
    const urls = await page
      .waitForFunction((mark) => window.filesWhen[mark], name)
      .then((handle) => handle.jsonValue());
    return filesOf(
      new Set([
        '/',
        ...urls
          .map((one) => new URL(one))
          .filter(({ origin }) => origin === url)
          .map(({ pathname }) => pathname),
      ]),
    );
  };
  await page.goto(`${url}/week/pebble`, { waitUntil: 'commit' });
  const login = await filesWhen('login');
  await page.getByRole('textbox', { name: 'Email' }).fill('scheduler@trowel.test');
  await page.getByLabel('Password', { exact: true }).fill('Trowel123!');
  await page.getByRole('button', { name: 'Login' }).click();
  const board = await filesWhen('board');
  const result = { at: new Date().toISOString(), login_gzip: total(login), board_gzip: total(board), login, board };
  console.log(
    `before the login page can be used   ${kB(total(login))} gzip in ${login.length} files\nbefore the board can be used        ${kB(total(board))} gzip in ${board.length} files, the login page's among them`,
  );
  const results = join(root, 'bench/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'bundle.json'), JSON.stringify(result, null, 2));
} finally {
  await browser?.close();
  if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGTERM');
  await ended;
  await pause(500);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
