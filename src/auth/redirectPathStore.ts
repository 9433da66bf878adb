import { pathToKeep } from './redirectPath';

const KEY = 'trowel:redirect_path';

/** The page asked for before the login. Kept for this tab alone, so that two tabs do not send each other astray. */
export const redirectPathStore = {
  keep: (path: string): void => {
    const kept = pathToKeep(path);
    if (kept) window.sessionStorage.setItem(KEY, kept);
  },
  peek: (): string | null => window.sessionStorage.getItem(KEY),
  /** Answers the path and forgets it. */
  take: (): string | null => {
    const path = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return path;
  },
};
