import type { FieldText } from './draftStore';
import { fieldAt, type Field } from './fieldTexts';

/** Puts a text into a field as a hand would type it, and leaves the field. */
const typeInto = (field: Field, text: string): void => {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/** By then a form has drawn the values that were put back. */
const DRAWN_MS = 50;

/**
 * Types kept texts into their fields again, so that what was wrong is red as it was; a field that is not drawn yet, as
 * that of another sub-job, gets its text when it is.
 * @param onLeft told of the texts whose fields are not there yet
 * @returns what ends the waiting
 */
export const putTextsBack = (
  texts: readonly FieldText[],
  onLeft: (left: readonly FieldText[]) => void,
): (() => void) => {
  let left = texts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new MutationObserver(() => later());
  const attempt = (): void => {
    timer = undefined;
    const missing = left.filter(({ place, text }) => {
      const field = fieldAt(place);
      if (field && !field.readOnly && !field.disabled) typeInto(field, text);
      return !field;
    });
    if (missing.length === 0) seen.disconnect();
    if (missing.length !== left.length) {
      left = missing;
      onLeft(left);
    }
  };
  const later = (): void => {
    timer ??= setTimeout(attempt, DRAWN_MS);
  };
  if (left.length > 0) {
    seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    later();
  }
  return () => {
    seen.disconnect();
    clearTimeout(timer);
  };
};
