import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { clockAhead } from './deviceClock';
import { WrongClock } from './WrongClock';

const MINUTE = 60_000;
const off = (minutes: number) => () => {
  clockAhead.set(minutes * MINUTE);
  return () => clockAhead.set(0);
};

const meta: Meta<typeof WrongClock> = { title: 'Shell/Wrong clock', component: WrongClock };
export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {
  name: 'says by how many hours and minutes the clock is ahead, and nothing once it is right [FLD-009]',
  beforeEach: off(11 * 60 + 3),
  play: async () => {
    await expect(
      await screen.findByText(/^The clock of this device is 11 hours 3 minutes ahead\. The app corrects its times/),
    ).toBeVisible();
    clockAhead.set(4 * MINUTE);
    await waitFor(() => expect(screen.queryByText(/^The clock of this device/)).toBeNull());
  },
};

export const Behind: Story = {
  name: 'says it in Spanish too, of a clock that is days behind [FLD-009]',
  globals: { language: 'es', theme: 'dark', viewport: { value: 'phone' } },
  beforeEach: off(-(2 * 24 * 60 + 60)),
  play: async () => {
    await expect(await screen.findByText(/^El reloj de este dispositivo está atrasado 2 días 1 hora\./)).toBeVisible();
  },
};
