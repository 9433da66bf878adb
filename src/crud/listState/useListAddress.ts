import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listAddress, placeQuery, saysNothingOfList, type ListPlace } from './listAddress';

/**
 * Writes what a list shows into a bare address, where a list comes back to how it was left: so every state can be kept
 * as a bookmark and sent to somebody else.
 */
export const useListAddress = ({ filter, sort, page, perPage }: ListPlace, start: ListPlace): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const wanted = saysNothingOfList(params)
    ? `${params.toString()}&${placeQuery(start)}`
    : search === ''
      ? listAddress({ filter, sort, page, perPage }, start)
      : '';
  useEffect(() => {
    if (wanted !== '') void navigate(`${pathname}?${wanted}`, { replace: true });
  }, [wanted, pathname, navigate]);
};
