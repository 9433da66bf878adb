import { isRecord } from '#domain/values';
import { appState } from './appState';

/** Where marks of stops wait, and the answers of site checks by user and sub-job. */
export const MARKS = 'trowel-marks';
export const CHECK = 'trowel:check:';

/**
 * How many marks of stops and checks of a site wait on this device for their user. They live in local storage, beside
 * the workspace, and a logout deletes them as well [OFF-031].
 */
export const fieldWaiting = (): number => {
  const user = String(appState.userId() ?? 0);
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(MARKS) ?? '[]');
    const own = Array.isArray(marks) ? marks.filter((mark) => isRecord(mark) && mark.user === user) : [];
    const checks = Object.keys(localStorage).filter((key) => key.startsWith(`${CHECK}${user}:`));
    return own.length + checks.length;
  } catch {
    return 0; // A browser that keeps nothing has nothing that waits.
  }
};
