/**
 * The texts that a field of each kind may hold, shared by inputs, forms and imports.
 * An e-mail address is what the HTML standard takes for one, with a dot in the domain.
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const PHONE = /^\([1-9]\d{2}\) \d{3}-\d{4}$/;
const URL_TEXT =
  /^https?:\/\/(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d-]*[\p{L}\d](?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const LOCAL_DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** True for `name@host.domain`. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

/**
 * True for the one stored form of a phone number, `(ddd) ddd-dddd`, 14 characters, first digit 1 to 9 [UI-010 UI-011].
 */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** A web address with http or https; "www." gets https:// [BLDR-006]. */
export const completeUrl = (text: string): string => (/^www\./i.test(text) ? `https://${text}` : text);
export const isUrl = (text: string): boolean => URL_TEXT.test(text);

export const isColor = (text: string): boolean => COLOR.test(text);

/** The parts of a wall-clock time `YYYY-MM-DDTHH:mm[:ss]`, or null; the day itself is not checked. */
export const localDateTimeParts = (
  text: string,
): { date: string; hours: number; minutes: number; seconds: number } | null => {
  const match = LOCAL_DATE_TIME.exec(text);
  if (!match) return null;
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)];
  return hours < 24 && minutes < 60 && seconds < 60 ? { date: match[1] ?? '', hours, minutes, seconds } : null;
};
