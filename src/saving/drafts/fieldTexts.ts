import { heldTexts } from '../../inputs/untakenText';
import type { FieldText } from './draftStore';

export type Field = HTMLInputElement | HTMLTextAreaElement;
const FIELDS =
  'input:not([type="password"]):not([type="checkbox"]):not([type="radio"]):not([type="file"]):not([type="hidden"]), textarea';

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** Parts of the screen that tell fields of one name apart; `data-place` names a row or a sub-job by its key. */
const PARTS =
  '[data-place], tr[data-line], [role="tabpanel"], [role="group"], [role="table"], [role="dialog"], section';

const labelOf = (field: Field): string => field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';

const nameOf = (part: Element): string => {
  // Rows of a table of entries are named by their keys.
  const { place, line } = part instanceof HTMLElement ? part.dataset : {};
  const key = place ?? (part.tagName === 'TR' ? line : undefined);
  if (key !== undefined) return key;
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

/** The field of a place, while it is on the screen. */
export const fieldAt = (place: string): Field | undefined => {
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
