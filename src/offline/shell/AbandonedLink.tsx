import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import { useDeviceWork } from '../../connectivity/workspace';
import { isWorkListed } from './deviceWork';

/** Leads to what was abandoned; nothing where nothing was. */
export const AbandonedLink = () => {
  const t = useT();
  const { abandoned } = useDeviceWork();
  if (abandoned.length === 0) return null;
  return (
    <Button variant="outlined" onClick={() => isWorkListed.set(true)}>
      {t('offline.work.link', { smart_count: abandoned.length })}
    </Button>
  );
};
