/** The largest id that the database can give. */
const MAX_ID = 2_147_483_647;

/** The number that stands for what is not stored yet, on the device that made it: below 0 [OFF-007]. */
export const localInAddress = (text: string): number | null =>
  /^-[1-9]\d{0,9}$/.test(text) && Number(text) >= -MAX_ID ? Number(text) : null;

/** The id that a part of an address is; null for what can be none, such as a number of 20 digits [NAV-044]. */
export const idInAddress = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= MAX_ID ? id : null;
};
