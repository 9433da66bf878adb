import { useEffect, useState } from 'react';

/** True once `waiting` has lasted for a while: a wait too short to notice shows no spinner. */
export const useDelayed = (waiting: boolean, milliseconds = 150): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, milliseconds]);
  return waiting && late;
};
