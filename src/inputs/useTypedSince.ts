import { useCallback, useMemo, useRef } from 'react';

/** Fields of a row that were typed into since a choice was begun which fills them in. */
interface TypedSince<Name extends string> {
  /** The choice is begun anew. */
  begin: () => void;
  note: (name: Name) => void;
  /** What the choice gives, without the fields that were typed into meanwhile; then it is over. */
  left: <Given extends Partial<Record<Name, unknown>>>(given: Given) => Partial<Given>;
}

/**
 * Keeps what was typed while a choice was on its way: an answer that comes late fills in only what nobody typed
 * [KEY-018].
 * @example onChoose={(product) => onChange(since.left(lineOf(product)))}
 */
export const useTypedSince = <Name extends string>(): TypedSince<Name> => {
  const typed = useRef(new Set<string>());
  const left = useCallback(<Given extends Partial<Record<Name, unknown>>>(given: Given): Partial<Given> => {
    const kept = { ...given };
    for (const name of typed.current) if (name in kept) Reflect.deleteProperty(kept, name);
    typed.current.clear();
    return kept;
  }, []);
  return useMemo(
    () => ({
      begin: () => typed.current.clear(),
      note: (name) => void typed.current.add(name),
      left,
    }),
    [left],
  );
};
