import type { KeyboardEvent } from 'react';

/** A key as it was pressed: it may be waited with until this file is there. */
export type PressedKey = Pick<
  KeyboardEvent<HTMLElement>,
  | 'target'
  | 'currentTarget'
  | 'key'
  | 'altKey'
  | 'shiftKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'repeat'
  | 'defaultPrevented'
  | 'nativeEvent'
  | 'preventDefault'
  | 'stopPropagation'
>;

const isDestructive = (button: HTMLElement): boolean => button.matches('.MuiButton-colorError, [data-destructive]');

/** The first action of a dialog: the filled button of its foot, the only one, or what submits its form. */
const primaryOf = (dialog: Element): HTMLButtonElement | null => {
  const foot = [...dialog.querySelectorAll('.MuiDialogActions-root')].at(-1);
  if (!foot) return dialog.querySelector<HTMLButtonElement>('form button[type="submit"]');
  const buttons = [...foot.querySelectorAll('button')];
  return (
    buttons.findLast((one) => one.matches('.MuiButton-contained')) ??
    (buttons.length === 1 ? (buttons[0] ?? null) : null)
  );
};

/** Enter has a meaning of its own there: a new line, a press, the choice of an open list. */
const OWN_ENTER =
  'textarea, button, a[href], select, summary, [contenteditable="true"], [aria-expanded="true"], [data-line] *';

/** A form with a button to submit takes Enter in its fields by itself. */
const isSubmitted = (target: Element): boolean =>
  target instanceof HTMLInputElement && Boolean(target.form?.querySelector('[type="submit"]'));

/**
 * Enter does the first action of a dialog, Ctrl+Enter from anywhere in it [KEY-016]. What destroys something, and what
 * answers a question, takes Enter only where it has the focus. The field that is typed in is left first, which takes
 * what stands in it.
 */
export const pressInDialog = (event: PressedKey): void => {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.altKey || event.shiftKey || event.nativeEvent.isComposing || event.repeat) return;
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const isHeld = event.ctrlKey || event.metaKey;
  const primary = primaryOf(currentTarget);
  if (!primary) return;
  if (!isHeld) {
    const isQuestion = currentTarget.querySelector('[role="alertdialog"]') !== null;
    if (isQuestion || isDestructive(primary) || target.matches(OWN_ENTER) || isSubmitted(target)) return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (target instanceof HTMLElement && target !== primary) target.blur();
  // After the dialog has drawn what it took.
  setTimeout(() => {
    if (primary.isConnected && !primary.disabled) primary.click();
    // A dialog that stays, such as with a refusal, goes on where one typed.
    if (target instanceof HTMLElement && target.isConnected && document.activeElement === document.body) target.focus();
  });
};
