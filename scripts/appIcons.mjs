/** Draws the icons of the installed app from public/icon.svg: `node scripts/appIcons.mjs` after it was changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** A telephone cuts its own shape: the ground goes to the edge, and the drawing stays within four fifths. */
const maskable = icon.replace('rx="7" ', '').replace(/translate\(4 4\)/, 'translate(6.4 6.4) scale(.8)');

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));

await draw(icon, 192, 'icon-192.png');
await draw(icon, 512, 'icon-512.png');
await draw(maskable, 512, 'icon-maskable-512.png');
await draw(maskable, 180, 'icon-180.png');
