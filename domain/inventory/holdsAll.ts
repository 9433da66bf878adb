/** True when a stored row holds all of these values already. */
export const holdsAll = (row: object | undefined, set: object): boolean => {
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  return (
    row !== undefined && Object.entries(set).every(([name, value]: [string, unknown]) => value === stored.get(name))
  );
};
