import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { useSaveKeys } from '../../saving/useSaveKeys';
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

const act = fn();
const saveBehind = fn();

/** A dialog with an action over a form that saves by key. */
const ActStage = ({ isDestructive = false }: { isDestructive?: boolean }) => {
  const [open, setOpen] = useState(true);
  useSaveKeys({ save: saveBehind, canSave: true });
  return (
    <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="mail" fullWidth>
      <DialogTitle id="mail">Mail</DialogTitle>
      <DialogContent>
        <TextField label="Subject" fullWidth sx={{ mt: 1 }} />
        <TextField label="Body" multiline fullWidth sx={{ mt: 1 }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <Button variant="contained" color={isDestructive ? 'error' : 'primary'} onClick={act}>
          Send
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const openMail = async (): Promise<void> => {
  act.mockClear();
  saveBehind.mockClear();
  await screen.findByRole('dialog', { name: 'Mail' });
};
const CONTROL_ENTER = '{Control>}{Enter}{/Control}';

export const TakesEnter: StoryObj<typeof ActStage> = {
  name: 'does its first action by Enter, from texts of several lines by Ctrl+Enter, which saves nothing behind it [KEY-016]',
  render: () => <ActStage />,
  play: async () => {
    await openMail();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hello{Enter}');
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    await userEvent.type(screen.getByRole('textbox', { name: 'Body' }), 'One{Enter}Two');
    await expect(screen.getByRole('textbox', { name: 'Body' })).toHaveValue('One\nTwo');
    await expect(act).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(CONTROL_ENTER);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(3));
    await expect(saveBehind).not.toHaveBeenCalled();
  },
};

export const DestroysDeliberately: StoryObj<typeof ActStage> = {
  name: 'destroys by Ctrl+Enter, or by Enter on the button itself, and not by Enter elsewhere [KEY-016]',
  render: () => <ActStage isDestructive />,
  play: async () => {
    await openMail();
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hello{Enter}');
    await userEvent.keyboard(CONTROL_ENTER);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    screen.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  },
};

const OwnFormStage = () => (
  <Dialog open onClose={() => undefined} aria-labelledby="move-to">
    <h2 id="move-to">Move to</h2>
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <label>
        Crew
        <select>
          <option>Gunite 1</option>
        </select>
      </label>
      <footer>
        <button type="button">Cancel</button>
        <button type="submit">Move</button>
      </footer>
    </form>
  </Dialog>
);

export const SubmitsItsOwnForm: StoryObj<typeof OwnFormStage> = {
  name: 'with a form of its own submits it by Ctrl+Enter from a choice too, which takes Enter for itself [KEY-016]',
  render: () => <OwnFormStage />,
  play: async () => {
    act.mockClear();
    const crew = await screen.findByRole('combobox', { name: 'Crew' });
    crew.focus();
    // What Enter does in a dialog is fetched once one has opened.
    await waitFor(async () => {
      await userEvent.keyboard(CONTROL_ENTER);
      await expect(act).toHaveBeenCalled();
    });
  },
};

const saveHere = fn();

/** A form in a dialog, over a form of the page; both save by key. */
const HeldForm = () => {
  useSaveKeys({ save: saveHere, canSave: true });
  return <TextField label="Product" fullWidth sx={{ mt: 1 }} />;
};
const FormStage = () => {
  useSaveKeys({ save: saveBehind, canSave: true });
  return (
    <Dialog open onClose={() => undefined} aria-labelledby="product" fullWidth>
      <DialogTitle id="product">Product</DialogTitle>
      <DialogContent>
        <HeldForm />
      </DialogContent>
    </Dialog>
  );
};

export const SavesItsOwnForm: StoryObj<typeof FormStage> = {
  name: 'with a form saves that form alone by Ctrl+S, also under a question, and not the one behind it [KEY-001 KEY-016]',
  render: () => (
    <>
      <FormStage />
      <ConfirmDialog />
    </>
  ),
  play: async () => {
    saveHere.mockClear();
    saveBehind.mockClear();
    await screen.findByRole('dialog', { name: 'Product' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Product' }), 'a{Control>}s{/Control}');
    await waitFor(() => expect(saveHere).toHaveBeenCalledTimes(1));
    await expect(saveBehind).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Keep editing' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saveHere).toHaveBeenCalledTimes(2));
    await expect(saveBehind).not.toHaveBeenCalled();
  },
};

export const SavesBehind: StoryObj<typeof ActStage> = {
  name: 'without a form leaves Ctrl+S to the form behind it [KEY-001]',
  render: () => <ActStage />,
  play: async () => {
    await openMail();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saveBehind).toHaveBeenCalledTimes(1));
  },
};
