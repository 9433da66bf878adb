import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser } from '../../server/db/tables/identity';
import { runUserCommand } from '../../server/identity/userCommand';
import { startApp, type TestApp } from '../support/app';
import { claimsOf, identityBrowser } from './identityBrowser';

describe('the command "user create"', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  const create = (args: string[], password = ''): Promise<void> =>
    runUserCommand(server.database.db, ['create', ...args], { input: Readable.from([password]) });
  const NAME = ['--first-name', 'Ada', '--last-name', 'Quinn'];

  it('makes an administrator who can sign in', async () => {
    await create(
      ['--email', 'ada@example.com', ...NAME, '--role', 'administrator', '--password-stdin'],
      'Lantern99!\n',
    );
    const { id_token } = await identityBrowser(server.url).realm('ada@example.com', 'Lantern99!');
    expect(claimsOf(id_token)['https://trowel.app/permissions']).toContain('CAN_ADMINISTER_USER');
  });

  it('makes a user without a password, who cannot sign in before one is set', async () => {
    await create(['--email', 'nopass@example.com', ...NAME]);
    for (const password of ['', 'null', 'Lantern99!'])
      expect((await identityBrowser(server.url).realm('nopass@example.com', password)).status).toBe(403);
  });

  it.each([
    ['--email is missing', NAME, ''],
    ['--email: Please enter a valid email address.', ['--email', 'x', ...NAME], ''],
    ['--last-name is missing', ['--email', 'b@example.com', '--first-name', 'B'], ''],
    ['This email is already in use.', ['--email', 'ADMIN@trowel.test', ...NAME], ''],
    ['There is no role "King". Roles: Administrator', ['--email', 'c@example.com', ...NAME, '--role', 'King'], ''],
    [
      'Password must container 1 letter, 1 number, and 1 special character',
      ['--email', 'd@example.com', ...NAME, '--password-stdin'],
      'short',
    ],
    [
      'This password is one of the first that others would try.',
      ['--email', 'd@example.com', ...NAME, '--password-stdin'],
      'Trowel123!',
    ],
    [
      'This password is one of the first that others would try.',
      ['--email', 'dora.long@example.com', ...NAME, '--password-stdin'],
      'Dora.Long#1',
    ],
    ['Password is required', ['--email', 'd@example.com', ...NAME, '--password-stdin'], ''],
    ["Unknown option '--admin'", ['--admin'], ''],
  ])('says "%s" and makes nobody', async (text, args, password) => {
    const before = await server.database.db.$count(appUser);
    await expect(create(args, password)).rejects.toThrow(text);
    expect(await server.database.db.$count(appUser)).toBe(before);
  });

  it('explains itself', async () => {
    for (const args of [[], ['create', '--admin'], ['link', '--email']])
      await expect(runUserCommand(server.database.db, args)).rejects.toThrow('npm run user -- create --email');
  });

  it('stores no password in the clear', async () => {
    const [user] = await server.database.db.select().from(appUser).where(eq(appUser.email, 'ada@example.com'));
    expect(user?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });
});
