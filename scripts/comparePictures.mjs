/** Compares pictures of stories pixel by pixel, and writes the page that shows what differs. */
import sharp from 'sharp';

/** Steps of a colour that no eye sees: the edges of letters are drawn a little differently from time to time. */
const SAME = 8;
const RED = [214, 0, 60, 255];

const pixelsOf = async (picture) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const at = ({ data, width, height }, x, y) =>
  x < width && y < height ? data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4) : null;

const isSame = (a, b) => a !== null && b !== null && a.every((value, channel) => Math.abs(value - b[channel]) <= SAME);

/**
 * Two pictures, pixel by pixel: how many differ, and a picture of where. What one of them has beyond the other's edge
 * differs.
 */
export const compare = async (before, after) => {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const shown = Buffer.alloc(width * height * 4, 255);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = at(now, x, y);
      const isDifferent = !isSame(at(old, x, y), pixel);
      if (isDifferent) count += 1;
      // What is the same stays as a shadow, so that one sees where one is.
      const faint = pixel ? [...pixel].map((value) => 255 - Math.round((255 - value) / 4)) : RED;
      shown.set(isDifferent ? RED : [...faint.slice(0, 3), 255], (y * width + x) * 4);
    }
  if (count === 0) return { count, picture: null };
  const picture = await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { count, picture };
};

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const figure = (name, file) =>
  `<figure><figcaption>${name}</figcaption><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${name}"></a></figure>`;

const section = ({ title, mode, count, files }) => `<section><h2>${escape(title)}</h2>
<p>${escape(mode)}: ${count} pixels differ</p>
<div>${Object.entries(files)
  .map(([name, file]) => figure(name, file))
  .join('')}</div></section>`;

/** The page of differences: before, after, and where they differ, beside each other. */
export const pageOf = ({ differences, taken, gone }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stories that look different</title>
<style>
body{font:14px/20px system-ui,sans-serif;margin:24px;background:#f4f5f7;color:#1c2430}
section{margin:0 0 24px;padding:16px;background:#fff;border-radius:8px}
h2{font-size:16px;margin:0} div{display:flex;gap:12px} figure{flex:1;min-width:0;margin:0} img{max-width:100%;border:1px solid #ccd2da}
</style>
<h1>${differences.length} of ${taken} pictures differ</h1>
${gone.length > 0 ? `<p>No longer there: ${escape(gone.join(', '))}</p>` : ''}
${differences.map(section).join('\n')}
</html>
`;
