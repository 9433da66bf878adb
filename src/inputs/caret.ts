/** How many digits stand before a position of a formatted text. */
export const digitsBefore = (text: string, position: number): number =>
  text.slice(0, position).replaceAll(/\D/g, '').length;

/** The position right behind the nth digit of a formatted text; its end when it has fewer. */
export const caretAfterDigits = (text: string, digits: number): number => {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
};
