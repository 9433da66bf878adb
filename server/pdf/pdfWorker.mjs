/**
 * Makes the bytes of papers in a thread of its own, so that no board waits for them. Plain JavaScript, and so is all that
 * it imports of ours: a thread is started from a file, by the tests and `npm run dev` from this one, by the built server
 * from its copy beside main.js.
 */
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfMake from 'pdfmake';
import { printableTexts } from './fonts/printableTexts.mjs';

// Of this thread alone on Linux: where cores are few, boards come before papers.
if (process.platform === 'linux') setPriority(0, 10);

const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const HALF_INCH = 36;
const RED = '#B3261E';

const ROBOTO = {
  normal: join(FONTS, 'Roboto-Regular.ttf'),
  bold: join(FONTS, 'Roboto-Medium.ttf'),
  italics: join(FONTS, 'Roboto-Italic.ttf'),
  bolditalics: join(FONTS, 'Roboto-MediumItalic.ttf'),
};
// Nothing but its own fonts is ever read: neither addresses nor other files, whatever a text says.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(FONTS));
pdfMake.addTableLayouts({
  alert: { hLineColor: () => RED, vLineColor: () => RED },
  // As pdfmake's lightHorizontalLines, with half of its room between columns: papers of orders have nine.
  lines: {
    hLineWidth: (at, { table }) => (at === 0 || at === table.body.length ? 0 : at === table.headerRows ? 2 : 1),
    vLineWidth: () => 0,
    hLineColor: (at) => (at === 1 ? 'black' : '#aaa'),
    paddingLeft: (at) => (at === 0 ? 0 : 4),
    paddingRight: (at, { table }) => (at === table.widths.length - 1 ? 0 : 4),
  },
});

const FOOT = {
  en: { printed: (time) => `Printed ${time}`, page: (page, pages) => `Page ${page} of ${pages}` },
  es: { printed: (time) => `Impreso ${time}`, page: (page, pages) => `Página ${page} de ${pages}` },
};
const footOf = ({ language = 'en' }) => (language.startsWith('es') ? FOOT.es : FOOT.en);

/** What a paper cannot carry into a thread: the foot of its pages, and the rule that a heading never stands alone at one. */
const definitionOf = ({ printed, called: _called, ...paper }) => ({
  ...paper,
  footer: (page, pages) => ({
    columns: [{ text: footOf(paper).printed(printed) }, { text: footOf(paper).page(page, pages), alignment: 'right' }],
    fontSize: 8,
    color: '#555',
    margin: [HALF_INCH, 8, HALF_INCH, 0],
  }),
  pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
    node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
});

/** The fonts that were made for a paper, as files of pdfmake's own. */
const withFonts = (made) => {
  pdfMake.virtualfs.storage = {};
  const fonts = { Roboto: ROBOTO };
  for (const [name, styles] of Object.entries(made)) {
    fonts[name] = {};
    for (const [style, bytes] of Object.entries(styles)) {
      pdfMake.virtualfs.writeFileSync(`${name}-${style}`, bytes);
      fonts[name][style] = `${name}-${style}`;
    }
  }
  pdfMake.setFonts(fonts);
};

const make = async ({ id, paper }) => {
  try {
    const { paper: printable, fonts } = await printableTexts(paper);
    withFonts(fonts);
    const bytes = await pdfMake.createPdf(definitionOf(printable)).getBuffer();
    const own = new Uint8Array(bytes);
    parentPort.postMessage({ id, bytes: own }, [own.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

// One after the other: the fonts are those of the paper that is being made.
let last = Promise.resolve();
parentPort.on('message', (asked) => {
  last = last.then(() => make(asked));
});
