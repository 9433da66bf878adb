import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/localText';
import { block, paper, signatures, table } from '../../server/pdf/paper';
import { renderPdf } from '../../server/pdf/renderPdf';
import { hasProgram, saidByPdftotext } from '../support/debianPrograms';

/** Enough rows for a second page. */
const ROWS = Array.from({ length: 60 }, (_, row) => [`Code${row}`, `Product${row}`, `${row}`]);

const aPaper = (language?: Language): Promise<Buffer> =>
  renderPdf(
    paper({
      contractor: { name: 'Trowel Pools', address: '1 Yard Rd', phone: '(713) 555-0100' },
      title: 'Relocation Order RO-7',
      subtitle: 'Shipped',
      printed: '03/02/2026',
      ...(language ? { language } : {}),
      content: [
        { columns: [block('From', ['Houston', '11850 Brittmoore Rd']), block('To', ['Conroe', '2207 Gristmill Rd'])] },
        table(
          [
            { title: 'Code', width: 70 },
            { title: 'Product', width: '*' },
            { title: 'Units', width: 60, right: true },
          ],
          ROWS,
          ['Total', '', '1770'],
        ),
        signatures(['Shipped by', 'Date']),
      ],
    }),
  );

const HEAD = ['Code', 'Product', 'Units'];
const IN_ORDER = [
  'Trowel Pools',
  'Relocation Order RO-7',
  '1 Yard Rd · (713) 555-0100',
  'Shipped',
  'From',
  'Houston',
  '11850 Brittmoore Rd',
  'To',
  'Conroe',
  '2207 Gristmill Rd',
  ...HEAD,
  ...ROWS.flat(),
  'Total',
  '1770',
  'Shipped by',
  'Date',
];

/** A word is drawn by itself where its line might break. */
const wordsOf = (texts: readonly string[]): string[] => texts.join(' ').split(/\s+/);

/** The texts that a reader gives, without the foot of each page and the heads that are repeated. */
const read = async (bytes: Buffer): Promise<{ texts: string[]; feet: string[]; heads: string[][] }> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const texts: string[] = [];
  const feet: string[] = [];
  const heads: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const items = (await (await pdf.getPage(number)).getTextContent()).items;
    const said = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const isFoot = (item: (typeof said)[number]) => Number(item.transform[5]) < 36;
    const page = said.filter((item) => !isFoot(item)).map(({ str }) => str.trim());
    texts.push(...(number === 1 ? page : page.slice(HEAD.length)));
    feet.push(
      said
        .filter(isFoot)
        .map(({ str }) => str.trim())
        .join(' '),
    );
    if (number > 1) heads.push(page.slice(0, HEAD.length));
  }
  return { texts, feet, heads };
};

describe('a paper that is read aloud', () => {
  it.each([
    ['en-US', undefined, 'Printed 03/02/2026 Page 2 of 2'],
    ['es-US', 'es', 'Impreso 03/02/2026 Página 2 de 2'],
  ] as const)('says its title and that it is written in %s, its foot too [PRT-006]', async (spoken, language, foot) => {
    const bytes = await aPaper(language);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Relocation Order RO-7', Language: spoken });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect((await read(bytes)).feet.at(-1)).toBe(foot);
  });

  it('is read in the order in which eyes read it: column by column, then row by row [PRT-006]', async () => {
    const { texts, heads } = await read(await aPaper());
    expect(heads).toEqual([HEAD]);
    expect(wordsOf(texts).filter((word) => !/^_+$/.test(word))).toEqual(wordsOf(IN_ORDER));
  });

  it.skipIf(!hasProgram('pdftotext'))(
    'is read in that order by poppler too (needs poppler-utils of Debian) [PRT-006]',
    async () => {
      const said = saidByPdftotext(await aPaper());
      const places = [
        'Trowel Pools',
        'From',
        'Houston',
        'To\n',
        'Conroe',
        'Code0',
        'Product0',
        'Code1',
        'Shipped by',
      ].map((text) => said.indexOf(text));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );
});
