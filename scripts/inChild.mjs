/**
 * Runs a script of this folder in a process of its own, whose memory is gone when it has ended. Plain Node without
 * packages, since it runs before any is installed.
 */
import { fork } from 'node:child_process';

/**
 * @param {string} script its path @param {readonly string[]} args
 * @throws Error when it fails or is ended by a signal; what it wrote stands above
 */
export const inChild = (script, args = []) =>
  new Promise((done, fail) => {
    const child = fork(script, args, { execArgv: [] });
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (code === 0) done();
      else if (signal === null) fail(new Error('The build failed; see its message above.'));
      else
        fail(
          new Error(
            `The build was ended by ${signal}${signal === 'SIGKILL' ? ': it needs about 1.5 GB of memory, which this machine may not have free' : ''}.`,
          ),
        );
    });
  });

/**
 * In the child: its parent holds the lock on what it writes, so it ends when that one is gone, and does not keep it.
 */
export const endWithParent = () => {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
};
