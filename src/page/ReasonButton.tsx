import { useEffect, useLayoutEffect, useRef, useState, type ButtonHTMLAttributes } from 'react';
import './reasonButton.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> {
  /** Why it cannot act now, in words; null when it can. */
  reason: string | null;
}

const SHOWN_MS = 6000;
/** From the edges of the window. */
const MARGIN = 8;

/**
 * A button that says why it cannot act: to a mouse that rests on it, to a finger that taps it, to the keyboard when it
 * has the focus, and to a screen reader. It stays in the order of the focus, as a disabled button would not.
 * @example <ReasonButton reason={isOnline ? null : text('offline')} onClick={undo}>Undo</ReasonButton>
 */
export const ReasonButton = ({ reason, title, onClick, onFocus, onBlur, onKeyDown, children, ...rest }: Props) => {
  const tip = useRef<HTMLSpanElement>(null);
  /** The reason that was asked for, and where the button was then; each time is a new one. */
  const [asked, setAsked] = useState<{ reason: string; at: DOMRect } | null>(null);
  const isShown = asked !== null && asked.reason === reason;
  const hide = (): void => setAsked(null);
  const show = (button: HTMLElement): void => {
    // Not kept for a reason that comes later: a button that is disabled while it acts loses the focus without a word.
    if (reason !== null) setAsked({ reason, at: button.getBoundingClientRect() });
  };
  useLayoutEffect(() => {
    const node = tip.current;
    if (!node || !asked) return;
    const { at } = asked;
    node.showPopover();
    const { width, height } = node.getBoundingClientRect();
    const below = at.bottom + 4;
    node.style.left = `${Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN))}px`;
    node.style.top = `${below + height + MARGIN > window.innerHeight ? at.top - height - 4 : below}px`;
  }, [asked, isShown]);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <>
      <button
        type="button"
        {...rest}
        title={reason ?? title}
        aria-disabled={reason === null ? undefined : true}
        onClick={(event) => {
          if (reason === null) return onClick?.(event);
          event.preventDefault();
          show(event.currentTarget);
          return undefined;
        }}
        onFocus={(event) => {
          onFocus?.(event);
          show(event.currentTarget);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          hide();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Escape') hide();
        }}
      >
        {children}
      </button>
      {isShown && (
        // In the top layer: nothing around the button cuts or covers it. A screen reader knows it as the button's
        // description.
        <span ref={tip} popover="manual" className="reason-tip" aria-hidden="true">
          {reason}
        </span>
      )}
    </>
  );
};
