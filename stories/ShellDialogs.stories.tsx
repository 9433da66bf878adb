import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClearLocalDataDialog } from '../src/app/shell/localData/ClearLocalDataDialog';
import { NotificationBell } from '../src/app/shell/notifications/NotificationBell';
import type { Notification } from '../src/app/shell/notifications/notification';
import { NotificationsContext } from '../src/app/shell/notifications/NotificationsContext';

const meta: Meta = { title: 'Shell/Dialogs' };
export default meta;
type Story = StoryObj;

const NOTE: Notification = {
  id: 1,
  notified_user_id: 1,
  notification_text: 'Central Texas job created: Lakewood Residence (Bluewater Pools)',
  action_url: '/job/1042/edit',
  created_date: '2026-03-03T15:20:00Z',
  is_read: false,
};
const NOTES: readonly Notification[] = [
  NOTE,
  {
    id: 2,
    notified_user_id: 1,
    notification_text: 'Email failed: Confirmation for Harris Pool. Mailbox full',
    action_url: '/job/1103/edit/8',
    created_date: '2026-03-04T20:05:00Z',
    is_read: true,
  },
];

const BellPage = ({ initial }: { initial: readonly Notification[] }) => {
  const [all, setAll] = useState(initial);
  const markRead = (id: number): void =>
    setAll(all.map((each) => (each.id === id ? { ...each, is_read: true } : each)));
  const markAllRead = (): void => setAll(all.map((each) => ({ ...each, is_read: true })));
  return (
    <NotificationsContext value={{ all, markRead, markAllRead }}>
      <div style={{ padding: 24, background: '#0D224A', color: '#fff' }}>
        <NotificationBell />
      </div>
      <p data-testid="address">{useLocation().pathname}</p>
    </NotificationsContext>
  );
};

export const NoNotifications: Story = {
  name: 'lists unread notifications, or says that there are none [NOT-002 NOT-003]',
  render: () => <BellPage initial={[]} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notifications' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await waitFor(() => expect(dialog.getByText('No unread notifications found.')).toBeVisible());
    await userEvent.click(dialog.getByRole('switch', { name: 'Include Read Notifications' }));
    await expect(dialog.getByText('No notifications found.')).toBeVisible();
  },
};

export const SomeNotifications: Story = {
  name: 'marks a notification read, closes the list and goes where it leads; unread ones are bold [NOT-002 NOT-004 NOT-009]',
  render: () => <BellPage initial={NOTES} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 1 unread' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('switch', { name: 'Include Read Notifications' }));
    await expect(dialog.getAllByRole('listitem').map((item) => item.querySelector('time')?.textContent)).toEqual([
      '03/04/2026 02:05 PM',
      '03/03/2026 09:20 AM',
    ]);
    const weight = (name: RegExp): number => Number(getComputedStyle(dialog.getByRole('button', { name })).fontWeight);
    await expect(weight(/Central Texas/)).toBeGreaterThan(600);
    await expect(weight(/Harris Pool/)).toBeLessThan(600);
    await userEvent.click(dialog.getByRole('button', { name: /Central Texas/ }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('address')).toHaveTextContent('/job/1042/edit');
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

export const ManyNotifications: Story = {
  name: 'marks all notifications read in one go',
  render: () => <BellPage initial={Array.from({ length: 120 }, (_, index) => ({ ...NOTE, id: index + 1 }))} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 99+ unread' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all as read' }));
    await expect(dialog.getByText('No unread notifications found.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
};

const clear = fn();
const dialogOf = async () => within(await within(document.body).findByRole('dialog', { name: 'Clear local data?' }));

export const ClearLocalData: Story = {
  name: 'asks before local data are cleared [NAV-018]',
  render: () => <ClearLocalDataDialog open unsynced={0} onClose={() => undefined} onClear={clear} />,
  play: async () => {
    clear.mockClear();
    const dialog = await dialogOf();
    await waitFor(() =>
      expect(
        dialog.getByText(
          'This removes the data stored in this browser: cached jobs, filters and screen settings. You stay logged in.',
        ),
      ).toBeVisible(),
    );
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(clear).toHaveBeenCalledWith(false, false);
  },
};

export const ClearLocalDataUnsynced: Story = {
  name: 'keeps unsynced changes unless the box is ticked [NAV-018]',
  render: () => <ClearLocalDataDialog open unsynced={3} onClose={() => undefined} onClear={clear} />,
  play: async () => {
    clear.mockClear();
    const dialog = await dialogOf();
    const box = dialog.getByRole('checkbox', { name: 'Also delete 3 unsynced changes' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(clear).toHaveBeenCalledWith(true, false);
  },
};
