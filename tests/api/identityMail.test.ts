import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailLog } from '../../server/db/tables/identity';
import type { Mail } from '../../server/mail/mailer';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { freePort } from '../support/freePort';
import { mailWorld } from '../support/mailWorld';

const MAIL: Mail = {
  to: ['carol@builder.example', 'Jörg Müller <joerg@builder.example>'],
  cc: ['office@builder.example'],
  subject: 'Piscina de la señora Nuñez',
  text: 'Texto',
  html: '<p>Texto &lt;b&gt;</p>',
  attachments: [{ filename: 'orden.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
  template: 'builder',
  created_by: 3,
};
const FROM = 'Trowel <no-reply@trowel.test>';

describe('mail', () => {
  const received: { mail: ParsedMail; recipients: string[] }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'trowel' && password === 'secret'
        ? done(null, { user: 'trowel' })
        : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('refused') ? done(new Error('no such mailbox')) : done(),
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((mail) => {
        received.push({ mail, recipients: envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  });
  let database: FreshDatabase;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    database = await freshDatabase('base');
    folder = mkdtempSync(join(tmpdir(), 'trowel-mail-'));
    port = await freePort();
    await new Promise<void>((resolve) => {
      smtp.listen(port, '127.0.0.1', () => resolve());
    });
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve());
    });
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  });

  const mailer = (settings: { SMTP_URL?: string; SES_REGION?: string }) =>
    mailWorld(database, { DATA_DIR: folder, MAIL_FROM: FROM, ...settings });
  const logged = async () => (await database.db.select().from(emailLog).orderBy(asc(emailLog.id))).at(-1);

  it('goes through SMTP with names, copies, both bodies and attachments', async () => {
    const result = await mailer({ SMTP_URL: `smtp://trowel:secret@127.0.0.1:${port}` }).send(MAIL);
    expect(result).toMatchObject({ is_sent: true, status: 'sent', error: null });
    const { mail, recipients } = received.at(-1) ?? { mail: undefined, recipients: [] };
    expect(recipients).toEqual(['carol@builder.example', 'joerg@builder.example', 'office@builder.example']);
    expect(mail?.subject).toBe(MAIL.subject);
    expect(mail?.from?.text).toContain('no-reply@trowel.test');
    expect(mail?.text?.trim()).toBe('Texto');
    expect(mail?.html).toBe(MAIL.html);
    expect(
      mail?.attachments.map(({ filename, contentType, content }) => [filename, contentType, content.toString()]),
    ).toEqual([['orden.pdf', 'application/pdf', '%PDF-1.7']]);
    expect(await logged()).toMatchObject({
      template: 'builder',
      recipients: MAIL.to.join(', '),
      cc: 'office@builder.example',
      subject: MAIL.subject,
      is_sent: true,
      message_id: mail?.messageId,
      error: null,
      created_by: 3,
    });
  });

  it('that fails for a wrong password waits in the log with the reason and the time of its next try [MSG-002]', async () => {
    const result = await mailer({ SMTP_URL: `smtp://trowel:nope@127.0.0.1:${port}` }).send({ ...MAIL, cc: [] });
    expect(result).toMatchObject({ is_sent: false, status: 'waiting', tries: 1, message_id: null });
    expect(result.next_try_at?.getTime()).toBeGreaterThan(Date.now());
    expect(result.error).toMatch(/535|Invalid login/);
    expect(await logged()).toMatchObject({ is_sent: false, error: result.error });
  });

  it('that goes to a mailbox that does not exist has failed at once, with the reason in the log [MSG-005]', async () => {
    const to = ['refused@builder.example'];
    const result = await mailer({ SMTP_URL: `smtp://trowel:secret@127.0.0.1:${port}` }).send({ ...MAIL, to, cc: [] });
    expect(result).toMatchObject({ is_sent: false, status: 'failed', tries: 1, next_try_at: null, message_id: null });
    expect(result.error).toMatch(/no such mailbox/);
    expect(await logged()).toMatchObject({ is_sent: false, error: result.error });
  });

  it('that finds no mail server waits too', async () => {
    expect(await mailer({ SMTP_URL: 'smtp://127.0.0.1:1' }).send(MAIL)).toMatchObject({
      status: 'waiting',
    });
  });

  it('goes into the outbox when no mail server is set, readable by its owner alone', async () => {
    const result = await mailer({}).send(MAIL);
    expect(result).toMatchObject({ is_sent: true });
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    expect(file).toMatch(/\.eml$/);
    expect(statSync(join(folder, 'outbox', file)).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(readFileSync(join(folder, 'outbox', file)));
    expect([mail.subject, mail.messageId, mail.attachments.length]).toEqual([MAIL.subject, result.message_id, 1]);
  });

  it('cannot be given more recipients through a line break in its subject', async () => {
    await mailer({ SMTP_URL: `smtp://trowel:secret@127.0.0.1:${port}` }).send({
      ...MAIL,
      subject: 'Hi\r\nBcc: thief@evil.example',
    });
    expect(received.at(-1)?.recipients).not.toContain('thief@evil.example');
    expect(received.at(-1)?.mail.headers.has('bcc')).toBe(false);
  });

  it('goes to Amazon SES as one raw message', async () => {
    const bodies: string[] = [];
    const stub: Server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        bodies.push(body);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ MessageId: 'ses-1' }));
      });
    });
    const stubPort = await freePort();
    await new Promise<void>((resolve) => {
      stub.listen(stubPort, '127.0.0.1', resolve);
    });
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${stubPort}`,
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'key',
    });
    const ses = mailer({ SES_REGION: 'us-east-1' });
    expect(await ses.send(MAIL)).toMatchObject({ is_sent: true, error: null });
    ses.transport.close();
    const raw = /"Data":"([^"]+)"/.exec(bodies[0] ?? '')?.[1] ?? '';
    const mail = await simpleParser(Buffer.from(raw, 'base64'));
    expect([mail.subject, mail.attachments.length]).toEqual([MAIL.subject, 1]);
    stub.closeAllConnections();
    stub.close();
    for (const name of ['AWS_ENDPOINT_URL_SESV2', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
      Reflect.deleteProperty(process.env, name);
  });
});
