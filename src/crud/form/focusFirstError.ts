/** Marks what is focused like a wrong input, such as the message of a part as a whole. */
const WRONG = '[aria-invalid="true"], [data-form-error]';

/** Brings the first wrong input of a form into view, opening the section it stands in. */
export const focusFirstError = (form: HTMLElement | null): void => {
  const input = form?.querySelector<HTMLElement>(WRONG);
  input?.closest('section')?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  requestAnimationFrame(() => {
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  });
};
