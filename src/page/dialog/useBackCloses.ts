import { useLeaveGuard } from '../useLeaveGuard';

/**
 * The browser's back button closes what is open over the page and stays on the page: on a telephone it is the nearest
 * button [KEY-013].
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void =>
  useLeaveGuard({
    holds: (_from, _to, isStep) => isOpen && isStep,
    // Once the browser stands on the page again, which closing may change the address of.
    onHeld: ({ isBack }) => void isBack.then(close),
  });
