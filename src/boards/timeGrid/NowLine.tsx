import { useEffect, useState } from 'react';
import { BUSINESS_ZONE } from '#domain/civilDate';
import { DAY_START, xOf } from '#domain/boards/timeGrid/gridGeometry';
import { useGridText } from './useGridText';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: BUSINESS_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The wall clock of the business, whatever the browser's zone. */
const minutesNow = (): number => {
  const [hour = 0, minute = 0] = clock.format(new Date()).split(':').map(Number);
  return hour * 60 + minute;
};

/** A line at the present minute of today's grid. */
export const NowLine = ({ left, top, height }: { left: number; top: number; height: number }) => {
  const text = useGridText();
  const [minutes, setMinutes] = useState(minutesNow);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  if (minutes < DAY_START) return null;
  return <div className="tg-now" style={{ transform: `translate(${left + xOf(minutes)}px, ${top}px)`, height }} title={text('now')} aria-hidden="true" />;
};
