/** Brings the first wrong input of a form into view, opening the section it stands in. */
export const focusFirstError = (form: HTMLElement | null): void => {
  const input = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  input?.closest('section')?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  requestAnimationFrame(() => { input?.focus(); input?.scrollIntoView({ block: 'center' }); });
};
