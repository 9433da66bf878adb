import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { use, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Late } from '../../../page/Late';
import { HeaderButton } from '../HeaderButton';
import { NotificationDialog } from '../lateParts';
import { ShellFactsContext } from '../ShellFacts';
import { unreadBadge } from './notification';
import { NotificationsContext } from './NotificationsContext';

/**
 * The bell of the header, with the number of unread notifications; it opens their list [NOT-002]; offline there is
 * none.
 */
export const NotificationBell = () => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { all } = use(NotificationsContext);
  const { online } = use(ShellFactsContext);
  const badge = unreadBadge(all);
  if (!online) return null;
  return (
    <>
      <HeaderButton
        label={badge ? t('nav.notifications.open_count', { smart_count: badge }) : t('nav.notifications.open')}
        onClick={() => setOpen(true)}
        popup
      >
        <BellIcon fontSize="small" />
        {badge !== '' && (
          <span className="header-badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </HeaderButton>
      <Late open={open}>
        <NotificationDialog open={open} onClose={() => setOpen(false)} />
      </Late>
    </>
  );
};
