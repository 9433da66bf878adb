import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ERRORS } from '#domain/errors';
import { CallError } from '../../dataProvider/CallError';
import { connection } from '../../live/connection';
import type { FieldApi } from '../data/fieldApi';
import { FieldApiContext } from '../data/useFieldApi';
import { keptPhotos } from '../photos/keptPhotos';
import { PhotoInput } from '../photos/PhotoInput';
import { photoQueue } from '../photos/photoQueue';
import { PhotosWaiting } from '../photos/PhotosWaiting';
import { aFilm } from './aFilm';
import { aFieldServer } from './aSite';

/** The two places where photos are seen, with how many have arrived. */
const Frame = ({ server }: { server: () => FieldApi }) => {
  const [arrived, count] = useReducer((before: number) => before + 1, 0);
  return (
    <FieldApiContext value={server()}>
      <div style={{ width: 366, padding: 12 }}>
        <PhotoInput site={{ id: 71, job_id: 7 }} from="camera" />
        <PhotoInput site={{ id: 71, job_id: 7 }} from="files" />
        <PhotosWaiting onArrived={count} />
        <output aria-label="arrived">{arrived}</output>
      </div>
    </FieldApiContext>
  );
};

let sent: { name: string; width: number; height: number; bytes: number }[] = [];
let isAway = false;
const server: FieldApi = aFieldServer({
  sendPhoto: async ({ file_name, blob }) => {
    if (isAway) throw new CallError('away');
    if (file_name.startsWith('refused')) throw new CallError('File type not allowed.', 422, { code: 'BAD_USER_INPUT' });
    if (file_name.startsWith('forbidden'))
      throw new CallError(ERRORS.FORBIDDEN.message, ERRORS.FORBIDDEN.status, { code: 'FORBIDDEN' });
    const bitmap = await createImageBitmap(blob);
    sent.push({ name: file_name, width: bitmap.width, height: bitmap.height, bytes: blob.size });
  },
});

const aPhoto = async (name: string, width = 3000, height = 2000): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#7a4b2a';
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 }), new Uint8Array(400_000)], name, {
    type: 'image/jpeg',
  });
};

const meta: Meta<typeof Frame> = {
  title: 'Field/Photos',
  component: Frame,
  args: { server: () => server },
  beforeEach: async () => {
    sent = [];
    isAway = false;
    for (const { id } of await keptPhotos.all()) await keptPhotos.remove(id);
    photoQueue.waiting.set([]);
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const Several: Story = {
  name: 'are taken several at once, made smaller, sent one after the other and forgotten [FLD-005]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Photo'), [
      await aPhoto('one.jpg'),
      await aPhoto('two.jpg', 1000, 3000),
    ]);
    await waitFor(() => expect(canvas.getByLabelText('arrived')).toHaveTextContent('2'));
    await expect(sent.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['one.jpg', 2048, 1365],
      ['two.jpg', 683, 2048],
    ]);
    await expect(Math.max(...sent.map(({ bytes }) => bytes))).toBeLessThan(300_000);
    await expect(await keptPhotos.all()).toEqual([]);
  },
};

export const ClosedTab: Story = {
  name: 'wait in the browser while the server is away, and go on in the next tab [FLD-005]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    isAway = true;
    await userEvent.upload(canvas.getByLabelText('Photo'), await aPhoto('kept.jpg'));
    await waitFor(() => expect(canvas.getByText('1 photo to be sent')).toBeVisible());
    await waitFor(async () => expect(await keptPhotos.all()).toHaveLength(1));
    // The tab is gone, and with it all that it knew.
    photoQueue.waiting.set([]);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['kept.jpg']));
    await waitFor(async () => expect(await keptPhotos.all()).toEqual([]));
  },
};

/** As where the browser lets nobody open a database. */
const withoutDatabases = (): (() => void) => {
  isAway = true;
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return () => {
    IDBFactory.prototype.open = open;
  };
};

export const PrivateWindow: Story = {
  name: 'that a private window cannot keep say so, and are sent from the page that is open [FLD-012 FLD-007]',
  beforeEach: withoutDatabases,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Photo'), await aPhoto('private.jpg'));
    const words = 'This browser keeps nothing, as in a private window: leave this page open until it is sent.';
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await expect(sent.map(({ name }) => name)).toEqual(['private.jpg']);
  },
};

export const PrivateWindowInSpanish: Story = {
  name: 'that a private window cannot keep say so in Spanish and in the dark [FLD-012]',
  globals: { language: 'es', theme: 'dark' },
  beforeEach: withoutDatabases,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await canvas.findByLabelText('Foto'), await aPhoto('privada.jpg'));
    await waitFor(() => expect(canvas.getByText(/^Este navegador no conserva nada/)).toBeVisible());
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(1));
  },
};

/** Ends and reports of the photo on its way, in the hands of the story. */
const way = { report: (_fraction: number): void => undefined, end: (): void => undefined };
const slowServer = aFieldServer({
  sendPhoto: (_photo, _onSent, progress) =>
    new Promise<void>((resolve) => {
      Object.assign(way, { report: progress, end: resolve });
    }),
});

export const NothingSentYet: Story = {
  name: 'say that they wait while nothing of them has been sent, and again when the line is lost on the way [FLD-005 FLD-008]',
  args: { server: () => slowServer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Photo'), await aPhoto('way.jpg'));
    await waitFor(() => expect(photoQueue.waiting.get()[0]?.state).toBe('sending'));
    await waitFor(() => expect(canvas.getByText('Waiting to be sent')).toBeVisible());
    way.report(0.4);
    await waitFor(() => expect(canvas.getByText('Sending 40%')).toBeVisible());
    connection.isLost.set(true);
    await waitFor(() => expect(canvas.getByText('Waiting to be sent')).toBeVisible());
    await expect(canvas.queryByText(/^Sending/)).toBe(null);
    connection.isLost.set(false);
    await waitFor(() => expect(canvas.getByText('Sending 40%')).toBeVisible());
    way.end();
    await waitFor(async () => expect(await keptPhotos.all()).toEqual([]));
  },
};

export const WaitingFilm: Story = {
  name: 'a film that waits is seen by its first frame; one that cannot be drawn waits without [FLD-010]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    isAway = true;
    await userEvent.upload(canvas.getByLabelText('Upload'), [
      new File([await aFilm()], 'pour.webm', { type: 'video/webm' }),
      new File(['no film'], 'broken.mov', { type: 'video/quicktime' }),
    ]);
    await waitFor(() => expect(canvas.getByText('2 photos to be sent')).toBeVisible());
    await waitFor(async () =>
      expect(
        Object.fromEntries((await keptPhotos.all()).map(({ file_name, thumbnail }) => [file_name, thumbnail !== null])),
      ).toEqual({ 'pour.webm': true, 'broken.mov': false }),
    );
    await waitFor(() => {
      const frame = canvasElement.querySelector<HTMLImageElement>('img.photo-small');
      return expect([frame?.naturalWidth, frame?.naturalHeight]).toEqual([96, 48]);
    });
    for (const { id } of await keptPhotos.all()) await keptPhotos.remove(id);
    photoQueue.waiting.set([]);
  },
};

export const Refused: Story = {
  name: 'say in words what is no photo, what is not allowed, and what the server refused',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pdf = new File(['%PDF-1.7'], 'plan.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Photo'), pdf);
    await waitFor(() => expect(screen.getByText('plan.jpg: This is no photo that can be read.')).toBeVisible());
    await userEvent.upload(canvas.getByLabelText('Upload'), await aPhoto('refused.jpg'));
    await waitFor(() => expect(canvas.getByText('File type not allowed.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('refused.jpg')).toBeNull());
    await expect(sent).toEqual([]);
  },
};

export const RefusedInSpanish: Story = {
  name: 'say in Spanish what the server refused',
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await canvas.findByLabelText('Subir'), await aPhoto('forbidden.jpg'));
    await waitFor(() => expect(canvas.getByText('No tiene permiso para hacer esto.')).toBeVisible());
  },
};
