import { useEffect, useState } from 'react';

/** The value once it has stayed the same for some milliseconds. */
export const useDebounced = <Value>(value: Value, milliseconds: number): Value => {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return quiet;
};
