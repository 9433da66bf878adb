import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a server's data that the account which runs PostgreSQL may pass through, as a project's folder usually is. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-data-'));
  chmodSync(folder, 0o711);
  return folder;
};
