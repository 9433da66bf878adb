/** A field that is typed in; a checkbox or a button is none. */
export type Typed = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'range', 'button', 'submit', 'color']);

export const isTyped = (node: unknown): node is Typed =>
  node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && !NOT_TYPED.has(node.type));

/** Whether a field is the cell of a table: what is typed there replaces what stands in it. */
export const isCell = (field: Element): boolean => field.closest('[data-line], [data-cell]') !== null;

/**
 * Gives a field the focus and selects what stands in it, so that typing replaces it and never adds to it [KEY-016]. Only
 * a text of several lines outside of tables is gone on with.
 */
export const goTo = (field: HTMLElement | null | undefined): void => {
  field?.focus();
  if (isTyped(field) && (field instanceof HTMLInputElement || isCell(field))) field.select();
};
