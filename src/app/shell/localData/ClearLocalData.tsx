import CleanIcon from '@mui/icons-material/CleaningServicesOutlined';
import { use, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Late } from '../../../page/Late';
import { HeaderButton } from '../HeaderButton';
import { ClearLocalDataQuestion } from '../lateParts';
import { ShellFactsContext } from '../ShellFacts';

/** The header's icon that clears what this browser keeps, then reloads the page; off while a sync runs [NAV-018]. */
export const ClearLocalData = () => {
  const t = useT();
  const { unsynced, syncing } = use(ShellFactsContext);
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="header-apart">
        <HeaderButton label={t('nav.local_data.clear')} disabled={syncing} onClick={() => setOpen(true)} popup>
          <CleanIcon fontSize="small" />
        </HeaderButton>
      </span>
      <Late open={open}>
        <ClearLocalDataQuestion open={open} unsynced={unsynced} onClose={() => setOpen(false)} />
      </Late>
    </>
  );
};
