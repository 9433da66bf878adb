import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../../dataProvider/CallError';
import { appState } from '../../../connectivity/appState';
import { mode } from '../../../connectivity/mode';
import { createDocumentQueue, type DocumentPost } from '../../../offline/files/createDocumentQueue';
import { documentQueue } from '../../../offline/files/deviceFiles';
import { changeStore } from '../../../offline/workspace/changeStore';
import { openWorkspaceDatabase } from '../../../offline/workspace/database';
import { DocumentsBrowser } from '../tree/DocumentsBrowser';
import { StoryDocuments } from './StoryDocuments';

let isRefused = false;
const registered: unknown[] = [];
const post: DocumentPost = {
  folders: async () => [],
  put: async () => {
    if (isRefused) throw new CallError('You may not add files here.', 403, { code: 'FORBIDDEN' });
  },
  register: async (documents) => void registered.push(documents),
};

/** Documents of a job without a network, on a device that really keeps them. */
const meta: Meta = {
  title: 'Jobs/Documents offline',
  render: () => (
    <StoryDocuments>
      <h1>Documents</h1>
      <DocumentsBrowser jobId={5} jobName="Avery Residence" />
    </StoryDocuments>
  ),
  beforeEach: async () => {
    isRefused = false;
    registered.length = 0;
    appState.open(1);
    mode.set('offline');
    const database = openWorkspaceDatabase();
    await Promise.all([database.tables.files.clear(), database.tables.bytes.clear()]);
    const queue = createDocumentQueue({ device: { database, user: 1, store: changeStore(database, 1) }, post });
    documentQueue.set(queue);
    return () => {
      mode.set('online');
      documentQueue.set(null);
      queue.close();
      database.dexie.close();
    };
  },
};
export default meta;
type Story = StoryObj;

const aPicture = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(300, 200);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#0d5c8c';
    context.fillRect(0, 0, 300, 200);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
};

export const Waits: Story = {
  name: 'keeps what is added, with picture and size, until it is sent, and says why it was refused [OFF-011 DOC-038]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Files' }));
    const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    const input = await screen.findByLabelText('Drop files here or choose them');
    await userEvent.upload(input, [await aPicture('deep end two.png'), plan]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Upload Files' }).at(-1) ?? input);
    const list = await screen.findByRole('region', { name: 'Waiting on this device' });
    await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(2));
    await expect(list).toHaveTextContent('Plan · 4 B');
    await expect(list).toHaveTextContent('Waiting to be sent');
    await expect(list.querySelectorAll('img')).toHaveLength(1);
    await expect(list.querySelector('img')?.src).toMatch(/^data:image\//);

    isRefused = true;
    await documentQueue.get()?.send();
    await waitFor(() => expect(list).toHaveTextContent('The server does not take it: You may not add files here.'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(1));

    isRefused = false;
    await documentQueue.get()?.send();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting on this device' })).toBeNull());
    await expect(registered).toHaveLength(1);
  },
};
