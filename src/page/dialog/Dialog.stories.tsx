import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { Dialog } from './Dialog';

const Stage = ({ isDirty = false }: { isDirty?: boolean }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} isDirty={isDirty} onClose={() => setOpen(false)} aria-labelledby="note" fullWidth>
        <DialogTitle id="note">Note</DialogTitle>
        <DialogContent>
          <TextField label="Text" fullWidth sx={{ mt: 1 }} />
          <TextField label="Find" type="search" fullWidth sx={{ mt: 1 }} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog />
    </>
  );
};

const meta: Meta<typeof Stage> = { title: 'Page/Dialog', component: Stage };
export default meta;
type Story = StoryObj<typeof Stage>;

const note = () => screen.findByRole('dialog', { name: 'Note' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Note' })).toBeNull());

/** A click beside the dialog. */
const clickBeside = async (): Promise<void> => {
  const beside = (await note()).parentElement;
  if (beside) await userEvent.click(beside);
};

export const AsksAboutTypedText: Story = {
  name: 'closes with typed text neither by Escape nor by a click beside it without a question [KEY-013]',
  play: async () => {
    await note();
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Call first');
    await userEvent.keyboard('{Escape}');
    const stay = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Call first');
    await clickBeside();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await isGone();
  },
};

export const ClosesWhenClean: Story = {
  name: 'closes at once when nothing stands in it that did not at first: what only searches is no work [KEY-013]',
  play: async () => {
    await note();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find' }), 'gate');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'a{Backspace}');
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const AsksAboutGivenThings: Story = {
  name: 'asks about what was given to it otherwise, such as files [KEY-013]',
  args: { isDirty: true },
  play: async () => {
    await note();
    await clickBeside();
    await expect(await screen.findByText('Discard what you typed here?')).toBeVisible();
  },
};
