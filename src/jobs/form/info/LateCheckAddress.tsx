import { Suspense } from 'react';
import { CheckAddress } from '../lateParts';

/** The check of the address, which nobody waits for to read or type. */
export const LateCheckAddress = () => (
  <Suspense fallback={<div className="job-check-address" />}>
    <CheckAddress />
  </Suspense>
);
