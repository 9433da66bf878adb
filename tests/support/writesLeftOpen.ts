import { connect, createServer } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../scripts/removeFolder.mjs';
import { messagesOf, type Pooler } from './transactionPooler';

const SOCKET = '.s.PGSQL.5432';
const PARSE = 'P'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const BEGIN = Buffer.concat([Buffer.from('Q'), Buffer.from([0, 0, 0, 10]), Buffer.from('BEGIN\0')]);

/** A pooler that begins a transaction before a write with values and never ends it, as pgpool2 does in its raw mode. */
export const writesLeftOpen = async (real: string): Promise<Pooler> => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-pooler-'));
  const server = createServer((client) => {
    const backend = connect(join(real, SOCKET));
    client.on('error', () => backend.destroy());
    backend.on('error', () => client.destroy());
    client.on('close', () => backend.destroy());
    backend.on('close', () => client.destroy());
    let [isGreeted, hasBegun, isHidden] = [false, false, false];
    let [asked, answered] = [Buffer.alloc(0), Buffer.alloc(0)];
    client.on('data', (bytes) => {
      if (!isGreeted) {
        isGreeted = true;
        backend.write(bytes);
        return;
      }
      const { messages, rest } = messagesOf(Buffer.concat([asked, Buffer.from(bytes)]));
      asked = Buffer.from(rest);
      for (const message of messages) {
        if (message[0] === PARSE && !hasBegun && message.includes('update ')) {
          [hasBegun, isHidden] = [true, true];
          backend.write(BEGIN);
        }
        backend.write(message);
      }
    });
    backend.on('data', (bytes) => {
      const { messages, rest } = messagesOf(Buffer.concat([answered, Buffer.from(bytes)]));
      answered = Buffer.from(rest);
      for (const message of messages)
        if (!isHidden) client.write(message);
        else if (message[0] === READY) isHidden = false;
    });
  });
  await new Promise<void>((done) => server.listen(join(folder, SOCKET), done));
  return {
    folder,
    close: () => {
      server.close();
      removeFolder(folder);
    },
  };
};
