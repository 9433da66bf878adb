import { useEffect, useState } from 'react';
import { whenFetched } from '../page/whenFetched';

/** How much others have not sent from this device. @param user whose own does not count; null while nobody is logged in */
export const useWorkOfOthers = (user: number | null): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    void whenFetched(
      () => import('./workOfUsers'),
      ({ countOfOthers }) => {
        countOfOthers(user).then(
          (found) => {
            if (!isOver) setCount(found);
          },
          () => undefined,
        );
      },
    );
    return () => {
      isOver = true;
    };
  }, [user]);
  return count;
};
