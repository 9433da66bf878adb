/** A mail server that takes connections and says nothing at all until it is told to speak. */
import { connect, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../inBrowser/freePort.mjs';

export const hangingMailServer = async () => {
  const came = [];
  const real = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        came.push(/^message-id: (.*)$/im.exec(text)?.[1] ?? '');
        done();
      });
    },
  });
  real.on('error', () => undefined);
  const behind = await freePort();
  real.listen(behind, '127.0.0.1');
  let isSilent = true;
  const port = await freePort();
  const door = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isSilent) return;
    const far = connect(behind, '127.0.0.1');
    far.on('error', () => socket.destroy());
    socket.on('close', () => far.destroy());
    socket.pipe(far).pipe(socket);
  }).listen(port, '127.0.0.1');
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The Message-IDs of what came, in its order. */
    came,
    speak: () => (isSilent = false),
    close: () => {
      door.close();
      real.close(() => undefined);
    },
  };
};
