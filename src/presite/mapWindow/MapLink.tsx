import { useMemo } from 'react';
import { OpenMapButton } from '../../mapWindow/open/OpenMapButton';
import { seatName } from '../../mapWindow/open/seatName';
import { useSeat } from '../../mapWindow/open/useSeat';
import { useSchedule } from '../schedule/ScheduleContext';
import { seatOfSchedule } from './seatOfSchedule';

/** The schedule's end of the link with its maps, and the button that opens one [SDY-007]. */
export default function MapLink() {
  const schedule = useSchedule();
  const seat = seatName(schedule);
  useSeat(
    'presite',
    seat,
    useMemo(() => seatOfSchedule(schedule), [schedule]),
  );
  return <OpenMapButton board="presite" seat={seat} />;
}
