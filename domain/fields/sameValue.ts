/** Addresses of files are signed anew with each answer: they are the same while their path is. */
const withoutSignature = (url: unknown): unknown => (typeof url === 'string' ? url.split('?')[0] : url);

const part = (values: ReadonlyMap<string, unknown>, key: string): unknown =>
  key === 'url' ? withoutSignature(values.get(key)) : values.get(key);

/** True when two values of a field are the same: null and absent are, objects and lists by their content. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === null || a === undefined) return b === null || b === undefined;
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || b === null || Array.isArray(a) !== Array.isArray(b))
    return false;
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => sameValue(part(left, key), part(right, key)));
};
