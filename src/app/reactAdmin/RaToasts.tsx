import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { toast } from '../../toasts/toast';

/** Shows react-admin's notifications as our toasts [UI-018]. */
export const RaToasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const text = translate(notification.message, notification.notificationOptions?.messageArgs);
    if (notification.type === 'error' || notification.type === 'warning') toast.error(text);
    else toast.success(text);
  }, [notifications, takeNotification, translate]);
  return null;
};
