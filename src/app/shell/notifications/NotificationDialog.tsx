import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { use, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatInstant } from '#domain/fields/formatInstant';
import { noticeText } from '#domain/mail/failedMailText';
import { isOwnPath } from '#domain/ownPath';
import { Dialog } from '../../../page/dialog/Dialog';
import { useLanguage } from '../../../i18n/useLanguage';
import { useT } from '../../../i18n/useT';
import { listedNotifications, type Notification } from './notification';
import { NotificationsContext } from './NotificationsContext';
import { NoticeChoices } from './NoticeChoices';
import './notifications.css';

/** The list of notifications; a click marks one read, closes the list and goes where it leads [NOT-002 NOT-003 NOT-004]. */
export const NotificationDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT();
  const { language } = useLanguage();
  const id = useId();
  const navigate = useNavigate();
  const { all, markRead, markAllRead } = use(NotificationsContext);
  const [includeRead, setIncludeRead] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const listed = listedNotifications(all, includeRead);

  const follow = (notification: Notification): void => {
    if (!notification.is_read) markRead(notification.id);
    onClose();
    if (isOwnPath(notification.action_url)) void navigate(notification.action_url);
  };

  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t(choosing ? 'nav.notifications.choose_title' : 'nav.notifications.title')}</DialogTitle>
      <DialogContent>
        {choosing ? (
          <NoticeChoices />
        ) : (
          <>
            <FormControlLabel
              control={
                <Switch size="small" checked={includeRead} onChange={(event) => setIncludeRead(event.target.checked)} />
              }
              label={t('nav.notifications.include_read')}
              sx={{ mb: 1, ml: -0.5 }}
            />
            {listed.length === 0 && (
              <p className="notifications-empty">
                {t(includeRead ? 'nav.notifications.none' : 'nav.notifications.none_unread')}
              </p>
            )}
            <ul className="notifications">
              {listed.map((notification) => (
                <li key={notification.id}>
                  <button type="button" data-unread={!notification.is_read} onClick={() => follow(notification)}>
                    <span>{noticeText(notification.notification_text, language)}</span>
                    <time dateTime={notification.created_date}>{formatInstant(notification.created_date)}</time>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {choosing ? (
          <Button onClick={() => setChoosing(false)} sx={{ mr: 'auto' }}>
            {t('nav.notifications.back')}
          </Button>
        ) : (
          <>
            <Button disabled={all.every(({ is_read }) => is_read)} onClick={markAllRead}>
              {t('nav.notifications.read_all')}
            </Button>
            <Button onClick={() => setChoosing(true)} sx={{ mr: 'auto' }}>
              {t('nav.notifications.choose')}
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('nav.notifications.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
