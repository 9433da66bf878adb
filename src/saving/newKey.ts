/** Apart from other visits, whose unsaved rows may be restored. */
const visit = Math.random().toString(36).slice(2, 8);
let last = 0;

/** A key of a row or a sub-job that is not stored yet; those that are have their id as text. */
export const newKey = (): string => {
  last += 1;
  return `new-${visit}-${last}`;
};
