import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/useT';
import { ToastItem } from './ToastItem';
import { toastStore } from './toastStore';
import './toasts.css';

/** The region at the top of the screen that shows toasts: success politely, errors assertively [UI-018 UI-034]. */
export const Toasts = () => {
  const t = useT();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <section className="toasts" aria-label={t('app.toast.region')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => toastStore.remove(toast.id)} />
      ))}
    </section>
  );
};
