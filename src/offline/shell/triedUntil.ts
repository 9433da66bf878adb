/** What a try depends on, so that its rules can be tested without a browser. */
export interface TriesWorld {
  /** Whether a try makes sense now. */
  mayTry: () => boolean;
  /** @returns whether it has worked */
  attempt: () => Promise<boolean>;
  /** Each tells of moments at which another try may work. */
  moments: readonly ((again: () => void) => unknown)[];
}

/** Tries at once and at each of the moments until it has worked, one try at a time. */
export const triedUntil = ({ mayTry, attempt, moments }: TriesWorld): void => {
  let isDone = false;
  let isTrying = false;
  /** A moment that came during a try, which may have begun too early. */
  let isDue = false;
  const again = async (): Promise<void> => {
    isDue = true;
    if (isTrying) return;
    isTrying = true;
    while (isDue && !isDone && mayTry()) {
      isDue = false;
      isDone = await attempt();
    }
    isTrying = false;
  };
  for (const moment of moments) moment(() => void again());
  void again();
};
