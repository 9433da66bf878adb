/** Marks what is focused like a wrong input, such as the message of a part as a whole. */
const WRONG = '[aria-invalid="true"], [data-form-error]';

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
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  });
};
