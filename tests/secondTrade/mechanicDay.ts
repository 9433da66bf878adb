/** Hours that a mechanic works in a day. */
const DAY_HOURS = 8;

/** What a mechanic's day would come to with one more repair, when that is too much; else null. */
export const overfullDay = (taken: readonly number[], hours: number): number | null => {
  const sum = taken.reduce((all, one) => all + one, hours);
  return sum > DAY_HOURS ? sum : null;
};
