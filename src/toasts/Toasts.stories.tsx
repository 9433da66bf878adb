import DialogTitle from '@mui/material/DialogTitle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Dialog } from '../page/dialog/Dialog';
import { toast } from './toast';

const Stage = () => (
  <Dialog open onClose={() => undefined} aria-labelledby="order">
    <DialogTitle id="order">Order</DialogTitle>
  </Dialog>
);

const meta: Meta<typeof Stage> = { title: 'Page/Toasts', component: Stage };
export default meta;

export const OverADialog: StoryObj<typeof Stage> = {
  name: 'are read to who hears the screen also while a dialog is open [UI-034]',
  play: async () => {
    await screen.findByRole('dialog', { name: 'Order' });
    toast.success('Order saved!');
    await expect(await screen.findByRole('status')).toHaveTextContent('Order saved!');
    toast.error('No connection.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection.'));
  },
};
