/** Pictures that are hard to decode, as files of a job, and what asking for the small picture of one makes of the server. */
import sharp from 'sharp';

const plain = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#668899' }, limitInputPixels: false });
const side = (megapixels, size) => Math.round(Math.sqrt(megapixels * 1e6 * size));

/** Each with its bytes and type. @param size the share of the whole size */
export const pictureCases = (size) => {
  const of = (megapixels) => [side(megapixels, size), side(megapixels, size)];
  const jpeg = (megapixels, options) => () =>
    plain(...of(megapixels))
      .jpeg({ quality: 60, ...options })
      .toBuffer();
  const png = (megapixels, options) => () =>
    plain(...of(megapixels))
      .png({ compressionLevel: 6, ...options })
      .toBuffer();
  const isJpeg = { name: 'jpg', type: 'image/jpeg' };
  const isPng = { name: 'png', type: 'image/png' };
  return [
    { name: 'plain JPEG of 12 megapixels', bytes: jpeg(12), file: isJpeg, expected: /^200/ },
    { name: 'plain JPEG of 150 megapixels', bytes: jpeg(149), file: isJpeg },
    { name: 'progressive JPEG of 50 megapixels', bytes: jpeg(50, { progressive: true }), file: isJpeg },
    { name: 'progressive JPEG of 150 megapixels', bytes: jpeg(149, { progressive: true }), file: isJpeg },
    { name: 'plain PNG of 144 megapixels', bytes: png(144), file: isPng },
    { name: 'interlaced PNG of 60 megapixels', bytes: png(60, { progressive: true }), file: isPng },
    { name: 'interlaced PNG of 144 megapixels', bytes: png(144, { progressive: true }), file: isPng },
  ];
};

const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
const FOLDERS = 'query ($job: Int!) { documentFolders(job_id: $job) { folders { path job_detail_id } } }';
const FILES = 'query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { files { file_name thumbnail_url } } }';

/** Sends a picture to a site of the demo. @returns the address of its small picture */
export const sendPicture = async ({ ask, send, sql }, { name, type }, bytes) => {
  const [site] = await sql(
    'select d.id, d.job_id from job_detail d join job j on j.id = d.job_id where d.deleted_at is null and j.deleted_at is null order by d.id limit 1',
  );
  const { documentFolders } = await ask(FOLDERS, { job: site.job_id });
  const folder = documentFolders.folders.find(({ job_detail_id }) => job_detail_id === site.id)?.path ?? '';
  const file_name = `${Math.random().toString(36).slice(2)}.${name}`;
  const key = `job/${site.job_id}/documents/${folder}${file_name}`;
  const { presign } = await ask(PRESIGN, { key, type, length: bytes.length });
  const put = await send(presign.url, { method: 'PUT', headers: { 'content-type': type }, body: bytes });
  const kept = await send(`/v1/image/${site.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, file_name, file_type: type }),
  });
  if (!put.ok || !kept.ok) throw new Error(`the picture was not taken: ${put.status}, ${kept.status}`);
  const { SupervisorDetail } = await ask(FILES, { id: site.id });
  return SupervisorDetail.files.find((one) => one.file_name === file_name)?.thumbnail_url;
};

/** Asks for a small picture. @returns what came of it, in a few words */
export const askForSmall = async ({ send }, url) => {
  const answer = await send(url).catch((error) => ({
    status: error.cause?.code ?? 'cut off',
    ok: false,
    text: () => '',
  }));
  if (answer.ok) return `${answer.status}, ${Math.round((await answer.arrayBuffer()).byteLength / 100) / 10} kB`;
  return `${answer.status} ${/"message":"([^"]*)"/.exec(await answer.text())?.[1] ?? ''}`;
};
