import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertCanListen } from './canListen';

describe('a server that cannot listen', () => {
  it('says that another program has its port, and what to set; it leaves a free one free [OPS-014]', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    await expect(assertCanListen({ HOST: '127.0.0.1', PORT: port })).rejects.toThrow(
      `Another program listens on port ${port} of 127.0.0.1: stop that one, or set PORT to another one.`,
    );
    await assertCanListen({ HOST: '127.0.0.1', PORT: 0 });
  });

  it('says that an address is none of this machine [OPS-014]', async () => {
    await expect(assertCanListen({ HOST: '192.0.2.1', PORT: 0 })).rejects.toThrow(
      'This machine has no address 192.0.2.1: set HOST to one of its own',
    );
  });
});
