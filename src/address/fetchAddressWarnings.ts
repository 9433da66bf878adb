import { readAddressWarnings, type AddressWarning } from '#domain/jobs/addressWarning';
import type { Rest } from '../dataProvider/rest';
import type { CheckedAddress } from './AddressWarnings';

/** What does not fit together in an address, by the server's list of ZIP codes [KEY-020]. */
export const fetchAddressWarnings = async (
  rest: Rest,
  { city, state, zip }: CheckedAddress,
): Promise<AddressWarning[]> =>
  readAddressWarnings(
    await (await rest(`/v1/address-warnings?${new URLSearchParams({ city, state, zip }).toString()}`)).json(),
  );
