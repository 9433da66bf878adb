import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { isRecord } from '#domain/values';
import { TELEPHONE } from '../browser';
import { enginePath } from './enginePath';
import { freePort } from '../freePort';
import { killGroup, pressing, type OpenDriven } from './killable';

/** Commands of WebDriver to a driver at a port. @throws Error with what the driver says */
const webDriver = (port: number) => {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, params?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(params && { body: JSON.stringify(params) }),
    });
    const said: unknown = await answer.json();
    const value = isRecord(said) ? said.value : null;
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
};

/** A screen that nobody sees: WebKitGTK has no way to run without one. */
const openScreen = async (): Promise<{ display: string; screen: ChildProcess }> => {
  const screen = spawn(enginePath('Xvfb'), ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , told] = screen.stdio;
  if (!(told instanceof Readable)) throw new Error('Xvfb has no way to tell its number.');
  const [number] = await once(told, 'data');
  return { display: `:${String(number).trim()}`, screen };
};

/** WebKitGTK's small browser, which keeps nothing when it has ended, as a private window of Safari. */
export const openDrivenWebKit: OpenDriven = async (profile, proxy, size = TELEPHONE) => {
  const { display, screen } = await openScreen();
  const port = await freePort();
  const driver = spawn(enginePath('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const send = webDriver(port);
  await vi.waitFor(() => send('GET', '/status'), { timeout: 30_000, interval: 100 });
  const begun = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: enginePath('MiniBrowser'), args: ['--automation'] },
        proxy: { proxyType: 'manual', httpProxy: proxy },
        timeouts: { implicit: 20_000, script: 30_000 },
      },
    },
  });
  const session = `/session/${isRecord(begun) ? String(begun.sessionId) : ''}`;
  const post = (path: string, params: object = {}): Promise<unknown> => send('POST', session + path, params);
  await post('/window/rect', { ...size });
  const element = async (xpath: string): Promise<string> => {
    const look = (): Promise<unknown> => post('/element', { using: 'xpath', value: `(${xpath})[1]` });
    // A page that goes while it is looked at answers with that alone.
    const found = await look().catch((error: unknown) =>
      String(error).includes('no such frame') ? look() : Promise.reject(error),
    );
    const [id] = isRecord(found) ? Object.values(found) : [];
    return `/element/${String(id)}`;
  };
  return {
    goto: async (url) => void (await post('/url', { url })),
    find: async (xpath) => void (await element(xpath)),
    click: async (xpath) => void (await post(`${await element(xpath)}/click`)),
    type: async (xpath, text) => {
      const at = await element(xpath);
      await post(`${at}/clear`);
      await post(`${at}/value`, { text });
    },
    press: async (...chord) => void (await post('/actions', { actions: pressing(chord) })),
    evaluate: (expression) =>
      post('/execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
        args: [],
      }),
    kill: async () => {
      await killGroup(driver);
      await killGroup(screen);
    },
  };
};
