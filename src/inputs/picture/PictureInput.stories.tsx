import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoredImage } from '#domain/files/storedImage';
import { pendingFile } from '../../files/pendingFiles';
import { uploads } from '../../files/uploads';
import { Controlled } from '../stories/Controlled';
import { PictureInput } from './PictureInput';
import { aStoryImage, aStoryPng } from './storyImages';

interface Args {
  initial: StoredImage | null;
  label: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  maxBytes?: number;
}

const STORED = aStoryImage('logo.png');

/** Asks for a picture: chosen, dropped or pasted. */
const meta: Meta<Args> = {
  title: 'Inputs/Picture',
  args: { initial: null, label: 'Picture' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <PictureInput {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const input = (): HTMLInputElement => canvas.getByLabelText<HTMLInputElement>(/^(Choose|Replace) picture$/);
  return { canvas, input, group: canvas.getByRole('group', { name: 'Picture' }), stored: canvas.getByTestId('value') };
};
const aGif = (): File => new File(['GIF89a, and more of it'], 'logo.png', { type: 'image/png' });
const carrying = (file: File): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};
/** Events as the browser makes them, files and all. */
const drag = (target: HTMLElement, type: 'dragover' | 'drop', file: File): void => {
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(file) }));
};
const paste = (target: HTMLElement, file: File): void => {
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(file) }));
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: STORED } };
export const Required: Story = { args: { required: true } };
export const Wrong: Story = { args: { error: 'Error processing selected file. Please Try again.' } };
export const Disabled: Story = { args: { initial: STORED, disabled: true } };
export const DisabledEmpty: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { initial: STORED, readOnly: true } };
export const LongName: Story = {
  args: {
    initial: { ...STORED, file_name: `${'a-very-long-name-of-a-file-from-a-camera-'.repeat(4)}.png` },
    label: 'Picture of the builder as it stands on the paper of the company',
  },
};
export const CannotBeLoaded: Story = { args: { initial: { ...STORED, url: '/nowhere.png' } } };
export const Dark: Story = { args: { initial: STORED }, globals: { theme: 'dark' } };
export const DarkEmpty: Story = { globals: { theme: 'dark' } };
export const Spanish: Story = { args: { label: 'Foto' }, globals: { language: 'es' } };

export const Sending: Story = {
  args: { initial: { key: '', file_name: 'logo.png', file_type: 'image/png', url: STORED.url ?? '' } },
  beforeEach: () => {
    const { progress, end } = uploads.begin(STORED.url ?? '');
    progress(0.42);
    return end;
  },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Sending… 42%' })).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeEnabled();
  },
};

export const Offline: Story = {
  args: { initial: STORED },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await expect(canvas.getByText('Not available offline')).toBeVisible();
    await expect(input()).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeDisabled();
  },
};

export const IsChosen: Story = {
  name: 'shows a chosen picture at once, and keeps its file until it is sent',
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.upload(input(), aStoryPng('blue.png'));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture blue.png' })).toBeVisible());
    const url = /"url":"(blob:[^"]+)"/.exec(stored.textContent)?.[1] ?? '';
    await expect(pendingFile(url)?.name).toBe('blue.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(stored).toHaveTextContent('null'));
    await waitFor(() => expect(pendingFile(url)).toBeUndefined());
    await expect(input()).toHaveFocus();
  },
};

export const IsMadeSmaller: Story = {
  name: 'makes a picture that is larger than any screen shows it smaller before it is sent',
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    const drawn = new OffscreenCanvas(1600, 400);
    drawn.getContext('2d')?.fillRect(0, 0, 900, 200);
    const blob = await drawn.convertToBlob({ type: 'image/png' });
    await userEvent.upload(input(), new File([blob, new Uint8Array(blob.size)], 'wide.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture wide.png' })).toBeVisible());
    const sent = pendingFile(/"url":"(blob:[^"]+)"/.exec(stored.textContent)?.[1] ?? '');
    if (!sent) throw new Error('nothing is kept to be sent');
    const { width, height } = await createImageBitmap(sent);
    await expect([sent.name, sent.type, width, height]).toEqual(['wide.png', 'image/png', 800, 200]);
  },
};

export const IsDropped: Story = {
  name: 'takes a picture that is dropped on it',
  play: async ({ canvasElement }) => {
    const { canvas, group } = parts(canvasElement);
    drag(group, 'dragover', aStoryPng('dropped.png'));
    await waitFor(() => expect(canvas.getByText('Drop the picture here')).toBeVisible());
    drag(group, 'drop', aStoryPng('dropped.png'));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture dropped.png' })).toBeVisible());
  },
};

export const IsPasted: Story = {
  name: 'takes a picture that is pasted while the focus is in it',
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    paste(input(), aStoryPng('image.png'));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture image.png' })).toBeVisible());
  },
};

export const RefusesOtherFiles: Story = {
  name: 'tells a file that is no png or jpg, whatever its name says, and keeps the picture it has [BLDR-009]',
  args: { initial: STORED },
  play: async ({ canvasElement }) => {
    const { canvas, input, group, stored } = parts(canvasElement);
    drag(group, 'drop', new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Bad file type, please select a png or jpg.'),
    );
    await userEvent.upload(input(), aStoryPng('logo.png'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.upload(input(), aGif());
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Bad file type, please select a png or jpg.'),
    );
    await expect(input()).toHaveAttribute('aria-invalid', 'true');
    await expect(stored).toHaveTextContent('"file_name":"logo.png"');
  },
};

export const RefusesLargeFiles: Story = {
  name: 'tells a file that is too large [BLDR-008 BLDR-015]',
  args: { maxBytes: 20 },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.upload(input(), aStoryPng('large.png'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Error processing selected file. Please Try again.'),
    );
    await expect(stored).toHaveTextContent('null');
  },
};
