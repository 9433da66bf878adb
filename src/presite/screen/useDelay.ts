import { useEffect, useState } from 'react';

/** True once something has been so for a while; false as soon as it is not. */
export const useDelay = (isSo: boolean, milliseconds: number): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => { clearTimeout(timer); setLong(false); };
  }, [isSo, milliseconds]);
  return isSo && isLong;
};
