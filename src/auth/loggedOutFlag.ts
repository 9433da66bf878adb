const KEY = 'trowel:logged_out';

/** Set by "Logout" [AUTH-021]: until the next login nobody is signed in silently, and other tabs sign out too. */
export const loggedOutFlag = {
  isSet: (): boolean => window.localStorage.getItem(KEY) !== null,
  set: (flag: boolean): void => {
    if (flag) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  },
  /** Calls back when another tab logs out. */
  watch: (onLogout: () => void): (() => void) => {
    const listener = (event: StorageEvent): void => {
      if (event.key === KEY && event.newValue !== null) onLogout();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
