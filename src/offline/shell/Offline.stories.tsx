import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { appState } from '../../connectivity/appState';
import { fieldRows } from '../../connectivity/fieldRows';
import { checkKey, markKey } from '../../connectivity/fieldWork';
import { noteShown, shownAsOf } from '../../connectivity/keptAnswers';
import { lostRequests, type LostChoice } from '../links/lostRequests';
import { mode } from '../../connectivity/mode';
import type { DeviceWork } from '../../connectivity/contract';
import { registerWorkspace } from '../../connectivity/workspace';
import { isWorkListed } from './deviceWork';
import { DeviceWorkDialog } from './DeviceWorkDialog';
import { GoingOnlineDialog } from './GoingOnlineDialog';
import { LogoutDialog } from './LogoutDialog';
import { LostDialog } from './LostDialog';
import { OfflineBar } from './OfflineBar';
import { OnlineOnly } from '../../connectivity/OnlineOnly';
import { useLogout } from './useLogout';

const clear = fn(async () => undefined);
const restore = fn(async (_key: string) => true);
const forget = fn(async (_key: string) => undefined);
const at = new Date(2026, 2, 4, 8, 12).getTime();
const work: DeviceWork = {
  unsynced: [
    { key: 'job:7', title: 'Vu Pool', at, problem: 'It is no longer on the server, or not for you.' },
    { key: 'homeowner:3', title: 'Ana Ruiz', at, problem: null },
    {
      key: 'file:1',
      title: 'gate.jpg',
      at,
      problem: null,
      file: { size: 2048, thumbnail: null, bytes: async () => null },
    },
  ],
  abandoned: [{ key: 'job:9', title: 'Oak Residence', at, problem: null }],
};
/** What the shell says and offers while there is no connection. */
const meta: Meta = {
  title: 'Shell/Offline',
  beforeEach: () => {
    appState.open(1);
    mode.set('online');
    shownAsOf.set(null);
    isWorkListed.set(false);
    for (const one of [clear, restore, forget]) one.mockClear();
    registerWorkspace({
      unsynced: () => 3,
      work: () => work,
      restore,
      forget,
      subscribe: () => () => undefined,
      sync: async () => ({ synced: 3, failed: [] }),
      abandon: async () => undefined,
      clear,
    });
    return () => mode.set('online');
  },
};
export default meta;
type Story = StoryObj;

/** A screen with one request that nobody answers. */
const LostScreen = () => {
  const [said, setSaid] = useState<LostChoice | 'waits'>('waits');
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(() => void lostRequests.hold(over.signal, true).then(setSaid), 100);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
  return (
    <>
      <OfflineBar />
      <LostDialog />
      <p data-testid="said">{said}</p>
      <p data-testid="address">{useLocation().pathname}</p>
    </>
  );
};
const LOST =
  'Your internet connection was interrupted.  Would you like the product to go offline or would you like to first reconnect and then retry?';

export const Lost: Story = {
  name: 'asks whether to go offline or to retry, in these words [OFF-003]',
  render: () => <LostScreen />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'No Internet Connection' });
    await expect(dialog.querySelector('p')?.textContent).toBe(LOST);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent('retry'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const WhileTyping: Story = {
  name: 'waits until nobody types before it asks, and takes no key for an answer that was meant for a field [KEY-014]',
  render: () => (
    <>
      <input aria-label="Notes" />
      <LostScreen />
    </>
  ),
  play: async () => {
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    const sentence = 'gate at the left of the house, dog is kind ';
    await userEvent.type(notes, sentence.repeat(6), { delay: 2 });
    await expect(lostRequests.isAsking.get()).toBe(true);
    await expect(notes).toHaveValue(sentence.repeat(6));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog', { name: 'No Internet Connection' }, { timeout: 5000 });
    await userEvent.keyboard(' {Enter} ');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByTestId('said')).toHaveTextContent('waits');
    await expect(mode.get()).toBe('online');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent('retry'));
  },
};

export const GoesOffline: Story = {
  name: 'goes offline, and to the job list from where nothing can be done [OFF-004]',
  parameters: { path: '/week/pebble' },
  render: () => <LostScreen />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go Offline' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/job'));
    await expect(mode.get()).toBe('offline');
    await expect(screen.getByText('Offline mode - changes are saved on this device.')).toBeVisible();
    await expect(screen.getByTestId('said')).toHaveTextContent('fail');
  },
};

export const StaysOffline: Story = {
  name: 'stays on the page of an employee [EMP-002 OFF-004]',
  parameters: { path: '/employee/3/edit' },
  render: () => <LostScreen />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go Offline' }));
    await waitFor(() => expect(mode.get()).toBe('offline'));
    await expect(screen.getByTestId('address')).toHaveTextContent('/employee/3/edit');
  },
};

const bar: Story = {
  render: () => <OfflineBar />,
  play: async () => {
    mode.set('offline');
    const text = await screen.findByText('Offline mode - changes are saved on this device.');
    noteShown(new Date(2026, 2, 4, 8, 12).getTime());
    await expect(screen.getByText('3 unsynced')).toBeVisible();
    await waitFor(() => expect(screen.getByText('As of Wed, Mar 4, 8:12 AM')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Go Online' })).toBeVisible();
    await expect(text.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Bar: Story = {
  ...bar,
  name: 'says that the user works offline, how much waits and how old it is [OFF-029]',
};
export const BarOnPhone: Story = {
  ...bar,
  name: 'says so on a telephone [OFF-029]',
  globals: { viewport: { value: 'phone' } },
};

export const Work: Story = {
  name: 'lists what waits with what stands in its way, and what was abandoned, to be restored or deleted',
  render: () => (
    <>
      <OfflineBar />
      <DeviceWorkDialog />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '3 unsynced' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changes on this device' });
    await expect(within(dialog).getByText('It is no longer on the server, or not for you.')).toBeVisible();
    await expect(within(dialog).getByText('Kept until Wed, Mar 11, 8:12 AM')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Sync Now' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await expect(restore.mock.calls).toEqual([['job:9']]);
    const abandoned = within(within(dialog).getByText('Oak Residence').closest('li') ?? dialog);
    await userEvent.click(abandoned.getByRole('button', { name: 'Delete' }));
    await expect(forget).not.toHaveBeenCalled();
    await userEvent.click(abandoned.getByRole('button', { name: 'Delete for good' }));
    await expect(forget.mock.calls).toEqual([['job:9']]);
  },
};

const acts = { onSync: fn(), onAbandon: fn(), onClose: fn() };
const GOING =
  'Going back online will provide access to full functionality of the application. You can sync changes made in offline mode or abandon those changes.';

export const GoingOnline: Story = {
  name: 'asks what becomes of the changes on the way back [OFF-005]',
  render: () => <GoingOnlineDialog state={{ step: 'asking', problem: null }} {...acts} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(GOING)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sync & Go Online' }));
    await expect(acts.onSync).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Abandon & Go Online' }));
    await expect(acts.onAbandon).toHaveBeenCalledOnce();
  },
};

export const StillAway: Story = {
  name: 'says that there is still no connection',
  render: () => <GoingOnlineDialog state={{ step: 'asking', problem: 'away' }} {...acts} />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is still no connection.');
  },
};

export const Syncing: Story = {
  name: 'counts what is sent',
  render: () => <GoingOnlineDialog state={{ step: 'syncing', done: 2, of: 5 }} {...acts} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Syncing 2 of 5');
  },
};

export const Synced: Story = {
  name: 'says how much was sent',
  render: () => <GoingOnlineDialog state={{ step: 'done', result: { synced: 3, failed: [] } }} {...acts} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Synced 3 item(s).')).toBeVisible());
  },
};

export const Failures: Story = {
  name: 'lists in red what could not be sent, in the words of the server',
  render: () => (
    <GoingOnlineDialog
      state={{
        step: 'done',
        result: { synced: 2, failed: [{ key: 'job:7', title: 'Vu Pool', message: 'The job was deleted.' }] },
      }}
      {...acts}
    />
  ),
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('1 of 3 items could not be synced.');
    await expect(alert).toHaveTextContent('Vu Pool: The job was deleted.');
  },
};

const LogoutScreen = () => {
  const logout = useLogout();
  return (
    <>
      <button type="button" onClick={logout}>
        Logout
      </button>
      <LogoutDialog />
    </>
  );
};

export const Logout: Story = {
  name: 'asks before a logout deletes what was not sent',
  render: () => <LogoutScreen />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expect(await screen.findByText('You have 3 unsynced changes. Logging out deletes them.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sync First' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete and Log Out' }));
    await waitFor(() => expect(clear).toHaveBeenCalledOnce());
  },
};

export const LogoutInTheField: Story = {
  name: 'counts marks of stops and checks of a site that would be deleted with a logout [OFF-031]',
  beforeEach: async () => {
    localStorage.setItem('trowel:user', '7');
    for (const [user, subJob] of [
      ['7', 12],
      ['8', 13],
    ] as const)
      await fieldRows.put(checkKey(user, subJob), user, { typed: {}, over: { comments: [] } });
    await fieldRows.put(markKey('7', 'a'), '7', {
      id: 'a',
      user: '7',
      marking: { job_detail_id: 12, mark: 'arrived', time: '08:12' },
      refused: { en: 'The work order is complete.', es: 'La orden está completa.' },
    });
    await fieldRows.put(markKey('8', 'b'), '8', { id: 'b', user: '8' });
    return async () => {
      localStorage.removeItem('trowel:user');
      for (const { key } of fieldRows.all('')) await fieldRows.remove(key);
    };
  },
  render: () => <LogoutScreen />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expect(await screen.findByText('You have 5 unsynced changes. Logging out deletes them.')).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Log out?' });
    await expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 changed records', '1 document or photo', '1 mark of a stop', '1 check of a site']);
    await expect(await within(dialog).findByText(/changes of other users of this device stay here/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const WorkOfTheField: Story = {
  ...LogoutInTheField,
  name: 'lists marks and checks of the field with what waits, each to be given up after a second press',
  render: Work.render,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '5 unsynced' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changes on this device' });
    const mark = within(dialog).getByText('Arrived 08:12, sub-job 12').closest('li') ?? dialog;
    await expect(within(mark).getByText('The work order is complete.')).toBeVisible();
    await expect(within(dialog).getByText('Check of a site, sub-job 12')).toBeVisible();
    await userEvent.click(within(mark).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(mark).getByRole('button', { name: 'Delete for good' }));
    await expect(await screen.findByRole('button', { name: '4 unsynced' })).toBeVisible();
    await expect(fieldRows.all('mark:').map(({ value }) => value)).toEqual([{ id: 'b', user: '8' }]);
  },
};

export const GoingOnlineFromTheField: Story = {
  ...LogoutInTheField,
  name: 'says how much of each kind waits, and what is not abandoned',
  render: GoingOnline.render,
  play: async () => {
    await expect(await screen.findByText('1 mark of a stop')).toBeVisible();
    await expect(screen.getByText(/^Marks of stops and checks of sites are not abandoned/)).toBeVisible();
  },
};

export const NotAvailable: Story = {
  name: 'says at a button why it cannot act offline, to a tap too [OFF-029]',
  render: () => (
    <OnlineOnly label="Delete">
      <button type="button">Delete</button>
    </OnlineOnly>
  ),
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
    mode.set('offline');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Not available offline')).toBeVisible());
  },
};
