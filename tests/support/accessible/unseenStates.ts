import type { Page } from 'playwright-core';

/**
 * What is pressed, selected, current or checked, and looks exactly like one beside it that is not: where the system gives
 * the colors, as for many who see badly, a state that is a color alone is gone.
 */
export const unseenStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATES = ['aria-pressed', 'aria-selected', 'aria-current', 'aria-checked'];
    const LOOK = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'borderTopWidth',
      'borderBottomColor',
      'borderBottomWidth',
      'borderLeftWidth',
      'borderLeftColor',
      'outlineStyle',
      'outlineWidth',
      'textDecorationLine',
      'fontWeight',
      'boxShadow',
    ] as const;
    const isOn = (element: Element, state: string): boolean => {
      const value = element.getAttribute(state);
      return value !== null && value !== 'false' && value !== 'mixed';
    };
    const classesOf = (element: Element): string => element.getAttribute('class') ?? '';
    const lookOf = (element: Element): string => {
      const parts = [element, ...element.querySelectorAll('*')].slice(0, 12);
      return parts
        .map((part) => {
          const style = getComputedStyle(part);
          return `${part.tagName}${style.display === 'none' || style.visibility === 'hidden' ? '' : '+'}${LOOK.map((name) => style[name]).join()}`;
        })
        .join('|');
    };
    return STATES.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]`)]
        .filter((element) => isOn(element, state) && element.checkVisibility() && element !== document.activeElement)
        .flatMap((element) => {
          const role = element.getAttribute('role') ?? element.tagName;
          const place = element.parentElement?.closest('li')
            ? element.parentElement.closest('ul, ol')
            : element.parentElement;
          const other = [...(place?.querySelectorAll(element.tagName) ?? [])].find(
            (one) =>
              one !== element &&
              (one.getAttribute('role') ?? one.tagName) === role &&
              (classesOf(one) === '') === (classesOf(element) === '') &&
              !isOn(one, state) &&
              one !== document.activeElement &&
              !one.contains(element) &&
              one.checkVisibility(),
          );
          return other && lookOf(other) === lookOf(element)
            ? [
                `${state} ${element.tagName.toLowerCase()}.${classesOf(element).split(' ').join('.')} "${element.textContent?.trim().slice(0, 30)}"`,
              ]
            : [];
        }),
    );
  });
