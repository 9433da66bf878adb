import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface WaitProps {
  /** Told of each character. */
  onTyped?: ((char: string) => void) | undefined;
}

/** How long keys are held while a dialog is on its way: a server that is away must not hold the keyboard. */
const HELD_MS = 3000;

/** What is typed while a dialog is on its way is meant for it, and acts on nothing of the page below. */
const Waiting = ({ onTyped }: WaitProps) => {
  useEffect(() => {
    const hold = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onTyped?.(event.key);
    };
    const stop = (): void => window.removeEventListener('keydown', hold, true);
    window.addEventListener('keydown', hold, true);
    const timer = setTimeout(stop, HELD_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [onTyped]);
  return null;
};

interface Props extends WaitProps {
  open: boolean;
  children: ReactNode;
}

/**
 * A dialog that comes in a file of its own: drawn from its first opening on, so that it also closes with its motion.
 */
export const Late = ({ open, onTyped, children }: Props) => {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return <Suspense fallback={open ? <Waiting onTyped={onTyped} /> : null}>{children}</Suspense>;
};
