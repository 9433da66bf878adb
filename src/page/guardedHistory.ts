import {
  parsePath,
  type Location,
  type NavigationType,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the app is, and how it came there. */
interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/** A way out of the page that was held up; `go` goes it after all. */
export interface HeldWay {
  readonly to: Path;
  /** Resolves once the browser stands where it stood: a step back or forth is taken back first. */
  readonly isBack: Promise<void>;
  go: () => void;
}

export interface LeaveGuard {
  /** @param isStep the browser's own step back or forth */
  holds: (from: Path, to: Path, isStep: boolean) => boolean;
  /** Told of a way that it held. */
  onHeld: (way: HeldWay) => void | Promise<void>;
}

/** The browser's history for a router, with guards that may hold up what leaves a page. */
export interface GuardedHistory {
  readonly navigator: Navigator;
  readonly place: () => Place;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly guard: (guard: LeaveGuard) => () => void;
}

const pathOf = (to: To, here: string): Path => {
  const { pathname = here, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash };
};

/**
 * A history of react-router with guards. A step back or forth that is held has already been made by the browser: it is
 * taken back, and made again when the way is gone after all.
 * @param history made with `v5Compat`, so that it tells of every change
 */
export const guardedHistory = (history: BrowserHistory): GuardedHistory => {
  const guards = new Set<LeaveGuard>();
  const listeners = new Set<() => void>();
  let place: Place = { location: history.location, action: history.action };
  /** Steps of the browser that nobody is asked about: one that is taken back, one that may go. */
  const expected: (() => void)[] = [];

  const commitPlace = (): void => {
    place = { location: history.location, action: history.action };
    for (const listener of listeners) listener();
  };
  /** What opened last, such as a dialog over a form, is asked first. */
  const holding = (to: Path, isStep: boolean): LeaveGuard | undefined =>
    [...guards].toReversed().find(({ holds }) => holds(place.location, to, isStep));
  const step = (delta: number): Promise<void> =>
    new Promise((done) => {
      expected.push(done);
      history.go(delta);
    });

  history.listen(({ delta, location, action }) => {
    const done = action === 'POP' ? expected.shift() : undefined;
    if (done) {
      done();
      return;
    }
    const guard = action === 'POP' && delta ? holding(location, true) : undefined;
    if (!guard || !delta) {
      commitPlace();
      return;
    }
    const isBack = step(-delta);
    void guard.onHeld({ to: location, isBack, go: () => void isBack.then(() => step(delta)).then(commitPlace) });
  });

  const pass = (to: To, go: () => void): void => {
    const path = pathOf(to, place.location.pathname);
    const guard = holding(path, false);
    if (guard) void guard.onHeld({ to: path, isBack: Promise.resolve(), go });
    else go();
  };
  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => pass(to, () => history.push(to, state)),
      replace: (to, state) => pass(to, () => history.replace(to, state)),
    },
    place: () => place,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    guard: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
};
