import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { ReasonButton } from '../page/ReasonButton';
import { useMode } from './mode';

/** Why nothing that needs the server can be done; null while it can. */
export const useOfflineReason = (): string | null => {
  const t = useT();
  return useMode() === 'offline' ? t('offline.not_available') : null;
};

/**
 * Around a button whose act needs the server: offline a button of that name stands in its place and says why it cannot act, to a tap
 * too [OFF-029].
 */
export const OnlineOnly = ({ label, children }: { label: string; children: ReactNode }) => {
  const reason = useOfflineReason();
  if (reason === null) return children;
  return (
    <ReasonButton className="button button-outlined" reason={reason}>
      {label}
    </ReasonButton>
  );
};
