import { useEffect, useId, useRef, type ReactNode } from 'react';
import './plainDialog.css';

interface Props {
  title: string;
  /** Escape and the cross; null where an answer is needed. */
  onClose: (() => void) | null;
  closeLabel: string;
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog of the browser's own: it opens where no further file can be fetched, over whatever else is open. */
export const PlainDialog = ({ title, onClose, closeLabel, actions, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A key that was meant for the field behind it presses nothing.
    element?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="plain-dialog"
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="plain-head">
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" className="plain-close" aria-label={closeLabel} title={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
      <div className="plain-body">{children}</div>
      <div className="plain-actions">{actions}</div>
    </dialog>
  );
};
