/** Debian's packages, where this machine has apt and may use it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

let isUpToDate = false;

/** @returns {boolean} whether packages can be installed here */
export const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @returns {boolean} whether all of them are there then */
export const installPackages = (...packages) => {
  isUpToDate ||= apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
};
