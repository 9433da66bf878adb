import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import TextField from '@mui/material/TextField';
import { ROUTES } from '#domain/access/routes';
import { ConfirmDialog } from '../src/confirm/ConfirmDialog';
import { useUnsavedChangesGuard } from '../src/confirm/useUnsavedChangesGuard';
import { ErrorBoundary } from '../src/errors/ErrorBoundary';
import { ErrorView } from '../src/errors/ErrorView';
import { Loading } from '../src/errors/Loading';
import { ForbiddenPage } from '../src/app/pages/ForbiddenPage';
import { LaterPage } from '../src/app/pages/LaterPage';
import { NotFoundPage } from '../src/app/pages/NotFoundPage';
import { toast } from '../src/toasts/toast';
import { toastStore } from '../src/toasts/toastStore';

/** The short messages of the whole product. */
const meta: Meta = { title: 'Pages/Messages', beforeEach: () => toastStore.clear() };
export default meta;
type Story = StoryObj;

export const Forbidden: Story = {
  name: 'the fallback page says that the permission is missing and leads home [AUTH-059]',
  render: () => <ForbiddenPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'You do not have permission to view this page.' })).toBeVisible();
    await expect(canvas.getByText('Please contact your administrator.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const NotFound: Story = {
  name: 'an unknown address reads "Page not found" and leads home [NAV-130]',
  render: () => <NotFoundPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const Later: Story = {
  render: () => (
    <>
      {ROUTES.filter(({ path }) => path === '/print-queue').map((route) => (
        <LaterPage key={route.path} route={route} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('heading', { name: 'Print Queue' })).toBeVisible(),
};

const retry = fn();
export const ErrorWithMessage: Story = {
  name: 'an error with a message, then whom to ask, and Retry [UI-019 UI-037]',
  render: () => <ErrorView variant="page" message="The builder could not be loaded." onRetry={retry} />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement).getByRole('alert');
    await expect([...view.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'The following error occurred:',
      'The builder could not be loaded.',
      'Please contact your administrator for further assistance.',
    ]);
    await userEvent.click(within(view).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const ErrorWithoutMessage: Story = {
  name: 'an error without a message [UI-020]',
  render: () => (
    <div style={{ padding: 24 }}>
      <ErrorView />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...within(canvasElement).getByRole('alert').querySelectorAll('p')].map((line) => line.textContent);
    await expect(lines).toEqual(['An error has occurred.', 'Please contact your administrator.']);
  },
};

const Broken = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error('the screen broke');
  return <p>All is well.</p>;
};
const BrokenPage = () => {
  const [broken, setBroken] = useState(false);
  return (
    <>
      <Button onClick={() => setBroken(true)}>Break</Button>
      <ErrorBoundary variant="panel">
        <Broken broken={broken} />
      </ErrorBoundary>
    </>
  );
};

export const CaughtByTheBoundary: Story = {
  name: 'an error while drawing shows the error view in place of a blank page [UI-021]',
  render: () => <BrokenPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('All is well.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await waitFor(async () => expect(await canvas.findByText('An error has occurred.')).toBeVisible());
  },
};

export const LoadingScreen: Story = { render: () => <Loading /> };

export const Toasts: Story = {
  name: 'toasts stand at the top, newest first, three at most, success politely and errors assertively [UI-018 UI-034 JOB-060]',
  render: () => <div style={{ height: 300 }} />,
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement.ownerDocument.body).getByRole('region', { name: 'Messages' }));
    toast.success('Builder saved!');
    toast.success('Homeowner saved!');
    toast.success('Homeowner saved!');
    toast.error('Error, please try again.');
    toast.success('Card moved.');
    await waitFor(() =>
      expect(region.getAllByText(/./, { selector: 'p' }).map((text) => text.textContent)).toEqual([
        'Card moved.',
        'Error, please try again.',
        'Homeowner saved!',
      ]),
    );
    await expect(region.getByText('Error, please try again.')).toHaveAttribute('role', 'alert');
    await expect(region.getByText('Card moved.')).toHaveAttribute('role', 'status');
    const [first] = region.getAllByRole('button', { name: 'Close' });
    if (first) await userEvent.click(first);
    await expect(region.queryByText('Card moved.')).toBeNull();
  },
};

const EditPage = () => {
  const [text, setText] = useState('');
  useUnsavedChangesGuard(text !== '');
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320, padding: 24 }}>
      <TextField label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/customer">Cancel</Link>
      <ConfirmDialog />
    </div>
  );
};
const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

export const UnsavedChanges: Story = {
  name: 'leaving a form with unsaved changes asks first; staying keeps them, confirming leaves [UI-024 JOB-058]',
  parameters: { path: '/customer/new' },
  render: () => (
    <>
      <Address />
      <Routes>
        <Route path="/customer/new" element={<EditPage />} />
        <Route path="*" element={<p>The list</p>} />
      </Routes>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = async () =>
      within(
        await within(document.body).findByRole('alertdialog', { name: 'You have unsaved changes. Navigate away?' }),
      );
    await userEvent.type(canvas.getByLabelText('Name'), 'Bluewater');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Bluewater');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await canvas.findByText('The list')).toBeVisible());
  },
};
