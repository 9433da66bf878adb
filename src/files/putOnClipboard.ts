import { tabbedText } from '#domain/exports/htmlTable';

/** The cells of a table as their texts, a line break within a cell as one. */
const cellsOf = (html: string): string[][] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return [...body.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
};

const plainOf = (html: string): string => tabbedText(cellsOf(html));

/** Where pages have no clipboard, as on plain HTTP, what is copied can still be said while the browser copies. */
const sayWhileCopying = (html: string): void => {
  const say = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', plainOf(html));
  };
  document.addEventListener('copy', say, true);
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', say, true);
  if (!isDone) throw new Error('the browser does not copy');
};

const blobOf = (type: string, text: string): Blob => new Blob([text], { type });

/**
 * Puts a table on the clipboard, as HTML for spreadsheets and mails and as plain text for everything else. The browser
 * is asked at once, with the table still on its way: later it would no longer count as the user's click.
 * @returns how many rows it has, without its head
 */
export const putOnClipboard = async (html: Promise<string>): Promise<number> => {
  if (!('clipboard' in navigator) || typeof ClipboardItem === 'undefined') {
    sayWhileCopying(await html);
    return cellsOf(await html).length - 1;
  }
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': html.then((text) => blobOf('text/html', text)),
      'text/plain': html.then((text) => blobOf('text/plain', plainOf(text))),
    }),
  ]);
  return cellsOf(await html).length - 1;
};
