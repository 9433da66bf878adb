import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { takeServiceSettings } from './serviceSettings.mjs';

let service: { file: string; folder: string };
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'trowel-service-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  service = { file: join(root, 'trowel.env'), folder: join(root, 'data') };
  mkdirSync(service.folder);
});

const URL_LINE = 'DATABASE_URL=postgres://trowel@db.example.com/trowel';

it('a command of a built folder takes the settings and the data folder of the service, also of one with a database service [OPS-013]', () => {
  writeFileSync(service.file, `# ours\n${URL_LINE}\nMAIL_FROM=Trowel <no-reply@example.com>\nPORT="8080"\n`);
  const env = { PORT: '9' };
  expect(takeServiceSettings(env, { isBuilt: true, service })).toBe(service.file);
  expect(env).toEqual({
    DATABASE_URL: 'postgres://trowel@db.example.com/trowel',
    MAIL_FROM: 'Trowel <no-reply@example.com>',
    PORT: '9',
    DATA_DIR: service.folder,
  });
});

it('what the settings or the shell say of the data folder counts before that of the service [OPS-013]', () => {
  writeFileSync(service.file, 'DATA_DIR=/srv/trowel\n');
  const [silent, shell] = [{}, { DATA_DIR: '/home/me' }];
  takeServiceSettings(silent, { isBuilt: true, service });
  takeServiceSettings(shell, { isBuilt: true, service });
  expect([silent, shell]).toEqual([{ DATA_DIR: '/srv/trowel' }, { DATA_DIR: '/home/me' }]);
});

it('a clone, a file of another name and a machine without a service get nothing of it [OPS-013]', () => {
  const other = `${service.file}.other`;
  writeFileSync(other, URL_LINE);
  const named = { TROWEL_ENV_FILE: other };
  expect(takeServiceSettings(named, { isBuilt: false, service })).toBe(other);
  expect(named).not.toHaveProperty('DATA_DIR');
  const env = {};
  expect(takeServiceSettings(env, { isBuilt: true, service })).toBeNull();
  writeFileSync(service.file, URL_LINE);
  expect(takeServiceSettings(env, { isBuilt: false, service })).toBeNull();
  expect(env).toEqual({});
  expect(() => takeServiceSettings({ TROWEL_ENV_FILE: `${other}.none` }, { isBuilt: false, service })).toThrow(
    /cannot be read \(ENOENT\)\. Run this command as root/,
  );
});
