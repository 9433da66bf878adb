import { useEffect, useState } from 'react';
import { clockText } from '#domain/boards/timeGrid/wallTime';
import { businessMinutes } from '../../clock/businessMinutes';

/** The time of the business, large. */
export const WallClock = () => {
  const [minutes, setMinutes] = useState(() => businessMinutes());
  useEffect(() => {
    const timer = setInterval(() => setMinutes(businessMinutes()), 5000);
    return () => clearInterval(timer);
  }, []);
  return <time className="wall-clock">{clockText(minutes)}</time>;
};
