/** What is known of a file of the app that could not be fetched. */
type Standing = 'there' | 'gone' | 'away';

/** The browser around the fetching of code, so that its rules can be tested without one. */
export interface CodeWorld {
  /** Asks the server for a file; `away` when the server does not answer. */
  look: (path: string) => Promise<Standing>;
  /** Waits until it is worth asking again. */
  pause: () => Promise<void>;
  /** Puts a style into the page: Vite asks for each only once. */
  addStyle: (path: string) => Promise<void>;
  /** Loads the page anew at its address, with its drafts; false when that was just done and did not help. */
  reload: () => boolean;
}

const FAILED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;
/** Browsers may remember that a file could not be fetched, however often it is imported. */
const TRIES = 2;

/** The file that an error names, the page where it names none, null for an error of another kind. */
const fileIn = (error: unknown): string | null => {
  const text = error instanceof Error ? error.message : '';
  if (!FAILED.test(text)) return null;
  return /(\/assets\/[^\s"'?]+)/.exec(text)?.[1] ?? '/healthz';
};

const forever = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Imports a file of the app. While the server is away it is tried again until it is back; a file that is gone, since a
 * new version was deployed, or that stays broken, loads the page anew once [NET-003].
 */
export const fetchedFile = async <File>(load: () => Promise<File>, world: CodeWorld): Promise<File> => {
  for (let tries = 0; ;) {
    try {
      return await load();
    } catch (error) {
      const file = fileIn(error);
      if (file === null) throw error;
      const standing = await world.look(file);
      if (standing === 'away') await world.pause();
      else if (standing === 'gone' || (tries += 1) > TRIES) {
        if (world.reload()) return forever();
        throw error;
      } else if (file.endsWith('.css')) await world.addStyle(file);
    }
  }
};

const RELOADED = 'trowel:reloaded_at';
const ONCE_MS = 60_000;
const PAUSE_MS = 2_000;

const reloadedLately = (): boolean => {
  const at = Number(window.sessionStorage.getItem(RELOADED));
  return Date.now() - at < ONCE_MS;
};

export const browserCode: CodeWorld = {
  look: async (path) => {
    try {
      const { ok, status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
      return ok ? 'there' : status === 404 ? 'gone' : 'away';
    } catch {
      return 'away';
    }
  },
  pause: () =>
    new Promise((done) => {
      const go = (): void => {
        clearTimeout(timer);
        window.removeEventListener('online', go);
        done();
      };
      const timer = setTimeout(go, PAUSE_MS);
      window.addEventListener('online', go);
    }),
  addStyle: (path) =>
    new Promise((done) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path });
      link.addEventListener('load', () => done());
      link.addEventListener('error', () => done());
      document.head.append(link);
    }),
  reload: () => {
    if (reloadedLately()) return false;
    window.sessionStorage.setItem(RELOADED, String(Date.now()));
    window.location.reload();
    return true;
  },
};
