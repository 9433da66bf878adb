import { useEffect, useState } from 'react';
import { useOrdersApi } from '../data/useOrdersApi';

const NOTHING: ReadonlyMap<number, number> = new Map();

/** Units of products in a place, for the warning that there are fewer than asked for. */
export const useOnHand = (location: number | undefined, products: readonly number[]): ReadonlyMap<number, number> => {
  const api = useOrdersApi();
  const [known, setKnown] = useState(NOTHING);
  const asked = products.toSorted((a, b) => a - b).join(' ');
  useEffect(() => {
    if (location === undefined || asked === '') return undefined;
    let isWanted = true;
    api.stock(location, asked.split(' ').map(Number)).then(
      (stock) => {
        if (isWanted) setKnown(stock);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [api, location, asked]);
  return known;
};
