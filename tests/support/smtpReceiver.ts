import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from './freePort';

/** A mail as it came to its end at the mail server: to whom its envelope said, and its whole text. */
interface ReceivedMail {
  to: string[];
  text: string;
}

/** A mail server on this machine, which answers each recipient and each mail as a test says. */
export const smtpReceiver = async () => {
  const say: { rcpt: (address: string) => Error | null; data: (done: (error?: Error) => void) => void } = {
    rcpt: () => null,
    data: (done) => done(),
  };
  const received: ReceivedMail[] = [];
  /** Every recipient that was named to it, taken or not. */
  const named: string[] = [];
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      named.push(address);
      done(say.rcpt(address));
    },
    onData: (stream, session, done) => {
      text(stream).then((body) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: body });
        say.data((error) => done(error));
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    say,
    received,
    named,
    reset: () => {
      say.rcpt = () => null;
      say.data = (done) => done();
      received.length = 0;
      named.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

/** A mail server's no, with its code. */
export const smtpError = (responseCode: number, reason: string): Error =>
  Object.assign(new Error(reason), { responseCode });
