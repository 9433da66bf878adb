import CleanIcon from '@mui/icons-material/CleaningServicesOutlined';
import { use, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { browserCode, fetchedFile } from '../../../page/fetchedFile';
import { Late } from '../../../page/Late';
import { HeaderButton } from '../HeaderButton';
import { ClearLocalDataDialog } from '../lateParts';
import { ShellFactsContext } from '../ShellFacts';

const loaded = () => fetchedFile(() => import('./clearLocalData'), browserCode);

/** The header's icon that clears what this browser keeps, then reloads the page; off while a sync runs [NAV-018]. */
export const ClearLocalData = () => {
  const t = useT();
  const { unsynced, syncing } = use(ShellFactsContext);
  const [open, setOpen] = useState(false);
  const [drafts, setDrafts] = useState(0);
  const clear = async (deleteUnsynced: boolean, withDrafts: boolean): Promise<void> => {
    await (await loaded()).clearLocalData({ keepWorkspace: unsynced > 0 && !deleteUnsynced, withDrafts });
    window.location.reload();
  };
  const ask = (): void => {
    void loaded()
      .then((file) => file.countDrafts())
      .then((count) => {
        setDrafts(count);
        setOpen(true);
      });
  };
  return (
    <>
      <span className="header-apart">
        <HeaderButton label={t('nav.local_data.clear')} disabled={syncing} onClick={ask} popup>
          <CleanIcon fontSize="small" />
        </HeaderButton>
      </span>
      <Late open={open}>
        <ClearLocalDataDialog
          open={open}
          unsynced={unsynced}
          drafts={drafts}
          onClose={() => setOpen(false)}
          onClear={(deleteUnsynced, withDrafts) => void clear(deleteUnsynced, withDrafts)}
        />
      </Late>
    </>
  );
};
