import { useCallback } from 'react';
import type { FileTable } from '#domain/exports/rowsFile';
import { useRest } from '../dataProvider/rest';
import { useReason } from '../dataProvider/useReason';
import { textHook } from '../i18n/textHook';
import { toast } from '../toasts/toast';
import { copyMessages } from './copyMessages';
import { plainTable, tableHtml } from './tableForClipboard';
import { putOnClipboard, type CopiedTable } from './putOnClipboard';

/** What is said of tables that are copied, in the language of the screen. */
export const useCopyText = textHook(copyMessages);

/** A table to be copied: the address of its file without the form, rows that the browser has, or how its HTML is got. */
type Copied = string | { table: FileTable; rows: readonly (readonly unknown[])[] } | (() => Promise<string>);

/**
 * Copies a table to the clipboard, and says how many rows there are or why there are none.
 * @example const copy = useCopyTable(); onClick={() => void copy('/v1/export/customer?sort=city')}
 */
export const useCopyTable = (): ((what: Copied) => Promise<void>) => {
  const rest = useRest();
  const reasonOf = useReason();
  const text = useCopyText();
  return useCallback(
    async (what) => {
      toast.retry('export');
      let refusal: unknown = null;
      let count = 0;
      const made = async (): Promise<CopiedTable> => {
        try {
          const html =
            typeof what === 'object'
              ? tableHtml(what.table, what.rows)
              : await (typeof what === 'function' ? what() : (await rest(`${what}&format=html`)).text());
          const plain = plainTable(html);
          count = plain.count;
          return { html, text: plain.text };
        } catch (error) {
          // The clipboard throws an error of its own in place of this one.
          refusal = error;
          throw error;
        }
      };
      try {
        await putOnClipboard(made());
        toast.success(text('copied', { smart_count: count }));
      } catch {
        toast.error(reasonOf(refusal, text('failed')), 'export');
      }
    },
    [rest, reasonOf, text],
  );
};
