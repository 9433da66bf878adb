import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Root } from '../src/app/Root';
import { RouteView } from '../src/app/RouteView';
import { SessionContext } from '../src/auth/SessionContext';
import { toast } from '../src/toasts/toast';
import { aProfile, aSession, signedOut } from './support/aSession';
import { ShellFrame } from './support/ShellFrame';

/** Addresses: what stands there, what is not found, and what is not allowed. */
const meta: Meta = {
  title: 'Pages/Addresses',
  render: () => (
    <ShellFrame>
      <RouteView />
    </ShellFrame>
  ),
};
export default meta;
type Story = StoryObj;

const FALLBACK = 'You do not have permission to view this page.';
const heading = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement).findByRole('heading', { level: 1 });

/** A page opened without the right to it: the fallback page stands in its place, under the same address. */
const refused = (path: string, name: string): Story => ({
  name,
  globals: { role: 'SC' },
  parameters: { path },
  play: async ({ canvasElement }) => expect(await heading(canvasElement)).toHaveTextContent(FALLBACK),
});

export const AdminDashboard = refused('/admin', '/admin shows the fallback page without its code [AUTH-025 AUTH-026]');
export const Users = refused('/user', '/user shows the fallback page without its code [AUTH-029]');
export const Export = refused('/admin/export', '/admin/export shows the fallback page without its code [AUTH-029]');
export const Roles = refused('/roles', '/roles shows the fallback page without its code [AUTH-027]');
export const InventoryCount: Story = {
  ...refused('/inventory-count', '/inventory-count shows the fallback page without its code [AUTH-028]'),
  globals: { role: 'SU' },
};

export const Unknown: Story = {
  name: 'an unknown address and an unknown value in one read "Page not found" [NAV-130]',
  parameters: { path: '/DigitalBoard/boulder' },
  play: async ({ canvasElement }) => expect(await heading(canvasElement)).toHaveTextContent('Page not found'),
};

export const LeavesItsErrors: Story = {
  name: 'an error of a page leaves with it, what succeeded stays [UI-034]',
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const link = await within(canvasElement).findByRole('link', { name: 'Map' });
    toast.success('Builder saved!');
    toast.error('The server said no.', 'save');
    await waitFor(() => expect(page.getByText('The server said no.')).toBeVisible());
    await userEvent.click(link);
    await waitFor(() => expect(page.queryByText('The server said no.')).toBeNull());
    await expect(page.getByText('Builder saved!')).toBeVisible();
  },
};

export const LoginWhileSignedIn: Story = {
  name: '/login leads home for a user who is logged in [AUTH-006 AUTH-059]',
  parameters: { path: '/LOGIN' },
  play: async ({ canvasElement }) => expect(await heading(canvasElement)).toHaveTextContent('Welcome to Trowel, Dana!'),
};

export const WithoutAList: Story = {
  name: 'a profile without a list of codes opens nothing [AUTH-024]',
  render: () => (
    <SessionContext value={aSession('AD', { profile: aProfile('AD', { permissions: null }) })}>
      <ShellFrame>
        <RouteView />
      </ShellFrame>
    </SessionContext>
  ),
  play: async ({ canvasElement }) => expect(await heading(canvasElement)).toHaveTextContent(FALLBACK),
};

export const NobodyLoggedIn: Story = {
  name: 'shows a header and the login form at every address while nobody is logged in [AUTH-005]',
  parameters: { path: '/week/pebble', ownToasts: true },
  render: () => (
    <SessionContext value={signedOut()}>
      <Root />
    </SessionContext>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await heading(canvasElement)).toHaveTextContent('Welcome to Trowel');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
