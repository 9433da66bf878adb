import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { isRecord } from '#domain/values';
import { TELEPHONE } from '../browser';
import { freePort } from '../freePort';
import { enginePath } from './enginePath';
import { killGroup, pressing, type Killable } from './killable';

/** Firefox's own protocol, Marionette: each message is its length in bytes, a colon and JSON. */
const marionette = (socket: Socket) => {
  let rest = Buffer.alloc(0);
  let last = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(':');
      const size = Number(rest.subarray(0, colon).toString());
      if (colon < 0 || rest.length < colon + 1 + size) return;
      const message: unknown = JSON.parse(rest.subarray(colon + 1, colon + 1 + size).toString());
      rest = rest.subarray(colon + 1 + size);
      if (!Array.isArray(message)) continue; // The greeting.
      const [, id, error, result]: unknown[] = message;
      const asked = waiting.get(Number(id));
      waiting.delete(Number(id));
      if (isRecord(error)) asked?.reject(new Error(String(error.message)));
      else asked?.resolve(isRecord(result) && 'value' in result ? result.value : result);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });
  return (name: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
};

const connected = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const proxyPrefs = (proxy: string | undefined): string[] => {
  // Said in any case: `goOffline` names one that is not there, and a profile keeps that.
  if (proxy === undefined) return ['user_pref("network.proxy.type", 0);'];
  const [host, port] = proxy.split(':');
  return [
    'user_pref("network.proxy.type", 1);',
    `user_pref("network.proxy.http", "${host}");`,
    `user_pref("network.proxy.http_port", ${port});`,
    'user_pref("network.proxy.allow_hijacking_localhost", true);',
  ];
};

/** Offline, Firefox goes on asking servers of its own machine: those are asked by a proxy that is not there, on new lines. */
const GO_OFFLINE = `
  Services.prefs.setCharPref('network.proxy.http', '127.0.0.1');
  Services.prefs.setIntPref('network.proxy.http_port', 9);
  Services.prefs.setBoolPref('network.proxy.allow_hijacking_localhost', true);
  Services.prefs.setIntPref('network.proxy.type', 1);
  Services.obs.notifyObservers(null, 'net:prune-all-connections');
  Services.io.offline = true;`;

/** Firefox on a profile of its own, at FIREFOX_PATH or in its usual place. @param proxy host and port of its way to every server */
export const openKillableFirefox = async (profile: string, proxy?: string, size = TELEPHONE): Promise<Killable> => {
  const port = await freePort();
  writeFileSync(
    join(profile, 'user.js'),
    [
      `user_pref("marionette.port", ${port});`,
      'user_pref("app.update.enabled", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
      'user_pref("browser.sessionstore.resume_from_crash", false);',
      'user_pref("toolkit.startup.max_resumed_crashes", -1);',
      ...proxyPrefs(proxy),
    ].join('\n'),
  );
  const child = spawn(
    enginePath('firefox'),
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { detached: true, stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const socket = await vi.waitFor(() => connected(port), { timeout: 60_000, interval: 200 });
  socket.on('error', () => undefined);
  const send = marionette(socket);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await send('WebDriver:SetWindowRect', { ...size });
  await send('WebDriver:SetTimeouts', { implicit: 20_000, script: 30_000 });
  const element = async (xpath: string): Promise<string> => {
    const found = await send('WebDriver:FindElement', { using: 'xpath', value: `(${xpath})[1]` });
    const [id] = isRecord(found) ? Object.values(found) : [];
    return String(id);
  };
  const inChrome = async (script: string): Promise<void> => {
    await send('Marionette:SetContext', { value: 'chrome' });
    await send('WebDriver:ExecuteScript', { script, args: [] });
    await send('Marionette:SetContext', { value: 'content' });
  };
  return {
    goto: async (address) => void (await send('WebDriver:Navigate', { url: address })),
    find: async (xpath) => void (await element(xpath)),
    click: async (xpath) => void (await send('WebDriver:ElementClick', { id: await element(xpath) })),
    type: async (xpath, text) => {
      const id = await element(xpath);
      await send('WebDriver:ElementClear', { id });
      await send('WebDriver:ElementSendKeys', { id, text });
    },
    press: async (...chord) => void (await send('WebDriver:PerformActions', { actions: pressing(chord) })),
    evaluate: (expression) =>
      send('WebDriver:ExecuteAsyncScript', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
        args: [],
      }),
    goOffline: () => inChrome(GO_OFFLINE),
    kill: async () => {
      await killGroup(child);
      socket.destroy();
    },
  };
};
