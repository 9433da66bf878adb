/** A table as spreadsheets and mails read it, and as everything else does. */
export interface CopiedTable {
  html: string;
  text: string;
}

/** Where pages have no clipboard, as on plain HTTP, what is copied can still be said while the browser copies. */
const sayWhileCopying = ({ html, text }: CopiedTable): void => {
  const say = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', say, true);
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', say, true);
  if (!isDone) throw new Error('the browser does not copy');
};

const blobOf = (type: string, text: string): Blob => new Blob([text], { type });

/**
 * Puts a table on the clipboard. The browser is asked at once, with the table still on its way: later it would no longer
 * count as the user's click.
 */
export const putOnClipboard = async (table: Promise<CopiedTable>): Promise<void> => {
  if (!('clipboard' in navigator) || typeof ClipboardItem === 'undefined') return sayWhileCopying(await table);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': table.then(({ html }) => blobOf('text/html', html)),
      'text/plain': table.then(({ text }) => blobOf('text/plain', text)),
    }),
  ]);
};
