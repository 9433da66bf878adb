import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../dataProvider/CallError';
import { A_TALK, aComment, StoryComments } from './storyComments';

/** What people write about a record, with mentions and files. */
const meta: Meta<typeof StoryComments> = {
  title: 'Comments',
  component: StoryComments,
  parameters: { path: '/customer/700/edit' },
  args: { comments: A_TALK },
};
export default meta;
type Story = StoryObj<typeof StoryComments>;

const box = () => screen.findByRole('textbox', { name: 'Your comment' });

export const Empty: Story = {
  name: 'empty, says how to begin [USR-020]',
  args: { comments: [] },
  play: async () => {
    await expect(await screen.findByText(/No comments yet/)).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeVisible();
  },
};

export const Few: Story = {
  name: 'few, with author, time, mark, mentions and files [USR-020 ADM-015]',
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Comments (3)' })).toBeVisible();
    const [first, second, third] = within(screen.getByRole('log'))
      .getAllByRole('listitem')
      .filter(({ id }) => id.startsWith('comment-'));
    await expect(first).toHaveTextContent('Priscilla Beaumont03/02/2026 02:14 PM');
    await expect(second).toHaveTextContent('edited');
    await expect(second?.querySelector('strong')).toHaveTextContent('@Priscilla Beaumont');
    await expect(within(third ?? document.body).getByRole('img', { name: 'gate.jpg' })).toBeVisible();
    await expect(within(third ?? document.body).getByText('old.pdf (deleted)')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Edit comment/ })).toHaveLength(1);
  },
};

export const LongTexts: Story = {
  name: 'long, breaks where it must',
  args: {
    comments: [
      aComment(1, {
        text: `${'Check the depth at the deep end before the crew comes. '.repeat(12)}\n\n${'x'.repeat(180)}`,
        author: { id: 9, name: 'Maximiliana Alexandrowna Featherstonehaugh-Cholmondeley' },
      }),
    ],
    hasOlder: true,
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Older comments' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const MentionPicker: Story = {
  name: 'mention picker open, by keys, blind to accents [USR-019]',
  play: async () => {
    const field = await box();
    await userEvent.type(field, 'Ask @nun');
    const list = await screen.findByRole('listbox', { name: 'People who can see this record' });
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['José Núñez']);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ask @');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const chosen = screen.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Marisol Dempsey');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Tab}');
    await expect(field).toHaveValue('Ask @Marisol Dempsey ');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('and @jos{Enter}');
    await waitFor(() => expect(field).toHaveValue('Ask @Marisol Dempsey and @José Núñez '));
    await userEvent.keyboard('@ra');
    await expect(await screen.findByRole('option', { name: 'Ramona Sheffield' })).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'sent by Ctrl+Enter, stands below the others with whom it mentions [USR-019 USR-020]',
  play: async () => {
    const field = await box();
    await userEvent.type(field, '@jon');
    await screen.findByRole('option', { name: 'Jonah Castellanos' });
    await userEvent.keyboard('{Enter}done{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('heading', { name: 'Comments (4)' })).toBeVisible();
    const last = screen.getByRole('log').querySelector('li.record-comment:last-child');
    await expect(last).toHaveTextContent('@Jonah Castellanos done');
    await expect(last?.querySelector('strong')).toHaveTextContent('@Jonah Castellanos');
    await waitFor(async () => expect(await box()).toHaveValue(''));
  },
};

export const Edited: Story = {
  name: 'edited in place, given up by Escape [USR-020]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit comment/ }));
    const field = await screen.findByRole('textbox', { name: 'Change your comment' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('textbox', { name: 'Change your comment' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Edit comment/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Change your comment' }), ' Or text.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Or text\./)).toBeVisible());
    await expect(screen.getAllByText(/edited/)).toHaveLength(2);
  },
};

export const EditedFiles: Story = {
  name: 'a file taken out while it is edited, and another added [USR-020]',
  args: { comments: [aComment(3, { text: 'The plan.', files: A_TALK[2]?.files ?? [] })] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit comment/ }));
    const field = await screen.findByRole('textbox', { name: 'Change your comment' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    await expect(field).toHaveFocus();
    await expect(screen.queryByText('plan.pdf')).toBeNull();
    // It is a change: Escape does not give it up.
    await userEvent.keyboard('{Escape}');
    await expect(field).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Add files' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Change your comment' })).toBeNull());
    await expect(screen.queryByText('plan.pdf')).toBeNull();
    await expect(screen.getByRole('img', { name: 'gate.jpg' })).toBeVisible();
  },
};

export const CancelledUpload: Story = {
  name: 'given up while a file is sent, sends it no further [USR-020]',
  play: async () => {
    const send = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    const abort = spyOn(XMLHttpRequest.prototype, 'abort');
    try {
      await userEvent.click(await screen.findByRole('button', { name: /^Edit comment/ }));
      await screen.findByRole('textbox', { name: 'Change your comment' });
      const [input] = document.querySelectorAll<HTMLInputElement>('.record-comment input[type=file]');
      if (!input) throw new Error('There is no way to add files.');
      await userEvent.upload(input, new File(['%PDF'], 'long.pdf', { type: 'application/pdf' }));
      await waitFor(() => expect(send).toHaveBeenCalledOnce());
      await expect(abort).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(abort).toHaveBeenCalledOnce());
    } finally {
      send.mockRestore();
      abort.mockRestore();
    }
  },
};

export const Deleted: Story = {
  name: 'deleted at once, and brought back from its notice [ADM-019]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete comment of Priscilla/ }));
    await expect(await screen.findByText('Comment deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Prefers calls/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/Prefers calls/)).toBeVisible();
    await expect(screen.getByText('Comment restored.')).toBeVisible();
  },
};

export const SomebodyElseWrites: Story = {
  name: 'comes by itself when somebody else writes [USR-020]',
  play: async () => {
    await userEvent.type(await box(), 'I am typing');
    screen.getByTestId('somebody-writes').click();
    await expect(await screen.findByText('From another desk')).toBeVisible();
    await expect(await box()).toHaveValue('I am typing');
  },
};

export const TooLong: Story = {
  name: 'too long, says by how much and is not sent [ADM-015]',
  play: async () => {
    const field = await box();
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(4001));
    await expect(await screen.findByRole('alert')).toHaveTextContent('4,001 characters; 4,000 at most.');
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Linked: Story = {
  name: 'opened by a link, stands out and has the focus [USR-019]',
  parameters: { path: '/customer/700/edit?comment=2' },
  play: async () => {
    await waitFor(() => expect(document.querySelector('#comment-2')).toHaveFocus());
    await expect(document.querySelector('#comment-2')).toHaveClass('is-linked');
  },
};

export const Offline: Story = {
  name: 'offline, says that it needs a connection [USR-020]',
  beforeEach: () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      if (online) Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async () => {
    await expect(await screen.findByText('Comments need a connection.')).toBeVisible();
    await userEvent.type(await box(), 'Later');
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoRight: Story = {
  name: 'no right to write, are read alone [ADM-015]',
  args: { mayWrite: false, comments: A_TALK.map((one) => ({ ...one, may_edit: false, may_delete: false })) },
  play: async () => {
    await expect(await screen.findByText('You can read comments here, but not write any.')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'error, says so and offers another try',
  args: { readError: new CallError('', 500, { code: 'INTERNAL_SERVER_ERROR' }) },
  play: async () => {
    await expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'refused, keeps what was typed and says why [ADM-015]',
  args: {
    writeError: new CallError('Too many requests. Please wait a moment.', 429, { code: 'RATE_LIMITED' }),
  },
  play: async () => {
    await userEvent.type(await box(), 'One more');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please wait a moment.');
    await expect(await box()).toHaveValue('One more');
  },
};

export const Phone: Story = {
  name: 'full, at the width of a phone, in Spanish and in the dark',
  globals: { language: 'es', theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Comentarios (3)' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
  },
};
