/** Marks what is focused like a wrong input, such as the message of a part as a whole. */
const WRONG = '[aria-invalid="true"], [data-form-error]';

/** What of a wrong input takes the focus: itself, or the first of the buttons that it is made of. */
const FOCUSED = 'input, textarea, select, button, [tabindex]';

/**
 * Brings the first wrong input of a form into view, opening the section it stands in.
 * @param frames for how many frames a part of the form that is still being drawn is waited for
 */
export const focusFirstError = (form: HTMLElement | null, frames = 0): void => {
  const input = form?.querySelector<HTMLElement>(WRONG);
  if (!input && frames > 0) {
    requestAnimationFrame(() => focusFirstError(form, frames - 1));
    return;
  }
  input?.closest('section')?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  requestAnimationFrame(() => {
    (input?.matches(FOCUSED) ? input : (input?.querySelector<HTMLElement>(FOCUSED) ?? input))?.focus();
    input?.scrollIntoView({ block: 'center' });
  });
};
