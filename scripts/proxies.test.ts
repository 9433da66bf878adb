import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../server/db/migrate';
import { HAS_OPENSSL, makeCertificate } from '../tests/support/certificate';

const FOLDER = join(projectRoot(), 'deploy/proxies');

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-proxies-'));
  chmodSync(folder, 0o755); // a program that root starts reads its file as another account
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** How a program reads its example, with the certificate of the example where it is said to lie. */
interface Reading {
  program: string;
  file: string;
  /** What the program's own file is, with the example in it. */
  around(example: string, folder: string): string;
  args(file: string, folder: string): string[];
}

const APACHE_MODULES = 'mpm_event authn_core authz_core headers ssl proxy proxy_http'.split(' ');

const READINGS: readonly Reading[] = [
  {
    program: '/usr/sbin/nginx',
    file: 'nginx.conf',
    around: (example, folder) =>
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${example}}\n`,
    args: (file, folder) => ['-t', '-c', file, '-p', folder],
  },
  {
    program: '/usr/sbin/haproxy',
    file: 'haproxy.cfg',
    around: (example) =>
      `global\ndefaults\n  timeout connect 5s\n  timeout client 50s\n  timeout server 50s\n${example}`,
    args: (file) => ['-c', '-f', file],
  },
  {
    program: '/usr/bin/caddy',
    file: 'Caddyfile',
    around: (example) => example,
    args: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
  },
  {
    program: '/usr/sbin/varnishd',
    file: 'varnish.vcl',
    around: (example) => example,
    args: (file, folder) => ['-C', '-n', join(folder, 'varnish'), '-f', file],
  },
  {
    program: '/usr/sbin/apache2',
    file: 'apache.conf',
    around: (example, folder) =>
      [
        `ServerRoot ${folder}\nPidFile ${folder}/pid\nErrorLog ${folder}/log\nListen 443\nServerName localhost`,
        ...APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        example,
      ].join('\n'),
    args: (file) => ['-t', '-f', file],
  },
];

for (const { program, file, around, args } of READINGS)
  it.runIf(existsSync(program) && HAS_OPENSSL)(`the example ${file} is what its program understands [OPS-016]`, () => {
    const folder = aFolder();
    const { key, cert } = makeCertificate(folder, 'DNS:trowel.example.com', new Date().getFullYear() - 1);
    const both = join(folder, 'both.pem');
    writeFileSync(both, `${cert}${key}`);
    const example = readFileSync(join(FOLDER, file), 'utf8').replaceAll(
      /\/etc\/(?:letsencrypt|haproxy)\/[\w./-]+\.pem/g,
      both,
    );
    const made = join(folder, file);
    writeFileSync(made, around(example, folder));
    const { status, stdout, stderr } = spawnSync(program, args(made, folder), {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, HOME: folder },
    });
    expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  });

it('each example names the settings of Trowel in its head, and leads to the port of a start [OPS-016]', () => {
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const head = text.split('\n').slice(0, 3).join(' ');
    expect([name, head]).toEqual([
      name,
      expect.stringMatching(/PUBLIC_URL=https:\/\/trowel\.example\.com[\s\S]*TRUST_PROXY=/),
    ]);
    expect([name, text]).toEqual([name, expect.stringMatching(/127\.0\.0\.1:3001|"3001"/)]);
  }
});
