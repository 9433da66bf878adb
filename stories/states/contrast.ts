/** Red, green and blue, 0 to 255, and how much of them covers what lies behind, 0 to 1. */
type Shades = readonly [red: number, green: number, blue: number, cover: number];

/** A color of CSS as the browser draws it. */
export const drawn = (color: string): Shades => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};

const over = ([red, green, blue, cover]: Shades, [r, g, b]: Shades): Shades => [
  red * cover + r * (1 - cover),
  green * cover + g * (1 - cover),
  blue * cover + b * (1 - cover),
  1,
];

const opacityOf = (element: Element): number => Number(getComputedStyle(element).opacity);

/** What is seen behind a text of `element`: its own color over those of all that it stands in. */
export const groundOf = (element: Element | null): Shades => {
  if (!element) return [255, 255, 255, 1];
  const [red, green, blue, cover] = drawn(getComputedStyle(element).backgroundColor);
  return over([red, green, blue, cover * opacityOf(element)], groundOf(element.parentElement));
};

/** The contrast of a part's text with what it stands on; a part that lets through what lies behind does so as a whole. */
export const textContrastOf = (part: Element): number => {
  const { color, backgroundColor } = getComputedStyle(part);
  const behind = groundOf(part.parentElement);
  const own = over(drawn(backgroundColor), behind);
  const [ground, text] = [own, over(drawn(color), own)].map(([red, green, blue]) =>
    over([red, green, blue, opacityOf(part)], behind),
  );
  return contrastOf(text ?? own, ground ?? own);
};

const linear = (shade: number): number => {
  const part = shade / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Shades): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colors, 1 to 21, as WCAG counts it. */
export const contrastOf = (one: Shades, other: Shades): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
