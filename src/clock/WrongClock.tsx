import { Suspense } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { useValue } from '../store/useValue';
import { CLOCK_WRONG_MS, clockAhead } from './deviceClock';

const ClockNotice = fetchedLater(() => import('./ClockNotice'));

/** What is said where the clock of this device is wrong; its words are fetched then [FLD-009]. */
export const WrongClock = () =>
  Math.abs(useValue(clockAhead)) < CLOCK_WRONG_MS ? null : (
    <Suspense fallback={null}>
      <ClockNotice />
    </Suspense>
  );
