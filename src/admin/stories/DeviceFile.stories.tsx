import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { isRecord } from '#domain/values';
import { deviceParts, type DeviceParts } from '../../offline/apply/deviceParts';
import type { PackedFile } from '../../offline/files/packedFile';
import type { PackedWork } from '../../offline/files/packedWork';
import type { SyncRefusal } from '../../offline/sync/change';
import { zipOf } from '../../offline/files/zip';
import { StoryAdmin } from './StoryAdmin';

const DEVICE_FILE = {
  format: 'trowel-unsynced-changes',
  version: 1,
  app: '1.0.0',
  user: { id: 7, name: 'Luis Vega' },
  device_time: '2026-03-02T13:42:00.000Z',
  changes: ['Ana Ruiz', 'Marta Salas'].map((title, at) => ({
    key: `homeowner:${at + 1}`,
    entity: 'homeowner',
    id: at + 1,
    local: null,
    base: { id: at + 1, note: null },
    mine: { id: at + 1, note: 'Gate on the left' },
    title,
    turn: 1,
    begun_at: '2026-03-01T13:42:00.000Z',
    changed_at: '2026-03-01T13:42:00.000Z',
    attempt: null,
    refusal: null,
  })),
  numbers: [],
  files: ['pump.jpg', 'gate.jpg'],
};
const MARK = '5f0c9a52-6a3c-8b0e-9a60-0f3a3a1f5b14';
const WORKS: readonly PackedWork[] = [
  {
    key: `mark:${MARK}`,
    kind: 'mark',
    action: MARK,
    marking: { job_detail_id: 31, type: 'gunite', date: '2026-03-01', mark: 'arrived', time: '08:15' },
    made_at: '2026-03-01T14:15:00.000Z',
  },
  { key: 'check:32', kind: 'check', job_detail_id: 32, kept: { typed: {}, over: { comments: [] } }, made_at: null },
];
/** What is stored by now: Marta Salas is gone, until the story lets her be there. */
let isGone = true;
const sentFile = fn(async (_file: PackedFile, _bytes: Blob, _user: number) => undefined);
const sentWork = fn(async ({ kind }: PackedWork, _user: number): Promise<SyncRefusal | null> =>
  kind === 'check' ? { code: 'conflict', message: '' } : null,
);
const sentWrite = fn(async () => ({ saved: true }));
const storedParts: DeviceParts = {
  ready: async () => undefined,
  personOf: async (id) =>
    id === 7 || id === 1
      ? {
          name: id === 7 ? 'Luis Vega' : 'Ana Admin',
          email: `${id}@trowel.test`,
          is_active: id !== 7,
          is_self: id === 1,
        }
      : null,
  send: sentWrite,
  sendFile: sentFile,
  sendWork: sentWork,
  kindOf: () => ({
    read: async (id) => (id === 2 && isGone ? null : { id, note: null }),
    merge: (_base, mine) => ({ merged: mine, contested: [] }),
    request: () => ({ text: 'mutation update { saved }', variables: {} }),
    stored: (_answer, sent) => ({ id: isRecord(sent) ? Number(sent.id) : 0, draft: sent }),
    numbered: (draft) => draft,
    withNumbers: (draft) => draft,
  }),
};
const chooseFile = async (content: BlobPart): Promise<void> => {
  await screen.findByRole('button', { name: /^(Choose|Elegir)/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for a file');
  await userEvent.upload(input, new File([content], 'trowel-unsynced.json', { type: 'application/json' }));
};
const withParts = (): void => {
  isGone = true;
  deviceParts.set(storedParts);
};

const meta = {
  title: 'Pages/Administrator Dashboard/Device file',
  component: StoryAdmin,
  parameters: { path: '/admin?tab=device_file' },
  beforeEach: withParts,
} satisfies Meta<typeof StoryAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeviceFile: Story = {
  name: 'applies the file of a device, says what was refused, and tries that again',
  play: async () => {
    await chooseFile(JSON.stringify(DEVICE_FILE));
    await screen.findByText('From the device of Luis Vega');
    await expect(screen.getByText('pump.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('1 change is not stored.')).toBeVisible();
    await expect(
      within(screen.getByRole('row', { name: /Marta Salas/ })).getByText(
        'It is not on the server any more, or not for you.',
      ),
    ).toBeVisible();
    await expect(sentWrite).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ device: { user: 7, made_at: '2026-03-01T13:42:00.000Z' } }),
    );
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(await screen.findByText('Everything in the file is stored.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};
/** The same changes with a photo and a document, whose bytes are damaged. */
const withFiles = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = { job_id: 1, folder: '', document_category: 2, document_tags: [], taken_at: null, size: 5 };
  const [photo, plan] = ['photo', 'file'].map((kind, at) => ({
    ...file,
    job_detail_id: kind === 'photo' ? 2 : null,
    key: `${kind}:5f0c9a52-6a3c-8b0e-9a60-0f3a3a1f5b1${at}`,
    action: `5f0c9a52-6a3c-8b0e-9a60-0f3a3a1f5b1${at}`,
    path: `files/${at}`,
    file_name: kind === 'photo' ? 'shell of the day.jpg' : 'a plan of the shell with a name that is rather long.pdf',
    file_type: kind === 'photo' ? 'image/jpeg' : 'application/pdf',
    kept_at: '2026-03-01T13:42:00.000Z',
  }));
  const changes = JSON.stringify({ ...DEVICE_FILE, works: WORKS, contents: [photo, plan] });
  const zip = await zipOf([
    { name: 'files/0', blob: new Blob(['photo']) },
    { name: 'files/1', blob: new Blob(['plan!']) },
    { name: 'changes.json', blob: new Blob([changes]) },
  ]);
  const bytes = new Uint8Array(await zip.arrayBuffer());
  bytes[bytes.findIndex((one, at) => one === 0x70 && bytes[at + 1] === 0x6c && bytes[at + 4] === 0x21)] = 0;
  return bytes;
};
const deviceFileWithFiles: Story = {
  beforeEach: () => {
    isGone = false;
    sentFile.mockClear();
  },
  play: async () => {
    await chooseFile(await withFiles());
    await expect(await screen.findByRole('row', { name: /shell of the day.jpg/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('2 changes are not stored.')).toBeVisible();
    await expect(screen.getByRole('row', { name: /08:15, sub-job 31 Stop of the day .* Stored$/ })).toBeVisible();
    await expect(screen.getByRole('row', { name: /sub-job 32 Site check .*Someone else changed/ })).toBeVisible();
    await expect(screen.getByRole('row', { name: /shell of the day.jpg Photo .* Stored$/ })).toBeVisible();
    await expect(
      screen.getByRole('row', { name: /rather long.pdf Document .* The bytes in the file are damaged/ }),
    ).toBeVisible();
    await expect(sentFile).toHaveBeenCalledOnce();
    await expect(sentFile.mock.calls[0]?.[2]).toBe(7);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const DeviceFileWithFiles: Story = {
  ...deviceFileWithFiles,
  name: 'sends the photos and documents of a device after its changes, and leaves out one whose bytes are damaged',
};
export const DeviceFileWithFilesOnTelephone: Story = {
  ...deviceFileWithFiles,
  name: 'does so on a telephone',
  globals: { viewport: { value: 'phone' } },
};
export const DeviceFileOfAnother: Story = {
  name: 'says whose device it is by the server’s word, also of one’s own, and applies none of nobody [SEC-002]',
  play: async () => {
    const of = (id: number, name: string): string => JSON.stringify({ ...DEVICE_FILE, user: { id, name } });
    await chooseFile(of(1, 'Luis Vega'));
    await expect(await screen.findByText('From your own device, Ana Admin')).toBeVisible();
    await expect(screen.getByText(/The file calls this user “Luis Vega”/)).toBeVisible();
    await chooseFile(of(99, 'Ana Admin'));
    await expect(await screen.findByText(/there is no such user here/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};
export const DeviceFileDamaged: Story = {
  name: 'says of each entry of a damaged file what is wrong with it, and offers nothing',
  play: async () => {
    await chooseFile('<html>');
    await expect(await screen.findByText(/it cannot be read. Nothing was written.$/)).toBeVisible();
    const [first] = DEVICE_FILE.changes;
    await chooseFile(JSON.stringify({ ...DEVICE_FILE, changes: [first, { ...first, key: 'app_user:1' }] }));
    await expect(await screen.findByText('Entry 2: Ana Ruiz · does not say what it changes')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};
const showFile = async (): Promise<void> => {
  await chooseFile(JSON.stringify(DEVICE_FILE));
  await screen.findByText('Marta Salas');
};
export const DeviceFileDark: Story = {
  globals: { theme: 'dark', language: 'es' },
  play: showFile,
};
export const DeviceFileOnTelephone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: showFile,
};
