import CleanIcon from '@mui/icons-material/CleaningServicesOutlined';
import { use, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { HeaderButton } from '../HeaderButton';
import { ShellFactsContext } from '../ShellFacts';
import { clearLocalData } from './clearLocalData';
import { ClearLocalDataDialog } from './ClearLocalDataDialog';

/** The header's icon that clears what this browser keeps, then reloads the page; off while a sync runs [NAV-018]. */
export const ClearLocalData = () => {
  const t = useT();
  const { unsynced, syncing } = use(ShellFactsContext);
  const [open, setOpen] = useState(false);
  const clear = async (deleteUnsynced: boolean): Promise<void> => {
    await clearLocalData({ keepWorkspace: unsynced > 0 && !deleteUnsynced });
    window.location.reload();
  };
  return (
    <>
      <HeaderButton label={t('nav.local_data.clear')} disabled={syncing} onClick={() => setOpen(true)} popup>
        <CleanIcon fontSize="small" />
      </HeaderButton>
      <ClearLocalDataDialog
        open={open}
        unsynced={unsynced}
        onClose={() => setOpen(false)}
        onClear={(deleteUnsynced) => void clear(deleteUnsynced)}
      />
    </>
  );
};
