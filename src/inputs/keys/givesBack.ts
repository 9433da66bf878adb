import { isCell, isTyped, type Typed } from './goTo';

/** What stood in the field that has the focus when it was gone to. */
let stood: { field: Typed; text: string } | null = null;

/** Notes what stands in a field that is gone to. */
export const noteStood = (node: EventTarget | null): void => {
  stood = isTyped(node) ? { field: node, text: node.value } : null;
};

/** As a hand would type it, so that the form hears of it. */
const write = (field: Typed, text: string): void => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(kind.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.select();
};

/**
 * Whether Escape gives a field's text back: cells everywhere, and the fields of one line of a page. A dialog asks about
 * its other texts, and pickers, searches and the cells of lists have an Escape of their own.
 */
const isGivenBack = (field: Typed): boolean =>
  field.type !== 'search' &&
  !field.readOnly &&
  field.getAttribute('aria-expanded') !== 'true' &&
  field.closest('[data-own-escape], .MuiDataGrid-root') === null &&
  (isCell(field) ||
    field.getAttribute('aria-keyshortcuts') === 'Alt+ArrowDown' ||
    (field instanceof HTMLInputElement && field.closest('[role="dialog"]') === null));

/**
 * Escape in a cell or field gives back what stood there when it was gone to [KEY-016].
 * @returns whether something was given back
 */
export const giveBack = (field: Typed): boolean => {
  if (stood?.field !== field || field.value === stood.text || !isGivenBack(field)) return false;
  write(field, stood.text);
  return true;
};
