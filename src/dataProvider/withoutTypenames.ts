const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__typename').map(([name, one]) => [name, plain(one)]));
};

/** An answer without the type names that the client asks for by itself, at any depth. */
export function withoutTypenames<Data>(data: Data): Data;
export function withoutTypenames(data: unknown): unknown { return plain(data); }
