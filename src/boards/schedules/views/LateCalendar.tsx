import { Suspense, type ComponentProps } from 'react';
import { fetchedLater } from '../../../page/fetchedLater';

const BigCalendar = fetchedLater(() => import('./BigCalendar'));

/** The library comes with the first month or agenda that somebody asks for: a week is drawn without it. */
export const LateCalendar = (props: ComponentProps<typeof BigCalendar>) => (
  <Suspense fallback={<div className="big-calendar" aria-busy="true" />}>
    <BigCalendar {...props} />
  </Suspense>
);
