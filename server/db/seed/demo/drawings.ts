import { crc32, deflateSync } from 'node:zlib';

const LETTER = [612, 792] as const;

/** Brackets and backslashes mean something in the text of a PDF; what its plain fonts lack is left out. */
const pdfText = (text: string): string =>
  text.replaceAll(/[^\x20-\x7E]/g, '').replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** A page of lines of text with a drawing below them, in the operators of PDF. */
const pdfOf = (lines: readonly string[], drawing: string): Uint8Array => {
  const words = lines
    .map((line, index) => `BT /F1 ${index === 0 ? 20 : 11} Tf 60 ${720 - index * 22} Td (${pdfText(line)}) Tj ET`)
    .join('\n');
  const content = `${words}\n${drawing}`;
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${LETTER.join(' ')}]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = parts.map((part, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${parts.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end, 'latin1');
};

/** The outline of a pool with its spa, on a sheet. */
export const planOf = (job_name: string, feet: number): Uint8Array =>
  pdfOf(
    [`Pool plan: ${job_name}`, `Perimeter ${feet} ft`, 'Scale 1/8" = 1\'. Verify on site.'],
    `2 w 80 120 452 420 re S 0.2 0.5 0.7 rg
180 240 m 140 420 260 480 320 430 c 400 360 480 440 460 300 c 440 200 240 160 180 240 c B
0.5 0.8 0.9 rg 400 420 70 60 re B`,
  );

/** A sheet that a builder has signed. */
export const signedSheetOf = (job_name: string, day: string): Uint8Array =>
  pdfOf(
    ['Work order, signed', job_name, `Done on ${day}.`, 'All work was done as ordered. The site was left clean.'],
    `1 w 60 200 300 0 re S 1.5 w 0.1 0.2 0.5 RG
80 205 m 110 260 120 180 140 215 c 160 250 165 190 190 220 c 215 245 220 200 260 212 c S`,
  );

const [WIDTH, HEIGHT] = [240, 180];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type Color = readonly [red: number, green: number, blue: number];
const [SKY, DECK] = [
  [176, 205, 226],
  [203, 190, 168],
] as const satisfies readonly Color[];

/** A picture of a pool under the sky, as PNG. @param water its color */
export const photoOf = (water: Color): Uint8Array => {
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isWater = ((x - WIDTH / 2) / 95) ** 2 + ((y - 120) / 45) ** 2 < 1;
      const color = y < 55 ? SKY : isWater ? water : DECK;
      const shade = isWater ? (y % 8) * 3 : Math.floor(y / 12);
      rows.set(
        color.map((part) => Math.max(0, part - shade)),
        y * (WIDTH * 3 + 1) + 1 + x * 3,
      );
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits, red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
