import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../server/mail/smtpTransport';
import { freePort } from '../support/freePort';

/** What a mail server without STARTTLS hears: who signs in, and whose mails come. */
const heard: string[] = [];
const port = await freePort();
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) => {
    heard.push(`${username}:${password}`);
    done(null, { user: username });
  },
  onMailFrom: ({ address }, _session, done) => {
    heard.push(address);
    done();
  },
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done());
  },
});
server.on('error', () => undefined);
server.listen(port, '127.0.0.1');
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const send = (isLocal?: () => boolean, query = ''): Promise<string> =>
  smtpTransport(`smtp://office:harmless@127.0.0.1:${port}/${query}`, { greeting: 2_000, silence: 2_000 }, isLocal).send(
    {
      from: 'office@example.com',
      to: ['orders@vendor.example'],
      subject: 'Purchase Order #7',
      text: 'Attached.',
      html: '<p>Attached.</p>',
      message_id: '<7@example.com>',
      created_at: '2026-03-11T15:00:00Z',
      signal: new AbortController().signal,
      handOver: async () => true,
      refused: () => undefined,
    },
  );

describe('a mail server without STARTTLS', () => {
  it.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
    'elsewhere gets neither the password nor the mail, whatever the address says (%s)',
    async (query) => {
      await expect(send(() => false, query)).rejects.toThrow(
        /^SMTP_URL: the connection to 127\.0\.0\.1 is not encrypted .*STARTTLS, or smtps:/,
      );
      expect(heard).toEqual([]);
    },
  );

  it('is used on this machine, where nobody else hears it', async () => {
    await send();
    expect(heard).toEqual(['office:harmless', 'office@example.com']);
  });
});
