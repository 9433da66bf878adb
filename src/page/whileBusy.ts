let busy = 0;
let quietSince = 0;

/** Notes what the screen of this moment waits for, a file or an answer; says the same as it does. */
export const whileBusy = <Found>(work: Promise<Found>): Promise<Found> => {
  busy += 1;
  const end = (): void => {
    busy -= 1;
    quietSince = performance.now();
  };
  work.then(end, end);
  return work;
};

/** Milliseconds for which nothing has been waited for. */
export const quietFor = (): number => (busy > 0 ? 0 : performance.now() - quietSince);
