import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { serverUrl } from '../support/browser';
import { aBuilder, api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const aJob = async (name: string): Promise<number> => {
  const company = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    { job: { name, company: { id: company.id }, is_display: false, is_commercial: false, is_central_texas: false } },
  );
  return made.id;
};
/** The keys of a job's documents below its folder, as the server has them. */
const keysOf = async (job_id: number): Promise<string[]> => {
  const { documents } = await api<{ documents: { document_key: string }[] }>(
    'manager',
    'query ($job_id: Int!) { documents(job_id: $job_id) { document_key } }',
    { job_id },
  );
  return documents.map(({ document_key }) => document_key.replace(`job/${job_id}/documents/`, '')).toSorted();
};
/** The stored bytes of a job's only document. */
const bytesOf = async (job_id: number): Promise<Buffer> => {
  const { documents } = await api<{ documents: { document_url: string }[] }>(
    'manager',
    'query ($job_id: Int!) { documents(job_id: $job_id) { document_url } }',
    { job_id },
  );
  const answer = await fetch(new URL(documents[0]?.document_url ?? '', serverUrl()));
  return Buffer.from(await answer.arrayBuffer());
};
/** A photo of a telephone: too small to be drawn anew before it is sent. */
const aPlacedPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#678' } })
    .jpeg()
    .withExif({
      IFD2: { DateTimeOriginal: '2026:03:10 09:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '29/1 45/1 36/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '95/1 22/1 0/1',
      },
    })
    .toBuffer();
const aPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${name}`) });

describe('the documents of a job', () => {
  test('are uploaded, carried to another folder, tagged, fetched as a ZIP and deleted [DOC-009 DOC-028 DOC-034 DOC-044]', async ({
    open,
  }) => {
    const name = `Cove ${randomUUID().slice(0, 8)}`;
    const id = await aJob(name);
    const page = await open('manager', { path: `/job/${id}/edit?tab=documents` });
    await page.getByRole('button', { name: 'Upload Files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    await dialog.getByLabel('Drop files here or choose them').setInputFiles([aPdf('pool.pdf'), aPdf('ticket.pdf')]);
    await dialog.getByRole('button', { name: 'Upload Files' }).click();
    await page.getByText('Document(s) uploaded successfully').waitFor();
    await eventually(() => keysOf(id)).toEqual(['Plan/pool.pdf', 'Plan/ticket.pdf']);

    const lineOf = (label: string) => page.getByRole('row').filter({ has: page.getByText(label, { exact: true }) });
    await lineOf('ticket.pdf').dragTo(lineOf('Gunite'));
    await eventually(() => keysOf(id)).toEqual(['Gunite/ticket.pdf', 'Plan/pool.pdf']);

    await page.getByRole('button', { name: 'Add a tag to pool.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Plan', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the tag Plan of pool.pdf' }).waitFor();

    await page.getByRole('searchbox', { name: 'Filter files' }).fill('.pdf');
    for (const file of ['pool.pdf', 'ticket.pdf']) await page.getByRole('checkbox', { name: `Select ${file}` }).check();
    const [fetched] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(fetched.suggestedFilename()).toBe(`${name}.zip`);
    const bytes = readFileSync(await fetched.path());
    for (const path of ['Gunite/ticket.pdf', 'Plan/pool.pdf']) expect(bytes.includes(path)).toBe(true);

    await page.getByRole('checkbox', { name: 'Select pool.pdf' }).uncheck();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm Deletion' }).click();
    await eventually(() => keysOf(id)).toEqual(['Plan/pool.pdf']);
    await eventually(() => lineOf('ticket.pdf').count()).toBe(0);
  });

  test('lose the place where a photo was taken, also a small one that is sent as it is, and say so beforehand [FLD-010]', async ({
    open,
  }) => {
    const id = await aJob(`Cove ${randomUUID().slice(0, 8)}`);
    const page = await open('manager', { path: `/job/${id}/edit?tab=documents` });
    await page.getByRole('button', { name: 'Upload Files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    const photo = await aPlacedPhoto();
    expect(ExifReader.load(photo, { expanded: true }).gps?.Latitude).toBeCloseTo(29.76, 2);
    await dialog
      .getByLabel('Drop files here or choose them')
      .setInputFiles([{ name: 'pool.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    await dialog.getByText('Photos and films are sent without the place where they were taken.').waitFor();
    await dialog.getByRole('button', { name: 'Upload Files' }).click();
    await eventually(() => keysOf(id)).toEqual(['Plan/pool.jpg']);
    const stored = await bytesOf(id);
    expect(stored.length).toBe(photo.length);
    const tags = ExifReader.load(stored, { expanded: true });
    expect(tags.gps?.Latitude).toBeUndefined();
    expect(tags.exif?.DateTimeOriginal?.description).toBe('2026:03:10 09:00:00');
  });

  test('say why when a proxy takes no file of their size, and arrive when it does [OPS-016]', async ({
    open,
    allow,
  }) => {
    allow(/^http 413 PUT /);
    const id = await aJob(`Cove ${randomUUID().slice(0, 8)}`);
    const page = await open('manager', { path: `/job/${id}/edit?tab=documents` });
    // As nginx says it with its packaged settings, for bodies above 1 MB.
    const refused = { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' };
    await page.route('**/v1/uploads/**', (route) => route.fulfill(refused));
    await page.getByRole('button', { name: 'Upload Files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    await dialog.getByLabel('Drop files here or choose them').setInputFiles([aPdf('pool.pdf')]);
    await dialog.getByRole('button', { name: 'Upload Files' }).click();
    await page.getByText('The way to the server takes no file of this size.').waitFor();
    expect(await keysOf(id)).toEqual([]);
    await page.unroute('**/v1/uploads/**');
    await page.getByRole('button', { name: 'Send pool.pdf again' }).click();
    await eventually(() => keysOf(id)).toEqual(['Plan/pool.pdf']);
  });
});
