import { useEffect, useState } from 'react';
import { DAY_START, xOf } from '#domain/boards/timeGrid/gridGeometry';
import { businessMinutes } from '../../clock/businessMinutes';
import { useGridText } from './useGridText';

/** A line at the present minute of today's grid. */
export const NowLine = ({ left, top, height }: { left: number; top: number; height: number }) => {
  const text = useGridText();
  const [minutes, setMinutes] = useState(() => businessMinutes());
  useEffect(() => {
    const timer = setInterval(() => setMinutes(businessMinutes()), 30_000);
    return () => clearInterval(timer);
  }, []);
  if (minutes < DAY_START) return null;
  return (
    <div
      className="tg-now"
      style={{ transform: `translate(${left + xOf(minutes)}px, ${top}px)`, height }}
      title={text('now')}
      aria-hidden="true"
    />
  );
};
