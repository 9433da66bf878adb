import { gql } from '@apollo/client';

export const NOTIFICATIONS = gql`query Notifications($userId: Int!) {
  notifications(userId: $userId) { id notified_user_id notification_text action_url created_date is_read }
}`;

export const READ_ONE = gql`mutation ReadNotification($notificationId: Int!) { updateNotificationIsRead(notificationId: $notificationId) { id is_read } }`;

export const READ_ALL = gql`mutation ReadAllNotifications { readAllNotifications }`;
