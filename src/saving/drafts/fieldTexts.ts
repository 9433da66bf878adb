import { heldTexts } from '../../inputs/untakenText';
import type { FieldText } from './draftStore';

type Field = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = 'input:not([type="password"]):not([type="checkbox"]):not([type="radio"]):not([type="file"]):not([type="hidden"]), textarea';

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** Parts of the screen that tell fields of one name apart; `data-place` names a row or a sub-job by its key. */
const PARTS = '[data-place], [role="tabpanel"], [role="group"], [role="table"], [role="dialog"], section';

const labelOf = (field: Field): string => field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';

const nameOf = (part: Element): string => {
  const { place } = part instanceof HTMLElement ? part.dataset : {};
  if (place !== undefined) return place;
  const id = part.getAttribute('aria-labelledby');
  const label = id === null ? null : document.getElementById(id)?.textContent;
  return part.getAttribute('aria-label') ?? label ?? '';
};

const pathOf = (field: Field): string => {
  const names: string[] = [];
  for (let part = field.parentElement?.closest(PARTS); part; part = part.parentElement?.closest(PARTS))
    names.unshift(nameOf(part));
  return [...names, field.name || labelOf(field)].join('\n');
};

/** Fields that one path leads to, in the order of the page. */
const fieldsAt = (path: string): Field[] =>
  [...document.querySelectorAll(FIELDS)].filter((field): field is Field => isField(field) && pathOf(field) === path);

/** Where a field is on the screen: the same again when the same record is opened anew. */
export const placeOf = (field: Field): string => {
  const path = pathOf(field);
  return `${path}\n${fieldsAt(path).indexOf(field)}`;
};

const fieldAt = (place: string): Field | undefined => {
  const end = place.lastIndexOf('\n');
  return fieldsAt(place.slice(0, end))[Number(place.slice(end + 1))];
};

/** The texts that stand in fields and were not taken by them; of the page, or of the dialog over it. */
export const textsInFields = (isInDialog: boolean): FieldText[] =>
  heldTexts().flatMap(({ label, field }) => {
    const node = field();
    if (!isField(node) || (node.closest('[role="dialog"]') !== null) !== isInDialog || node.value.trim() === '')
      return [];
    return [{ place: placeOf(node), label, text: node.value }];
  });

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
export const putTextsBack = (texts: readonly FieldText[], onLeft: (left: readonly FieldText[]) => void): (() => void) => {
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
