import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/useT';
import { ToastItem } from './ToastItem';
import { toastStore } from './toastStore';
import './toasts.css';

/** Dialogs hide all that stands beside them from screen readers; what a save in a dialog says must be heard all the same. */
const staysReadable = (region: HTMLElement): (() => void) => {
  const show = (): void => region.removeAttribute('aria-hidden');
  const observer = new MutationObserver(show);
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  show();
  return () => observer.disconnect();
};

/** The region at the top of the screen that shows toasts: success politely, errors assertively [UI-018 UI-034]. */
export const Toasts = () => {
  const t = useT();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return createPortal(
    <section className="toasts" aria-label={t('app.toast.region')} ref={staysReadable}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => toastStore.remove(toast.id)} />
      ))}
    </section>,
    document.body,
  );
};
