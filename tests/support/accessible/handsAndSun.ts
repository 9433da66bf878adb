import type { Page } from 'playwright-core';

/** What a thumb in a glove misses, and what an iPhone enlarges the page for, of what stands on a screen [FLD-012]. */
export interface HandFaults {
  fields: string[];
  targets: string[];
}

const FIELD_PX = 16;
const TARGET_PX = 44;

/** Fields whose letters are under 16 px, and targets under 44 px in either direction. */
export const handFaults = (page: Page): Promise<HandFaults> =>
  page.evaluate(
    ([fieldPx, targetPx]) => {
      const nameOf = (one: Element): string =>
        `${one.tagName.toLowerCase()}.${String(one.getAttribute('class')).split(' ').slice(0, 3).join('.')} "${(
          one.getAttribute('aria-label') ??
          one.getAttribute('name') ??
          one.textContent ??
          ''
        )
          .trim()
          .slice(0, 30)}"`;
      const isSeen = (one: Element): boolean => {
        const { width, height } = one.getBoundingClientRect();
        return (
          width > 0 &&
          height > 0 &&
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          one.closest('.visually-hidden, .skip-link, [inert], [aria-hidden="true"], [hidden]') === null
        );
      };
      const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
        .filter(
          (one) => !one.matches('[type="checkbox"], [type="radio"], [type="file"], [type="range"]') && isSeen(one),
        )
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < fieldPx)
        .map((one) => `${nameOf(one)} ${getComputedStyle(one).fontSize}`);

      const TARGETS =
        'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="menuitem"], [role="option"], [role="combobox"]';
      /** What takes the tap for it: the frame of a field, the label or the round of a tick. */
      const areaOf = (one: Element): Element =>
        (one.matches('input, textarea, select, [role="combobox"]') &&
          (one.closest('label') ??
            one.closest('.MuiInputBase-root, .MuiButtonBase-root') ??
            (one.id === '' ? null : document.querySelector(`label[for="${CSS.escape(one.id)}"]`)))) ||
        one;
      /** The whole card leads where its number and its name do. */
      const isOfCard = (one: Element): boolean => one.matches('.job-card :is(.job-number, .job-name)');
      /** A link in a line of text, as the names of whom a map is from. */
      const isInText = (one: Element): boolean =>
        one.matches('.leaflet-control-attribution a') ||
        (one.matches('a') &&
          getComputedStyle(one).display === 'inline' &&
          [...(one.parentElement?.childNodes ?? [])].some(
            (node) => node !== one && node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
          ));
      const takesTap = (area: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (area.contains(hit) || hit.contains(area));
      };
      const isLarge = (area: Element): boolean => {
        const box = area.getBoundingClientRect();
        // A hair for what a browser rounds.
        if (box.width > targetPx - 0.5 && box.height > targetPx - 0.5) return true;
        // What lies over or around it can take the tap as well.
        area.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, right, top, bottom } = area.getBoundingClientRect();
        const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, targetPx / 2 - 1];
        const hits = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && area.contains(hit);
        };
        return (
          takesTap(area, x, y) &&
          (box.width > targetPx - 0.5 || (hits(-reach, 0) && hits(reach, 0))) &&
          (box.height > targetPx - 0.5 || (hits(0, -reach) && hits(0, reach)))
        );
      };
      const top = window.scrollY;
      const targets = [...document.querySelectorAll(TARGETS)]
        .filter((one) => !one.matches(':disabled, [type="hidden"], [tabindex="-1"]'))
        .map((one) => ({ one, area: areaOf(one) }))
        .filter(({ area }) => isSeen(area) && !isInText(area) && !isOfCard(area) && !isLarge(area))
        .map(({ one, area }) => {
          const { width, height } = area.getBoundingClientRect();
          return `${nameOf(one)} ${Math.round(width)}x${Math.round(height)}`;
        });
      window.scrollTo(0, top);
      return { fields: [...new Set(fields)], targets: [...new Set(targets)] };
    },
    [FIELD_PX, TARGET_PX] as const,
  );

/** Texts that stand out from what is behind them by less than 7 to 1, with the colors of both; what is disabled is no text to read. */
export const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1, 1];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Color>();
    /** Any way of writing a color, as the browser draws it. */
    const colorOf = (css: string): Color => {
      const found = known.get(css);
      if (found) return found;
      if (!context) throw new Error('nothing to draw on');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const color: Color = [red, green, blue, alpha / 255];
      known.set(css, color);
      return color;
    };
    const over = (above: Color, below: Color): Color => {
      const part = above[3];
      const mix = (at: 0 | 1 | 2): number => above[at] * part + below[at] * (1 - part);
      return [mix(0), mix(1), mix(2), 1];
    };
    const light = (color: Color): number => {
      const part = (at: 0 | 1 | 2): number => {
        const value = color[at] / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
    };
    const page: Color = colorOf(getComputedStyle(document.documentElement).backgroundColor);
    const behind = (one: Element): Color => {
      const layers: Color[] = [];
      for (let at: Element | null = one; at !== null; at = at.parentElement) {
        const color = colorOf(getComputedStyle(at).backgroundColor);
        layers.push(color);
        if (color[3] === 1) break;
      }
      return layers.toReversed().reduce((below, above) => over(above, below), page);
    };
    const faint = (one: Element): number => {
      let all = 1;
      for (let at: Element | null = one; at !== null; at = at.parentElement)
        all *= Number(getComputedStyle(at).opacity);
      return all;
    };
    const found = new Set<string>();
    const judge = (one: Element, text: string): void => {
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !one.checkVisibility({ visibilityProperty: true })) return;
      if (
        one.closest(
          '.visually-hidden, .skip-link, :disabled, .Mui-disabled, .button[aria-disabled="true"], [aria-hidden="true"], legend',
        ) !== null
      )
        return;
      const [red, green, blue, alpha] = colorOf(getComputedStyle(one).color);
      const ground = behind(one);
      const shown = over([red, green, blue, alpha * faint(one)], ground);
      const [bright = 0, dark = 0] = [light(shown), light(ground)].toSorted((a, b) => b - a);
      const ratio = (bright + 0.05) / (dark + 0.05);
      if (ratio < least)
        found.add(`${one.tagName.toLowerCase()}.${one.className} "${text.slice(0, 30)}" ${ratio.toFixed(2)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = (texts.currentNode.textContent ?? '').trim();
      const of = texts.currentNode.parentElement;
      if (text !== '' && of && !of.closest('script, style, noscript, template')) judge(of, text);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input:not([type="checkbox"], [type="radio"]), textarea',
    ))
      if (field.value !== '') judge(field, field.value);
    return [...found];
  }, 7);
