/** The name of the lock that an open form holds for its draft. */
const lockOf = (id: string): string => `trowel:draft:${id}`;

/** Drafts of forms that stand open in this tab, and of those that stood open here and have gone. */
const here = new Set<string>();
const gone = new Set<string>();

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/**
 * Marks a draft as the one of a form that stands open, until the form or its tab goes: it is offered to nobody so long.
 * Without locks, as on pages without TLS, only this tab knows.
 * @returns what ends that
 */
export const holdDraft = (id: string): (() => void) => {
  here.add(id);
  gone.delete(id);
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()
    ?.request(lockOf(id), () => until)
    .catch(() => undefined);
  return () => {
    here.delete(id);
    gone.add(id);
    release();
  };
};

/** The drafts among some whose forms stand open, here or in another tab. */
export const openAmong = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  const held = new Set((state?.held ?? []).map(({ name }) => name));
  // A lock that this tab has given back may still be listed for a moment.
  return new Set(ids.filter((id) => here.has(id) || (held.has(lockOf(id)) && !gone.has(id))));
};

/** Calls back once the form of a draft is open no more, unless the signal comes first. */
export const whenDraftIsFree = (id: string, signal: AbortSignal, then: () => void): void => {
  // Called once the lock is given back again: held here, it would look like a form that stands open.
  void locks()
    ?.request(lockOf(id), { signal }, () => undefined)
    .then(then)
    .catch(() => undefined);
};
