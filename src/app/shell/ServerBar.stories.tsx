import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorView } from '../../errors/ErrorView';
import { connection } from '../../live/connection';
import { ServerBar } from './ServerBar';

/** A server that is dead from the start, until the story brings it back. */
let isDead = false;
const send = window.fetch;

/** A screen that could not be loaded, with a field beside it. */
const FailedScreen = () => {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <ServerBar />
      <input aria-label="Notes" />
      {turn === 0 ? <ErrorView onRetry={() => setTurn(1)} /> : <p>42 builders</p>}
    </>
  );
};

const meta: Meta<typeof FailedScreen> = {
  title: 'Shell/Lost connection',
  component: FailedScreen,
  beforeEach: () => {
    isDead = true;
    window.fetch = async (input, init) => {
      if ((input instanceof Request ? input.url : input.toString()) !== '/readyz') return send(input, init);
      if (isDead) throw new TypeError('Failed to fetch');
      return Response.json({ status: 'ready' });
    };
    return () => {
      isDead = false;
      window.fetch = send;
    };
  },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'gate code 4471');
    connection.miss();
    const bar = await screen.findByText('No connection. Your changes are kept here.', undefined, { timeout: 4000 });
    await expect(bar).toBeVisible();
    await expect(bar.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    isDead = false;
    await waitFor(() => expect(screen.getByText('42 builders')).toBeVisible(), { timeout: 6000 });
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('gate code 4471');
  },
};
export default meta;
type Story = StoryObj<typeof FailedScreen>;

export const Desktop: Story = {
  name: 'says that the connection is lost, and loads what failed again when the server is back [NET-002]',
};
export const Phone: Story = {
  name: 'says so on a telephone too [NET-002]',
  globals: { viewport: { value: 'phone' } },
};
