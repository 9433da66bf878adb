import type { SubJob } from '#domain/boards/types';

type Address = Pick<SubJob, 'address_line_1' | 'address_line_2' | 'city' | 'state' | 'zip_code'>;

/** "120 Oak St, Unit 2, Katy, TX 77449"; empty without any part. */
export const addressOf = ({ address_line_1, address_line_2, city, state, zip_code }: Address): string =>
  [address_line_1, address_line_2, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
