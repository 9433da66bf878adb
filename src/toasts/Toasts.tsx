import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useStartT } from '../i18n/useStartT';
import { ToastItem } from './ToastItem';
import { toastStore } from './toastStore';
import './toasts.css';

/**
 * The region at the top of the screen that shows toasts: success politely, errors assertively [UI-018 UI-034]. It stands in
 * index.html's `toasts`, a slot: dialogs hide all other elements beside them from screen readers, and what a save in a
 * dialog says must be heard.
 */
export const Toasts = () => {
  const t = useStartT();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return createPortal(
    <section className="toasts" aria-label={t('start.toasts')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => toastStore.remove(toast.id)} />
      ))}
    </section>,
    document.querySelector('#toasts') ?? document.body,
  );
};
