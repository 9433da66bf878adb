/** Bounds of a civil day in the browser's zone as instants: the filter of a moment is chosen by days. */
export const startOfDay = (date: string): string => new Date(`${date}T00:00:00`).toISOString();
export const endOfDay = (date: string): string => new Date(`${date}T23:59:59.999`).toISOString();

/** The civil day of an instant in the browser's zone. */
export const dayOf = (instant: string): string => {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};
