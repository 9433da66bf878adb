const DAY_MINUTES = 1440;

/** The times of a day in steps of minutes, as `HH:mm:00` [UI-006]. */
export const timesOfDay = (step: number): string[] =>
  Array.from({ length: DAY_MINUTES / step }, (_, index) => {
    const minute = index * step;
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  });
