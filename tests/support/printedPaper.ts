import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

/** What a printed paper says, and how large it says it. */
export interface PrintedPaper {
  /** Width and height of the pages, in points. */
  size: readonly [number, number];
  /** The text of each page, without any blank. */
  pages: readonly string[];
  /** The smallest letters, in points. */
  smallest: number;
  /** Texts that do not stand on the paper with all their letters. */
  cut: readonly string[];
}

export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '');

/** Prints the page as the browser does, and reads the paper. */
export const printed = async (page: Page): Promise<PrintedPaper> => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const pages: string[] = [];
  const cut: string[] = [];
  let smallest = Number.POSITIVE_INFINITY;
  let size: [number, number] = [0, 0];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const paper = await pdf.getPage(number);
    const { width, height } = paper.getViewport({ scale: 1 });
    size = [width, height];
    const words: string[] = [];
    for (const item of (await paper.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , skew = 0, tall = 0, x = 0, y = 0]: number[] = item.transform;
      // As far as a paper is ever measured: the last digits are those of the arithmetic.
      smallest = Math.min(smallest, Math.round(Math.hypot(skew, tall) * 1000) / 1000);
      if (x < 0 || y < 0 || x + item.width > width || y + item.height > height) cut.push(item.str);
      words.push(item.str);
    }
    pages.push(withoutBlanks(words.join('')));
  }
  return { size, pages, smallest, cut };
};
