/** A service worker as far as it is followed here. */
interface Worker {
  state: string;
  addEventListener: (kind: 'statechange', act: () => void) => void;
}
export interface Registration {
  installing: Worker | null;
  waiting: Worker | null;
  addEventListener: (kind: 'updatefound', act: () => void) => void;
  unregister: () => Promise<unknown>;
}

/** The browser around the worker, so that its rules can be tested without one. */
export interface WorkerWorld {
  /** Asks for the worker's script. @throws without a network */
  fetchScript: (headers: Record<string, string>) => Promise<Pick<Response, 'status' | 'headers'>>;
  register: () => Promise<Registration>;
  registered: () => Promise<Registration | undefined>;
  /** Whether a worker answers for this page already. */
  isControlled: () => boolean;
  /** A newer version is there, and waits until the older one is no longer in use. */
  onWaiting: (registration: Registration) => void;
  reload: () => void;
  log: (text: string) => void;
}

const SCRIPT_MARK = { 'Service-Worker': 'script' };

/**
 * Looks whether the worker's script is there and registers it. Where it is gone, the worker is unregistered and the
 * page loaded anew; a start without a network and what fails here is only logged [OFF-025 OFF-026 OFF-027 OFF-028].
 * @returns whether another try has nothing to do
 */
export const startWorker = async (world: WorkerWorld): Promise<boolean> => {
  const follow = (registration: Registration): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return;
      if (!world.isControlled()) return world.log('Content is cached for offline use.');
      world.log('New content is available and will be used when all tabs for this page are closed.');
      world.onWaiting(registration);
    });
  };
  try {
    const script = await world.fetchScript(SCRIPT_MARK).catch(() => null);
    if (!script || script.status >= 500) {
      world.log('running in offline mode');
      return false;
    }
    const isGone = script.status === 404 || !script.headers.get('content-type')?.includes('javascript');
    if (isGone) {
      const old = await world.registered();
      if (!old) return true;
      await old.unregister();
      world.reload();
      return true;
    }
    const registration = await world.register();
    registration.addEventListener('updatefound', () => follow(registration));
    if (registration.waiting && world.isControlled()) world.onWaiting(registration);
    else follow(registration);
    return true;
  } catch (error) {
    world.log(`The service worker was not registered: ${String(error)}`);
    return false;
  }
};
