import { describe, expect, it } from 'vitest';
import { fetchedFile, type CodeWorld } from './fetchedFile';

const gone = new TypeError('Failed to fetch dynamically imported module: http://app.test/assets/Board-1.js');
const style = new Error('Unable to preload CSS for /assets/Board-1.css');

/** A file that fails so often, in a world that answers looks one after the other. */
const aFetch = (failures: readonly Error[], looks: readonly ('there' | 'gone' | 'away')[], mayReload = true) => {
  const done: string[] = [];
  const left = [...failures];
  const standing = [...looks];
  const world: CodeWorld = {
    look: async (path) => {
      done.push(`look ${path}`);
      return standing.shift() ?? 'there';
    },
    pause: async () => void done.push('pause'),
    addStyle: async (path) => void done.push(`style ${path}`),
    reload: () => {
      done.push('reload');
      return mayReload;
    },
  };
  const load = async (): Promise<string> => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'the board';
  };
  return { done, file: fetchedFile(load, world) };
};
const settled = (promise: Promise<string>): Promise<string> =>
  Promise.race([promise, new Promise<string>((done) => setTimeout(done, 20, 'waits'))]);

describe('a file of the app that cannot be fetched', () => {
  it('is tried again until the server is back [NET-003]', async () => {
    const { done, file } = aFetch([gone, gone, gone, gone], ['away', 'away', 'away', 'there']);
    expect(await file).toBe('the board');
    expect(done.filter((one) => one === 'pause')).toHaveLength(3);
    expect(done).not.toContain('reload');
  });

  it('gets its style again, which would not be asked for twice [NET-003]', async () => {
    const { done, file } = aFetch([style], ['there']);
    expect(await file).toBe('the board');
    expect(done).toEqual(['look /assets/Board-1.css', 'style /assets/Board-1.css']);
  });

  it('that is gone loads the page anew, and draws nothing meanwhile [NET-003]', async () => {
    const { done, file } = aFetch([gone], ['gone']);
    expect(await settled(file)).toBe('waits');
    expect(done).toEqual(['look /assets/Board-1.js', 'reload']);
  });

  it('and is still gone after that is told as an error, not in a circle of reloads [NET-003]', async () => {
    await expect(aFetch([gone], ['gone'], false).file).rejects.toThrow('Failed to fetch');
  });

  it('though it is there, since the browser remembers, loads the page anew too', async () => {
    const { done, file } = aFetch([gone, gone, gone, gone], []);
    expect(await settled(file)).toBe('waits');
    expect(done.at(-1)).toBe('reload');
  });

  it('leaves errors of its own code as they are', async () => {
    const { done, file } = aFetch([new Error('x is not a function')], []);
    await expect(file).rejects.toThrow('x is not a function');
    expect(done).toEqual([]);
  });
});
