import { setTimeout as pause } from 'node:timers/promises';

const isThere = (pid) => {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Ends a child that leads a group, and waits for the last of the group: npm goes at once, the server only when its database has stopped. */
export const stopGroup = async ({ pid }) => {
  if (!pid || !isThere(pid)) return;
  process.kill(-pid, 'SIGTERM');
  while (isThere(pid)) await pause(20);
};
