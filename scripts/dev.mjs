/** The app with hot reloading at http://127.0.0.1:5173 and, behind it, a server that restarts when its sources change. */
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from './folderLock.mjs';
import { ensureInstalled } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dataDir = resolve(root, process.env.DATA_DIR || '.trowel');
if (!(await lockFolder(dataDir, 'data'))) {
  console.error(`Another Trowel holds ${dataDir}.`);
  process.exit(1);
}
ensureInstalled(root);
const bin = (name) => join(root, 'node_modules/.bin', name);
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'scripts/devServer.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { PUBLIC_URL: 'http://127.0.0.1:5173', ...process.env },
  }),
  spawn(bin('vite'), ['--host', '127.0.0.1'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TROWEL_DEV_SERVER: `http://127.0.0.1:${process.env.PORT || 3001}` },
  }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')));
