import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../../dataProvider/CallError';
import { ConfirmDialog } from '../../../confirm/ConfirmDialog';
import type { DocumentsApi } from '../data/documentsApi';
import { DocumentsBrowser } from '../tree/DocumentsBrowser';
import { aDocument, CALM, LIST, StoryDocuments } from './StoryDocuments';

interface Args {
  api?: Partial<DocumentsApi>;
}

/** The documents of a job. */
const meta: Meta<Args> = {
  title: 'Jobs/Documents',
  render: ({ api }) => (
    <StoryDocuments api={api}>
      <h1>Documents</h1>
      <DocumentsBrowser jobId={5} jobName="Avery Residence" />
      <ConfirmDialog />
    </StoryDocuments>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const open = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const select = async (...names: string[]): Promise<void> => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

export const Tree: Story = {
  name: 'shows folders and files with name, tags and day, and searches them [DOC-001 DOC-008 DOC-034]',
  play: async () => {
    await open('Pool plan.pdf');
    await expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Tags',
      'Last Modified',
    ]);
    // As every list writes a day; the rest of the moment, on the office's clock, stands behind it.
    const changed = within(screen.getByRole('table')).getAllByTitle('03/03/2026 09:04 AM')[0];
    await expect(changed).toHaveTextContent(/^03\/03\/2026$/);
    await expect(await open('Plan')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await open('Plan'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pool plan.pdf' })).toBeNull());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter files' }), 'steel');
    await waitFor(() =>
      expect(
        within(screen.getByRole('table'))
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.querySelector('.doc-label')?.textContent),
      ).toEqual(['deep end.png', 'steel.png']),
    );
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(screen.getByText('No files matching "steelx".')).toBeVisible());
  },
};
export const ManyResults: Story = {
  name: 'shows twenty results at a time [DOC-007]',
  args: {
    api: { list: async () => Array.from({ length: 45 }, (_none, at) => aDocument(at + 1, `Plan/sheet ${at + 1}.pdf`)) },
  },
  play: async () => {
    const shown = (): number => screen.getAllByRole('row').length - 1;
    await userEvent.type(await screen.findByRole('searchbox'), 'sheet');
    await waitFor(() => expect(shown()).toBe(20));
    await press('Show more results');
    await waitFor(() => expect(shown()).toBe(40));
    await press('Show more results');
    await waitFor(() => expect(shown()).toBe(45));
    await expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  },
};
export const Empty: Story = {
  name: 'says that there are no files [DOC-008]',
  args: { api: { list: async () => [] } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('No files.')).toBeVisible());
  },
};
export const Loading: Story = {
  name: 'says that it loads [DOC-008]',
  args: { api: { list: () => new Promise(() => undefined) } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Loading ...')).toBeVisible());
  },
};
const failsOnce = fn(CALM.list);
export const Failed: Story = {
  name: 'says that it cannot be loaded, and tries again',
  args: { api: { list: failsOnce } },
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(LIST);
  },
  play: async () => {
    await press('Try again');
    await waitFor(async () => expect(await open('Pool plan.pdf')).toBeVisible());
  },
};
export const NoRight: Story = {
  name: 'offers who may only read nothing that changes [DOC-046]',
  args: { api: { folders: async () => ({ ...(await CALM.folders(5)), may_edit: false, may_add: false }) } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await select('Pool plan.pdf');
    await expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
    for (const name of [/^Delete/, /^Rename/, /^Upload/, /^Add/, /^Move/])
      await expect(screen.queryByRole('button', { name })).toBeNull();
  },
};

const added = fn<DocumentsApi['insert']>(CALM.insert);
export const MayOnlyAdd: Story = {
  name: 'offers who may only add the button, the drop on folders of sub-jobs and the camera, and nothing else [DOC-046]',
  args: {
    api: { insert: added, folders: async () => ({ ...(await CALM.folders(5)), may_edit: false, may_add: true }) },
  },
  play: async () => {
    added.mockClear();
    await select('deep end.png');
    for (const name of [/^Delete/, /^Rename/, /^Add/, /^Move/])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await select('deep end.png');
    await press('Upload Files');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Files' }));
    const camera = dialog.getByLabelText('Take photos');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await userEvent.upload(camera, new File(['x'], 'gate.jpg', { type: 'image/jpeg' }));
    await expect(dialog.queryByRole('combobox', { name: 'Tags' })).toBeNull();
    await userEvent.click(dialog.getByRole('combobox'));
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Presite: Pool, Spa (Gunite)',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload Files' }));
    await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
    await expect(added.mock.lastCall?.[1]).toMatchObject([
      { job_detail_id: 7, job_type_job_category: 'Pool, Spa (Gunite)', file_name: 'gate.jpg' },
    ]);
    await expect(document.querySelectorAll('tr[data-over]')).toHaveLength(1);
  },
};

const rename = fn<DocumentsApi['rename']>(async () => undefined);
export const Renames: Story = {
  name: 'renames in place, keeps what is no name in the field, and says when a name is taken [DOC-009 DOC-014 DOC-041]',
  args: { api: { rename } },
  play: async () => {
    rename.mockClear();
    const label = { name: 'New name of deep end.png' };
    await select('deep end.png');
    await press('Rename');
    const input = await screen.findByRole('textbox', label);
    const retype = async (typed: string): Promise<void> => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
    };
    await retype('a/b.png');
    await expect(input).toHaveValue('a/b.png');
    await retype('STEEL.png');
    await waitFor(async () => expect(await screen.findByText('A file with this name already exists.')).toBeVisible());
    await expect(rename).not.toHaveBeenCalled();
    await retype(' deep.png ');
    await waitFor(() => expect(screen.queryByRole('textbox', label)).toBeNull());
    await waitFor(() => expect(rename.mock.lastCall).toEqual([4, 5, 'deep.png']));
  },
};

const remove = fn<DocumentsApi['remove']>(async () => []);
export const Deletes: Story = {
  name: 'deletes after a second click, never a folder of the top, keeps what fails and says so once [DOC-006 DOC-010 DOC-011 DOC-040 KEY-005]',
  args: { api: { remove } },
  play: async () => {
    remove.mockReset().mockRejectedValueOnce(new Error('lost')).mockResolvedValue([]);
    await select('Pool plan.pdf');
    for (const top of ['Plan', 'Presite', 'Gunite'])
      await expect(screen.queryByRole('checkbox', { name: `Select ${top}` })).toBeNull();
    await press('Delete');
    await waitFor(() =>
      expect(
        screen.getByText('Are you sure you want to delete Pool plan.pdf? It goes to the bin of this job.'),
      ).toBeVisible(),
    );
    const at = screen.getByRole('button', { name: 'Confirm Deletion' }).getBoundingClientRect();
    await press('Cancel');
    // A double click on "Delete" reaches no "Confirm Deletion".
    const first = screen.getByRole('button', { name: 'Delete' }).getBoundingClientRect();
    await expect(at.top).toBeGreaterThanOrEqual(first.bottom);
    await select('deep end.png');
    await press('Delete');
    await waitFor(() =>
      expect(
        screen.getByText('Are you sure you want to delete these documents? They go to the bin of this job.'),
      ).toBeVisible(),
    );
    await press('Cancel');
    await select('Permits');
    await press('Delete');
    await waitFor(() =>
      expect(
        screen.getByText('Are you sure you want to delete this selection? It goes to the bin of this job.'),
      ).toBeVisible(),
    );
    await press('Cancel');
    await select('Permits');
    await press('Delete');
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Confirm Deletion' }));
    await waitFor(() => expect(remove.mock.calls.map(([id]) => id)).toEqual([1, 4]));
    await waitFor(async () => expect(await screen.findAllByText('Error, please try again.')).toHaveLength(1));
  },
};

const lineOf = async (name: string): Promise<HTMLElement> => {
  const line = (await open(name)).closest('tr');
  if (!line) throw new Error(`${name} has no line`);
  return line;
};
const dropOn = async (folder: string, names: readonly string[]): Promise<void> => {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['x'], name, { type: 'application/pdf' }));
  const to = await lineOf(folder);
  to.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};
/** Carries a line to a folder, as the mouse does. */
const carry = async (name: string, folder: string): Promise<void> => {
  const dataTransfer = new DataTransfer();
  const [from, to] = [await lineOf(name), await lineOf(folder)];
  from.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
  to.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

const zip = fn<DocumentsApi['zip']>(async () => new Blob(['PK']));
const under = { answer: (): void => undefined };
const slow = (): Promise<void> =>
  new Promise((resolve) => {
    under.answer = resolve;
  });
export const UnderWay: Story = {
  name: 'says on its line what is being done with a file: moved by drag and drop, renamed, deleted; several are downloaded together [DOC-009 DOC-013 DOC-044]',
  args: {
    api: {
      zip,
      rename: slow,
      remove: async () => {
        await slow();
        return [];
      },
    },
  },
  play: async () => {
    zip.mockClear();
    const says = async (what: string): Promise<void> => {
      await waitFor(async () => expect(within(await lineOf('deep end.png')).getByText(what)).toBeVisible());
      under.answer();
      await waitFor(() => expect(screen.queryByText(what)).toBeNull());
    };
    await carry('deep end.png', 'Gunite');
    await says('Moving ...');
    await select('deep end.png');
    await press('Rename');
    await userEvent.keyboard('{Control>}a{/Control}deeper.png{Enter}');
    await says('Renaming ...');
    await press('Delete');
    await press('Confirm Deletion');
    await says('Deleting ...');
    await select('Pool plan.pdf', 'steel.png');
    await press('Download');
    await waitFor(() => expect(zip.mock.lastCall).toEqual([[1, 5]]));
  },
};

const insert = fn<DocumentsApi['insert']>(async () => []);
const send = fn<DocumentsApi['send']>(async (_key, _file, { progress }) => progress(1));
export const Adds: Story = {
  name: 'begins a folder as a draft named New folder, and uploads what is dropped on one, without its duplicates [DOC-012 DOC-023 DOC-028 DOC-041]',
  args: { api: { insert, send } },
  play: async () => {
    insert.mockClear();
    send.mockClear();
    await press('Add Subfolder to Gunite');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'New name of New folder' })).toHaveValue('New folder'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(insert.mock.lastCall?.[1]).toMatchObject([{ key: 'job/5/documents/Gunite/New folder/' }]),
    );
    await dropOn('Plan', ['POOL PLAN.pdf', 'spa.pdf']);
    await waitFor(async () => expect(await screen.findByText('Skipped 1 duplicate file(s).')).toBeVisible());
    await waitFor(async () => expect(await screen.findByText('Document(s) uploaded successfully')).toBeVisible());
    await expect(send.mock.calls.map(([key]) => key)).toEqual(['job/5/documents/Plan/spa.pdf']);
    await expect(insert.mock.lastCall).toEqual([
      5,
      [
        {
          document_category: { id: 5 },
          file_name: 'spa.pdf',
          file_type: 'application/pdf',
          key: 'job/5/documents/Plan/spa.pdf',
          job_detail_id: null,
          job_type_job_category: null,
          document_tags: [],
        },
      ],
    ]);
  },
};

export const DropsMany: Story = {
  name: 'refuses more than 50 dropped files before one is sent [DOC-046]',
  args: { api: { insert, send } },
  play: async () => {
    send.mockClear();
    await dropOn(
      'Plan',
      Array.from({ length: 51 }, (_none, at) => `sheet ${at}.pdf`),
    );
    await waitFor(async () =>
      expect(await screen.findByText('At most 50 files can be uploaded at once.')).toBeVisible(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(send).not.toHaveBeenCalled();
  },
};

const refused = fn<DocumentsApi['insert']>();
export const DropsWithTags: Story = {
  name: 'gives dropped files the tags that the drop zone offers, counts those on their way, and registers again what could not be [DOC-025 DOC-030 DOC-031]',
  args: { api: { insert: refused, send: slow } },
  play: async () => {
    refused.mockReset().mockRejectedValueOnce(new Error('lost')).mockResolvedValue([]);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Tags of dropped files' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Plan',
        'Revised Plan',
        'Steel',
      ]),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Steel' }));
    await userEvent.keyboard('{Escape}');
    await dropOn('Plan', ['spa.pdf']);
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: '... Uploading 1 File(s) ...' })).toBeVisible(),
    );
    under.answer();
    await waitFor(async () => expect(await screen.findByText('An error has occurred.')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await screen.findByText('Document(s) uploaded successfully')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(refused.mock.calls.map(([, documents]) => documents)).toEqual(
      [1, 2].map(() => [expect.objectContaining({ file_name: 'spa.pdf', document_tags: [{ id: 7 }] })]),
    );
  },
};

const lost = fn<DocumentsApi['send']>();
export const Chooses: Story = {
  name: 'sends files with category, sub-job and tags, flags a name that the category has, and sends none while one is flagged; what failed leaves the pending for a list with its name and destination [DOC-016 DOC-017 DOC-019 DOC-021 DOC-029]',
  args: {
    api: {
      insert,
      send: lost,
    },
  },
  play: async () => {
    insert.mockClear();
    lost.mockReset().mockRejectedValueOnce(new Error('lost')).mockImplementation(slow);
    await press('Upload Files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload Files' });
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(750));
    const files = ['pool plan.pdf', 'spa.pdf'].map((name) => new File(['x'], name, { type: 'application/pdf' }));
    await userEvent.upload(within(dialog).getByLabelText('Drop files here or choose them'), files);
    await waitFor(() => expect(within(dialog).getByText('File with this name exists for this category')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Upload Files' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take out pool plan.pdf' }));
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Tags' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Steel' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload Files' }));
    await waitFor(async () =>
      expect(await screen.findByText('Failed to Upload 1 File(s). Please try again.')).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByText('Could not upload spa.pdf to Plan/.')).toBeVisible());
    await expect(within(screen.getByRole('list', { name: 'Failed uploads' })).getByText('Plan/spa.pdf')).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
    await expect(insert).not.toHaveBeenCalled();
    await press('Send spa.pdf again');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Uploads' })).getByText('spa.pdf')).toBeVisible(),
    );
    await expect(screen.queryByRole('list', { name: 'Failed uploads' })).toBeNull();
    under.answer();
    await waitFor(() => expect(insert).toHaveBeenCalledTimes(1));
    await expect(insert.mock.lastCall?.[1]).toEqual([
      {
        document_category: { id: 1 },
        file_name: 'spa.pdf',
        file_type: 'application/pdf',
        key: 'job/5/documents/Plan/spa.pdf',
        job_detail_id: null,
        job_type_job_category: null,
        document_tags: [{ id: 7 }],
      },
    ]);
  },
};

const tag = fn<DocumentsApi['tag']>(async () => undefined);
export const Tags: Story = {
  name: 'gives and takes tags, and asks before one that is not active any more goes [DOC-034 DOC-035 DOC-036]',
  args: { api: { tag } },
  play: async () => {
    tag.mockClear();
    await press('Add a tag to Pool plan.pdf');
    await waitFor(async () =>
      expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
        'Revised Plan',
        'Steel',
      ]),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Steel' }));
    await waitFor(() => expect(tag.mock.lastCall).toEqual(['addDocumentTag', 1, 7]));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await press('Remove the tag Legacy Scan of City of Katy.pdf');
    await waitFor(async () =>
      expect(
        await screen.findByText(
          'This is no longer an active document tag. You cannot re-add this tag after it is removed.',
        ),
      ).toBeVisible(),
    );
    await press('Remove');
    await waitFor(() => expect(tag.mock.lastCall).toEqual(['removeDocumentTag', 3, 19]));
  },
};

const restore = fn<DocumentsApi['restore']>(async () => undefined);
export const Bin: Story = {
  name: 'shows what was deleted, and gives it back [KEY-021]',
  args: { api: { restore } },
  play: async () => {
    restore.mockClear();
    await press('Bin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deleted Documents' }));
    await waitFor(() => expect(dialog.getByText('Old plan.pdf')).toBeVisible());
    await expect(dialog.getByText('Ana Ruiz')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore Old plan.pdf' }));
    await waitFor(() => expect(restore).toHaveBeenCalledWith(5, [8]));
  },
};

const erase = fn<DocumentsApi['erase']>(async () => undefined);
export const EndOfTheBin: Story = {
  name: 'says when what lies in the bin is deleted for good, and does it by hand after a question alone [KEY-021]',
  args: { api: { erase } },
  play: async () => {
    erase.mockClear();
    await press('Bin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deleted Documents' }));
    await waitFor(() => expect(dialog.getByText(/30 days after it was deleted/)).toBeVisible());
    await expect(dialog.getByText('04/09/2026 10:04 AM')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for Good: Old plan.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    await expect(erase).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete for Good: Old plan.pdf' }));
    await expect(
      await screen.findByText('Delete Old plan.pdf for good? Its file is removed. This cannot be undone.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete for Good' }));
    await waitFor(() => expect(erase.mock.lastCall).toEqual([5, [8]]));
    await userEvent.click(await dialog.findByRole('button', { name: 'Empty the Bin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for Good' }));
    await waitFor(() => expect(erase.mock.lastCall).toEqual([5, [8, 9]]));
  },
};

const renameLate = fn<DocumentsApi['rename']>();
export const RefusedNames: Story = {
  name: 'says why a name cannot be kept, and keeps what was typed [KEY-021]',
  args: { api: { rename: renameLate } },
  beforeEach: () => {
    renameLate
      .mockReset()
      .mockRejectedValueOnce(
        new CallError('x', 400, {
          code: 'BAD_USER_INPUT',
          fields: [{ path: 'newName', message: 'A file with this name already exists.', rule: 'document_taken' }],
        }),
      )
      .mockResolvedValue(undefined);
  },
  play: async () => {
    await select('Pool plan.pdf');
    await press('Rename');
    const name = await screen.findByRole('textbox', { name: 'New name of Pool plan.pdf' });
    for (const [typed, why] of [
      ['12/5 gate.pdf', 'Enter a name without slashes, of at most 255 characters.'],
      ['Pool plan', 'Keep the ending .pdf.'],
    ] as const) {
      await userEvent.clear(name);
      await userEvent.type(name, `${typed}{Enter}`);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(why));
      await expect(name).toHaveValue(typed);
    }
    await expect(renameLate).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Deck.pdf{Enter}');
    await waitFor(() => expect(screen.getByText('A file with this name already exists.')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'New name of Pool plan.pdf' })).toHaveValue('Deck.pdf'),
    );
  },
};

export const Folders: Story = {
  name: 'renames a folder in place, and carries it to another one with all that is in it [DOC-009]',
  args: { api: { rename } },
  play: async () => {
    rename.mockClear();
    await select('Permits');
    await press('Rename');
    const input = await screen.findByRole('textbox', { name: 'New name of Permits' });
    await userEvent.clear(input);
    await userEvent.type(input, 'City Permits{Enter}');
    await waitFor(() => expect(rename).toHaveBeenCalledTimes(1));
    await expect(rename.mock.lastCall?.[2]).toBe('City Permits');
    await carry('Permits', 'Gunite');
    await waitFor(() => expect(rename.mock.lastCall).toEqual([2, 5, 'Gunite/Permits/']));
  },
};

const tagged = fn<DocumentsApi['tag']>(CALM.tag);
export const Many: Story = {
  name: 'ticks a range by Shift and all by the head, gives a tag to those that have it not, and goes on by keys after a new name [DOC-009 DOC-034 KEY-016]',
  args: { api: { tag: tagged } },
  play: async () => {
    tagged.mockClear();
    const box = (name: string): Promise<HTMLElement> => screen.findByRole('checkbox', { name });
    const user = userEvent.setup();
    await user.click(await box('Select deep end.png'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Select ticket 4711.pdf'));
    await user.keyboard('{/Shift}');
    await expect(await screen.findByText('3 selected')).toBeVisible();
    await expect(await box('Select steel.png')).toBeChecked();
    await press('Add tag…');
    await user.click(await screen.findByRole('menuitem', { name: 'Steel' }));
    await waitFor(() =>
      expect(tagged.mock.calls.map(([call, id, tag]) => [call, id, tag])).toEqual([
        ['addDocumentTag', 5, 7],
        ['addDocumentTag', 6, 7],
      ]),
    );
    await user.click(await box('Select all'));
    await expect(await box('Select Pool plan.pdf')).toBeChecked();
    await user.click(await box('Select all'));
    await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull());
    (await open('steel.png')).focus();
    await user.keyboard('{F2}');
    await screen.findByRole('textbox', { name: 'New name of steel.png' });
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('steel.png'));
  },
};
