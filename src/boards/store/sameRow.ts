const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    JSON.stringify(a) === JSON.stringify(b));

/** True when a row that came again says nothing new: it keeps its identity, and nothing is drawn for it. */
export const isSameRow = (known: object, row: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(known));
  return Object.entries(row).every(([name, value]) => isSame(values.get(name), value));
};
