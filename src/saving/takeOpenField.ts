type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (node: Element | null): node is Typed =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** Where the caret stands; inputs such as checkboxes have none. */
const caretOf = (field: Typed): readonly [number, number] | null =>
  field.selectionStart === null || field.selectionEnd === null ? null : [field.selectionStart, field.selectionEnd];

/** Has the field that is being typed in give its value to the form, as if it were left; typing goes on where it was [KEY-001]. */
export const takeOpenField = (): void => {
  const field = document.activeElement;
  if (!isTyped(field)) return;
  const caret = caretOf(field);
  field.blur();
  if (!field.isConnected) return;
  field.focus({ preventScroll: true });
  if (caret) field.setSelectionRange(...caret);
};
