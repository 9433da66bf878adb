import { spawn } from 'node:child_process';

/** `tar`, which every system that runs Trowel has. @throws Error with what it said */
export const tar = (args: readonly string[], mayHaveChanged = false): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0 || (code === 1 && mayHaveChanged)) done();
      else fail(new Error(`tar failed: ${said.trim()}`));
    });
  });
