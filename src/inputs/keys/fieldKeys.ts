import { giveBack, noteStood } from './givesBack';
import { formAround, isField, nextStop } from './fieldStops';
import { goTo, isTyped } from './goTo';

let isListening = false;

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => !altKey && !ctrlKey && !metaKey;

/** After all fields have heard the key: what a picker took may have drawn fields or taken some away. */
const move = (event: KeyboardEvent): void => {
  const { key, target, shiftKey } = event;
  if (event.defaultPrevented || !isPlain(event) || !(target instanceof Element)) return;
  if (key !== 'F6' && (key !== 'Tab' || !isField(target))) return;
  const next = nextStop(target, key === 'Tab' ? 'field' : 'control', shiftKey ? -1 : 1);
  if (!next) return;
  event.preventDefault();
  goTo(next);
};

/** Before a dialog hears of it, which would close. */
const leave = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (key !== 'Escape' || !isPlain(event) || event.isComposing || !isTyped(target)) return;
  if (formAround(target) === null || !giveBack(target)) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The keys of every form: Tab goes from field to field, and past the last one on in the page's order; F6 goes to the
 * headings, links and buttons between fields, from which Tab goes on as the page is written. Escape gives a field back
 * what stood in it [KEY-016].
 * They are listened for once, as long as the page lasts.
 */
export const listenForFieldKeys = (): void => {
  if (isListening) return;
  isListening = true;
  noteStood(document.activeElement);
  document.addEventListener('focusin', ({ target }) => noteStood(target));
  document.addEventListener('keydown', leave, true);
  document.addEventListener('keydown', move);
};
