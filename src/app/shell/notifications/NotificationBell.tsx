import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import { use, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { HeaderButton } from '../HeaderButton';
import { unreadBadge } from './notification';
import { NotificationDialog } from './NotificationDialog';
import { NotificationsContext } from './NotificationsContext';

/** The bell of the header, with the number of unread notifications; it opens their list [NOT-002]. */
export const NotificationBell = () => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { all } = use(NotificationsContext);
  const badge = unreadBadge(all);
  return (
    <>
      <HeaderButton
        label={badge ? t('nav.notifications.open_count', { smart_count: badge }) : t('nav.notifications.open')}
        onClick={() => setOpen(true)}
        popup
      >
        <Badge
          badgeContent={badge}
          invisible={badge === ''}
          color="error"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <BellIcon fontSize="small" />
        </Badge>
      </HeaderButton>
      <NotificationDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
};
