import { describe, expect, it, vi } from 'vitest';
import { countOf, createUploadQueue, areOver, type SendFile } from './uploadQueue';

interface Sending {
  name: string;
  done: () => void;
  fail: (error: Error) => void;
  progress: (fraction: number) => void;
}

const aQueue = () => {
  const sending: Sending[] = [];
  const send: SendFile = (file, { signal, progress }) =>
    new Promise((done, fail) => {
      signal.addEventListener('abort', () => fail(new DOMException('cancelled', 'AbortError')));
      sending.push({ name: file.name, done, fail, progress });
    });
  const queue = createUploadQueue(send);
  return { queue, sending, states: () => queue.files.get().map(({ file, status }) => `${file.name} ${status}`) };
};
const aFile = (name: string): File => new File(['x'], name);

describe('files on their way', () => {
  it('go three at a time, and the next one when one has arrived', async () => {
    const { queue, sending, states } = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map(aFile));
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    sending[1]?.progress(0.5);
    expect(queue.files.get()[1]?.fraction).toBe(0.5);
    sending[1]?.done();
    await vi.waitFor(() => expect(states()).toEqual(['a sending', 'b sent', 'c sending', 'd sending']));
    for (const one of sending) one.done();
    await vi.waitFor(() => expect(areOver(queue.files.get())).toBe(true));
    expect(countOf(queue.files.get(), 'sent')).toBe(4);
  });

  it('fail one by one, and are sent again', async () => {
    const { queue, sending, states } = aQueue();
    queue.add([aFile('a'), aFile('b')]);
    sending[0]?.fail(new Error('lost'));
    sending[1]?.done();
    await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b sent']));
    queue.retry(queue.files.get()[0]?.id ?? 0);
    expect(states()).toEqual(['a sending', 'b sent']);
    sending[2]?.done();
    await vi.waitFor(() => expect(states()).toEqual(['a sent', 'b sent']));
  });

  it('are cancelled while they wait or go, all of them when the queue closes', async () => {
    const { queue, states } = aQueue();
    queue.add(['a', 'b', 'c', 'd', 'e'].map(aFile));
    queue.cancel(4);
    queue.cancel(1);
    await vi.waitFor(() =>
      expect(states()).toEqual(['a cancelled', 'b sending', 'c sending', 'd cancelled', 'e sending']),
    );
    queue.close();
    await vi.waitFor(() => expect(states().every((state) => state.endsWith('cancelled'))).toBe(true));
  });
});
