import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

interface WaitProps {
  /** Told of each character, instead of the field that has the focus when the dialog has come. */
  onTyped?: ((char: string) => void) | undefined;
}

/** How long keys are held while a dialog is on its way: a server that is away must not hold the keyboard. */
const HELD_MS = 3000;
/** So long a dialog that has come may take to give one of its fields the focus. */
const FOCUS_MS = 1000;

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Types into the field that has the focus, as a hand would: its own undo and its listeners take it for typing. */
const typeIn = (text: string): void => void document.execCommand('insertText', false, text);

/** Waits until the focus goes on to a field, which is answered with true, or to something else that takes keys. */
const afterFocus = (before: Element | null, then: (isField: boolean) => void): void => {
  const end = (isField: boolean): void => {
    clearTimeout(limit);
    document.removeEventListener('focusin', look);
    then(isField);
  };
  const look = (): void => {
    const now = document.activeElement;
    if (now === before || !(now instanceof HTMLElement)) return;
    if (isTextField(now)) end(true);
    else if (now.tabIndex >= 0) end(false); // a dialog itself has the focus only until one of its fields takes it
  };
  const limit = setTimeout(end, FOCUS_MS, false);
  document.addEventListener('focusin', look);
  look();
};

/** What is typed while a dialog is on its way is meant for it, and acts on nothing of the page below. */
const Waiting = ({ onTyped, isWanted }: WaitProps & { isWanted: () => boolean }) => {
  useEffect(() => {
    const before = document.activeElement;
    let typed = '';
    const hold = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isBack = event.key === 'Backspace' && typed !== '';
      if (event.key.length !== 1 && !isBack) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (onTyped) onTyped(event.key);
      else typed = isBack ? typed.slice(0, -1) : typed + event.key;
    };
    const stop = (): void => window.removeEventListener('keydown', hold, true);
    window.addEventListener('keydown', hold, true);
    const timer = setTimeout(stop, HELD_MS);
    return () => {
      clearTimeout(timer);
      if (typed === '') return stop();
      // What follows is held too until the field is there, so that letters keep their order.
      afterFocus(before, (isField) => {
        stop();
        if (isField && isWanted()) typeIn(typed);
      });
    };
  }, [onTyped, isWanted]);
  return null;
};

interface Props extends WaitProps {
  open: boolean;
  children: ReactNode;
}

/**
 * A dialog that comes in a file of its own: drawn from its first opening on, so that it also closes with its motion.
 * What was typed meanwhile stands in its first field.
 */
export const Late = ({ open, onTyped, children }: Props) => {
  const [wasOpen, setWasOpen] = useState(open);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  const isWanted = useCallback(() => isOpen.current, []);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return <Suspense fallback={open ? <Waiting onTyped={onTyped} isWanted={isWanted} /> : null}>{children}</Suspense>;
};
