import { FILES_AGAIN_MS, REFRESH_MS } from '#domain/offline/limits';

/** The page itself is there before its device looks. */
const FIRST_LOOK_MS = 5000;

interface Work {
  /** The look of a page that was just opened. */
  lookAtFirst: () => Promise<void>;
  look: () => Promise<void>;
  /** Sends what a sync or a closed tab has left. */
  sendRest: () => Promise<void>;
}

const silently = (act: () => Promise<void>) => (): void => void act().catch(() => undefined);

/**
 * Looks a moment after the page was opened and every quarter of an hour [OFF-031], and sends what waits every ten
 * minutes [OFF-032]. What fails is silent: the next turn does it. @returns what ends that
 */
export const keepLooking = ({ lookAtFirst, look, sendRest }: Work): (() => void) => {
  const send = silently(sendRest);
  const first = setTimeout(() => {
    silently(lookAtFirst)();
    send();
  }, FIRST_LOOK_MS);
  const looks = setInterval(silently(look), REFRESH_MS);
  const sends = setInterval(send, FILES_AGAIN_MS);
  return () => {
    clearTimeout(first);
    clearInterval(looks);
    clearInterval(sends);
  };
};
