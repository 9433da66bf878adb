import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertUsable } from '../../server/db/assertUsable';
import { HAS_OPENSSL, makeCertificate, type Certificate } from '../support/certificate';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-certificate-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endings.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return port;
};

/** As PostgreSQL answers whoever asks for encryption: `S` and a handshake, or `N` without a certificate. */
const listening = (certificate: Certificate | null): Promise<number> =>
  listen(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        if (!certificate) return socket.end('N');
        socket.write('S');
        new TLSSocket(socket, { isServer: true, ...certificate }).on('error', () => undefined);
      });
    }),
  );

const said = (port: number, search: string): Promise<string> =>
  assertUsable({ url: `postgres://trowel:hidden-word@127.0.0.1:${port}/trowel?${search}` }).then(
    () => 'usable',
    String,
  );

const NOW = new Date().getFullYear();

describe('a database whose encryption does not come about', () => {
  it('is refused with how to switch it on where it has none [OPS-018]', async () => {
    expect(await said(await listening(null), 'sslmode=require')).toContain(
      'It takes no encrypted connections (The server does not support SSL connections): set ssl = on there, or sslmode=disable',
    );
  });

  it.runIf(HAS_OPENSSL).each<[what: string, altName: string, year: number, isKnown: boolean, words: string]>([
    ['whose certificate nobody signed', 'IP:127.0.0.1', NOW - 1, false, 'add &sslrootcert=/path/to/ca.pem'],
    ['whose certificate is for another name', 'DNS:db.example.com', NOW - 1, true, 'give DATABASE_URL the name'],
    ['whose certificate has expired', 'IP:127.0.0.1', NOW - 12, true, 'have it renewed'],
  ])(
    '%s says so, without the password and a warning of the driver [OPS-018]',
    async (...[, altName, year, isKnown, words]) => {
      const warned = vi.spyOn(process, 'emitWarning');
      const certificate = makeCertificate(aFolder(), altName, year);
      const port = await listening(certificate);
      const search = `sslmode=require${isKnown ? `&sslrootcert=${encodeURIComponent(certificate.file)}` : ''}`;
      const text = await said(port, search);
      expect(text).toContain(`127.0.0.1:${port}/trowel cannot be used. Its certificate`);
      expect(text).toContain(words);
      expect(text).not.toContain('hidden-word');
      expect(warned).not.toHaveBeenCalled();
      warned.mockRestore();
    },
  );

  it.runIf(HAS_OPENSSL).each(['require', 'verify-ca', 'verify-full'])(
    'is refused by libpq’s %s where another one signed than whom libpq would ask [OPS-018]',
    async (mode) => {
      const [ours, theirs] = [aFolder(), aFolder()].map((folder) => makeCertificate(folder, 'IP:127.0.0.1', NOW - 1));
      vi.stubEnv('PGSSLROOTCERT', theirs?.file ?? '');
      const text = await said(await listening(ours ?? null), `uselibpqcompat=true&sslmode=${mode}`);
      vi.unstubAllEnvs();
      expect(text).toContain('signed by nobody whom this machine knows');
    },
  );

  it.runIf(HAS_OPENSSL)('says what the servers of a cluster say, where none can be reached [OPS-018]', async () => {
    const port = await listening(makeCertificate(aFolder(), 'IP:127.0.0.1', NOW - 1));
    const url = `postgres://trowel@127.0.0.1:${port},127.0.0.1:1/trowel?sslmode=verify-full`;
    const text = await assertUsable({ url }).then(() => 'usable', String);
    expect(text).toMatch(/signed by nobody whom this machine knows \(no server takes writes: self-signed certificate/);
  });
});
