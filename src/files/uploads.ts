/** A running upload: how much of it is sent, from 0 to 1, and how to stop it. */
export interface Upload {
  fraction: number;
  cancel: () => void;
}

/** What the sender of a file reports to. */
export interface UploadReport {
  signal: AbortSignal;
  progress: (fraction: number) => void;
  end: () => void;
}

const running = new Map<string, Upload>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** The running uploads by the address of their file within the browser: the form sends, the input shows and cancels. */
export const uploads = {
  begin: (url: string): UploadReport => {
    const controller = new AbortController();
    const set = (fraction: number): void => {
      running.set(url, { fraction, cancel: () => controller.abort() });
      notify();
    };
    set(0);
    return {
      signal: controller.signal,
      progress: (fraction) => {
        if (running.has(url)) set(fraction);
      },
      end: () => {
        running.delete(url);
        notify();
      },
    };
  },
  of: (url: string | undefined): Upload | null => (url === undefined ? null : (running.get(url) ?? null)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
