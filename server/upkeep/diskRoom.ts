import { statfs } from 'node:fs/promises';
import { LITTLE_ROOM } from '#domain/admin/serverHealth';
import { DISK_NOTICE, diskNotice } from '#domain/notifications/serverNotices';
import type { Database } from '../db/database';
import { notifyAdministrators } from './notifyAdministrators';

/** What is left of a folder's disk. */
export const diskRoom = async (folder: string): Promise<{ left_bytes: number; left_share: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { left_bytes: bavail * bsize, left_share: blocks === 0 ? 1 : bavail / blocks };
};

const shareLeft = async (folder: string): Promise<number> => (await diskRoom(folder)).left_share;

/**
 * Tells the active administrators, once a day, when a folder's disk has less than a tenth left.
 * @returns whether there is little left
 */
export const warnOfFullDisk = async (
  db: Pick<Database, 'execute'>,
  folder: string,
  left: (folder: string) => Promise<number> = shareLeft,
): Promise<boolean> => {
  const share = await left(folder);
  if (share >= LITTLE_ROOM) return false;
  await notifyAdministrators(db, 'warnOfFullDisk', diskNotice(folder, Math.floor(share * 100)), DISK_NOTICE);
  return true;
};
