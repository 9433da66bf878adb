/** What is filled in: Tab goes from one to the next. Toggles hold an answer as fields do. */
const FIELD = 'input, textarea, select, [contenteditable="true"], button[aria-pressed], [role="switch"]';

/** Everything else that takes the focus. */
const CONTROL = 'a[href], button, summary, [tabindex]';

/** Parts of the screen that are filled in; what stands in one another is one. */
const FORM = 'form, .job-form, [data-fields]';

/** A field that Tab passes by, since it is seldom filled in; F6 reaches it. */
const ASIDE = '[data-tab-aside]';

/** Of radio buttons of one name the chosen one is the stop. */
const isOtherRadio = (element: HTMLElement, form: Element): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  form.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null;

const isStop = (element: HTMLElement, form: Element): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [aria-hidden="true"]') &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !isOtherRadio(element, form);

/** Whether something is a field that Tab stops at. */
export const isField = (element: Element): boolean => element.matches(FIELD) && element.closest(ASIDE) === null;

/** The form that an element stands in, the outermost of its dialog or page; null outside of forms. */
export const formAround = (element: Element): Element | null => {
  const dialog = element.closest('[role="dialog"]');
  if (dialog) return dialog;
  let form = element.closest(FORM);
  for (let next = form; next; next = next.parentElement?.closest(FORM) ?? null) form = next;
  return form;
};

/**
 * The next place that takes the focus, in the order of the page, from an element of a form.
 * @param kind `field` is what Tab goes to, `control` what stands between fields
 * @param by 1 forwards, -1 backwards
 * @returns null where there is none: then the browser's own order goes on
 */
export const nextStop = (from: Element, kind: 'field' | 'control', by: 1 | -1): HTMLElement | null => {
  const form = formAround(from);
  if (!form) return null;
  const all = [...form.querySelectorAll<HTMLElement>(`${FIELD}, ${CONTROL}`)];
  const at = all.findIndex((one) => one === from);
  if (at < 0) return null;
  const others = by > 0 ? all.slice(at + 1) : all.slice(0, at).toReversed();
  return others.find((one) => isField(one) === (kind === 'field') && isStop(one, form)) ?? null;
};
