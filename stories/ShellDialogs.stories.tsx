import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClearLocalDataDialog } from '../src/app/shell/localData/ClearLocalDataDialog';
import { NotificationBell } from '../src/app/shell/notifications/NotificationBell';
import type { Notification } from '../src/app/shell/notifications/notification';
import type { NoticeChoice } from '#domain/notifications/kinds';
import { NotificationsContext } from '../src/app/shell/notifications/NotificationsContext';
import { NotificationsProvider } from '../src/app/shell/notifications/NotificationsProvider';
import { CrudStage } from '../src/crud/fixtures/CrudStage';

/** The dialogs that belong to no screen. */
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

const CHOICES: readonly NoticeChoice[] = [
  { kind: 'presite', by_bell: true, by_mail: false },
  { kind: 'central_texas_job', by_bell: true, by_mail: true },
];
const readChoices = fn(async () => CHOICES);
const choose = fn(async (_choice: NoticeChoice): Promise<unknown> => undefined);

const BellPage = ({ initial }: { initial: readonly Notification[] }) => {
  const [all, setAll] = useState(initial);
  const markRead = (id: number): void =>
    setAll(all.map((each) => (each.id === id ? { ...each, is_read: true } : each)));
  const markAllRead = (): void => setAll(all.map((each) => ({ ...each, is_read: true })));
  return (
    <NotificationsContext value={{ all, markRead, markAllRead, readChoices, choose }}>
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

export const ChooseNotices: Story = {
  name: 'lets a person choose by what to hear of each kind; a choice that was not kept goes back with its reason [MSG-004]',
  render: () => <BellPage initial={[]} />,
  play: async ({ canvasElement }) => {
    choose.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notifications' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(dialog.getByRole('button', { name: 'What I hear of…' }));
    const mail = await dialog.findByRole('checkbox', { name: 'My presites: Mail' });
    await expect(mail).not.toBeChecked();
    await userEvent.click(mail);
    await expect(mail).toBeChecked();
    await expect(choose).toHaveBeenLastCalledWith({ kind: 'presite', by_bell: true, by_mail: true });
    choose.mockRejectedValueOnce(new Error('Failed to fetch'));
    const bell = dialog.getByRole('checkbox', { name: 'Central Texas job created: Bell' });
    await userEvent.click(bell);
    await dialog.findByRole('alert');
    await expect(bell).toBeChecked();
    await expect(mail).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByText('No unread notifications found.')).toBeVisible();
  },
};

const TEN_MINUTES = 600_000;
const asked: Record<string, unknown>[] = [];
let timers: (() => void)[] = [];

export const PolledNotifications: Story = {
  name: 'asks for the notifications of the user every ten minutes, and again once one was read [NOT-005]',
  beforeEach: () => {
    asked.length = 0;
    timers = [];
    const real = window.setInterval;
    window.setInterval = new Proxy(real, {
      apply: (target, _self, given: Parameters<typeof real>) => {
        const [run, after] = given;
        if (after === TEN_MINUTES && typeof run === 'function') timers.push(() => run());
        return Reflect.apply(target, window, given);
      },
    });
    return () => {
      window.setInterval = real;
    };
  },
  render: () => (
    <CrudStage
      answering={(operation, variables) => {
        if (operation === 'ReadNotification') return { updateNotificationIsRead: { id: 1, is_read: true } };
        if (operation !== 'Notifications') return null;
        asked.push(variables);
        return { notifications: [{ ...NOTE, is_read: asked.length > 2 }] };
      }}
    >
      <NotificationsProvider userId={7}>
        <NotificationBell />
      </NotificationsProvider>
    </CrudStage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Notifications, 1 unread' });
    await expect(asked).toEqual([{ userId: 7 }]);
    timers.at(-1)?.();
    await waitFor(() => expect(asked).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 1 unread' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(dialog.getByRole('button', { name: /Central Texas/ }));
    await waitFor(() => expect(asked).toHaveLength(3));
    await canvas.findByRole('button', { name: 'Notifications' });
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
