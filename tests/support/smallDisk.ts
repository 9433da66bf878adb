import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../scripts/removeFolder.mjs';

export interface SmallDisk {
  folder: string;
  /** Leaves so many bytes free. Returns what makes room again. */
  fill(left?: number): () => void;
  release(): void;
}

const mount = (folder: string, size: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder]).status === 0;

const fill = (folder: string, left: number): (() => void) => {
  const [ballast, room] = [join(folder, 'ballast'), join(folder, 'room')];
  const write = (file: string, most: number): void => {
    const open = openSync(file, 'w');
    for (let size = 1 << 20, written = 0; size >= 4_096; size /= 2) {
      try {
        const chunk = Buffer.alloc(size);
        while (written + size <= most && writeSync(open, chunk) === size) written += size;
      } catch {
        // no room for a piece of this size
      }
    }
    closeSync(open);
  };
  if (left > 0) write(room, left);
  write(ballast, Number.POSITIVE_INFINITY);
  rmSync(room, { force: true });
  return () => rmSync(ballast, { force: true });
};

/** A disk of its own in a new folder, null where none may be mounted: that takes root on Linux. */
export const smallDisk = (size: string): SmallDisk | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'trowel-disk-'));
  const release = (): void => {
    spawnSync('umount', ['-l', folder]);
    removeFolder(folder);
  };
  if (mount(folder, size)) return { folder, fill: (left = 0) => fill(folder, left), release };
  release();
  return null;
};
