import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { dataFolder } from './dataFolder.mjs';
import { stopGroup } from './stopGroup.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { freePort } from './freePort.mjs';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PASSWORD = 'Trowel123!';

/**
 * The product as it is delivered, on demo data of its own, and a browser for it. With BENCH_URL a server that runs already.
 * `signedIn(account)` answers what a browser keeps of somebody who signed in: cookies and storage.
 */
export const openProduct = async () => {
  const running = process.env.BENCH_URL;
  const dataDir = dataFolder();
  const port = await freePort();
  const url = running ?? `http://127.0.0.1:${port}`;
  const server = running
    ? null
    : spawn('npm', ['start'], {
        cwd: root,
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DEMO_PUBLIC: 'yes',
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          DEMO_SCALE: process.env.BENCH_SCALE || '1',
        },
      });
  let browser;
  const close = async () => {
    await browser?.close();
    if (server) await stopGroup(server);
    removeFolder(dataDir);
  };
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (!(await isReady())) {
      if (server && server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`);
      await pause(50);
    }
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  } catch (error) {
    await close();
    throw error;
  }
  const states = new Map();
  const signIn = async (account) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('textbox', { name: 'Email' }).fill(`${account}@trowel.test`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.locator('#content').waitFor();
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return {
    url,
    browser,
    close,
    signedIn: (account) => {
      if (!states.has(account)) states.set(account, signIn(account));
      return states.get(account);
    },
  };
};
