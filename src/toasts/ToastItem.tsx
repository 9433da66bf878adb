import { useEffect, useState } from 'react';
import { useStartT } from '../i18n/useStartT';
import { TOAST_MS, type Toast } from './toastStore';

/** One toast; hover or keyboard focus stops its time. */
export const ToastItem = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => {
  const t = useStartT();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return undefined;
    const timer = window.setTimeout(onClose, TOAST_MS[toast.kind]);
    return () => window.clearTimeout(timer);
    // `round` restarts the time when the same text comes again; onClose differs by identity alone.
    // eslint-disable-next-line react/exhaustive-deps
  }, [held, toast.kind, toast.round]);

  return (
    <div
      className={`toast toast-${toast.kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="toast-text" role={toast.kind === 'error' ? 'alert' : 'status'}>
        {toast.text}
      </p>
      <button type="button" className="toast-close" aria-label={t('start.close_toast')} onClick={onClose}>
        ×
      </button>
    </div>
  );
};
