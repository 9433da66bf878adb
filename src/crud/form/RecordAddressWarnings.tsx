import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { AddressWarnings, type CheckedAddress } from '../../address/AddressWarnings';
import { fetchAddressWarnings } from '../../address/fetchAddressWarnings';
import { useRest } from '../../dataProvider/rest';

const FIELDS = ['zip_code', 'city', 'state'] as const;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Says below the address of a record that its ZIP code does not fit the city or the state [KEY-020]. */
const RecordAddressWarnings = () => {
  const rest = useRest();
  const [zip, city, state] = useWatch({ name: FIELDS }).map(textIn);
  const warningsOf = useCallback((address: CheckedAddress) => fetchAddressWarnings(rest, address), [rest]);
  return zip ? <AddressWarnings warningsOf={warningsOf} zip={zip} city={city ?? ''} state={state ?? ''} /> : null;
};

export default RecordAddressWarnings;
