import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

interface WaitProps {
  /** Told of each character, instead of the field that has the focus when the dialog has come. */
  onTyped?: ((char: string) => void) | undefined;
}

/** How long keys are held while a dialog is on its way: a server that is away must not hold the keyboard. */
const HELD_MS = 3000;

/** Types into the field that has the focus, as a hand would; what finds no field is dropped. */
const typeIn = (text: string): void => {
  const field = document.activeElement;
  // Deprecated, and the one way that a field's own undo and its listeners take for typing.
  if (text !== '' && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    document.execCommand('insertText', false, text);
};

/** What is typed while a dialog is on its way is meant for it, and acts on nothing of the page below. */
const Waiting = ({ onTyped, isWanted }: WaitProps & { isWanted: () => boolean }) => {
  useEffect(() => {
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
      // The dialog takes the focus first; until then what follows is held too.
      requestAnimationFrame(() =>
        setTimeout(() => {
          stop();
          if (isWanted()) typeIn(typed);
        }),
      );
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
