import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DocumentsApi } from '../data/documentsApi';
import { PresiteFiles } from '../ofPresite/PresiteFiles';
import { StoryDocuments } from './StoryDocuments';

interface Args extends ComponentProps<typeof PresiteFiles> {
  api?: Partial<DocumentsApi>;
}

/** The buttons of a presite: its documents are uploaded, and looked at. */
const meta: Meta<Args> = {
  title: 'Jobs/Presite documents',
  args: { jobId: 5, subJobId: 7, checkinDate: '2026-03-01', mayEdit: true },
  render: ({ api, ...props }) => (
    <StoryDocuments api={api}>
      <PresiteFiles {...props} />
    </StoryDocuments>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const upload = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Upload Pre-Site Documents' });
const chooser = (): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>('Upload Pre-Site Documents', { selector: 'input' });
const aFile = (name: string, type: string): File => new File(['bytes'], name, { type });
const saysWhy = async (why: string): Promise<void> => {
  const button = await upload();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await expect(await screen.findByText(why)).toBeVisible();
};

export const WithoutADate: Story = {
  name: 'asks for the date first, also before the job is saved [PRE-012 PRE-013 PRE-021]',
  args: { checkinDate: null, jobId: null, subJobId: null },
  play: () => saysWhy('Please select Pre-Site date before uploading Pre-Site documents.'),
};
export const NotSaved: Story = {
  name: 'asks to save the job [PRE-012 PRE-013 PRE-021]',
  args: { jobId: null, subJobId: null },
  play: () => saysWhy('Please save the job before uploading Pre-Site documents.'),
};
export const NoRight: Story = {
  name: 'shows pictures to who may not add any [PRE-011]',
  args: { mayEdit: false },
  globals: { role: 'none' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'View Images' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Upload Pre-Site Documents' })).toBeNull();
  },
};

const send = fn<DocumentsApi['send']>(async (_key, _file, { progress }) => progress(1));
const storeImage = fn<DocumentsApi['storeImage']>(async () => undefined);
const insert = fn<DocumentsApi['insert']>(async () => []);
export const Uploads: Story = {
  name: 'sends several at once into the folder of the sub-job, pictures to its record and others as documents [BAPI-015 PRE-014 DOC-031]',
  args: { api: { send, storeImage, insert } },
  play: async () => {
    for (const call of [send, storeImage, insert]) call.mockClear();
    await userEvent.upload(await chooser(), [aFile('deep end.png', 'image/png'), aFile('plan.pdf', 'application/pdf')]);
    await waitFor(async () => expect(await screen.findByText('Document(s) uploaded successfully')).toBeVisible());
    const key = (name: string): string => `job/5/documents/Presite/Pool, Spa (Gunite) 2026-03-10/${name}`;
    await expect(send.mock.calls.map(([to]) => to)).toEqual([key('deep end.png'), key('plan.pdf')]);
    await expect(storeImage.mock.calls).toEqual([
      [7, { key: key('deep end.png'), file_name: 'deep end.png', file_type: 'image/png' }],
    ]);
    await expect(insert.mock.lastCall).toEqual([
      5,
      [
        {
          document_category: { id: 2 },
          file_name: 'plan.pdf',
          file_type: 'application/pdf',
          key: key('plan.pdf'),
          job_detail_id: 7,
        },
      ],
    ]);
  },
};

const failing = fn<DocumentsApi['send']>(async () => {
  throw new Error('lost');
});
export const Failed: Story = {
  name: 'says what did not arrive, and sends it again [PRE-016 BAPI-015 DOC-046]',
  args: { api: { send: failing } },
  play: async () => {
    failing.mockClear();
    await userEvent.upload(
      await chooser(),
      [aFile('deep end.png', 'image/png'), aFile('virus.exe', 'application/x-msdownload')],
      { applyAccept: false },
    );
    await waitFor(async () =>
      expect((await screen.findAllByText('Error uploading image. Please try again.'))[0]).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByText('File type not allowed.')).toBeVisible());
    await expect(failing).toHaveBeenCalledTimes(1);
    failing.mockImplementationOnce(async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Send deep end.png again' }));
    await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible());
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Looks: Story = {
  name: 'opens the pictures of the sub-job, the newest first [PRE-011 PRE-015]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View Images' }));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'steel.png' })).toBeVisible());
    await expect(screen.getByText(/^1 of 2/)).toBeVisible();
  },
};
