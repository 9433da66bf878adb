/**
 * How much of everything a scale makes. Lists grow with it; a week of work and what waits for a date grow slower, and
 * the past takes the rest.
 */
export interface Amounts {
  builders: number;
  homeowners: number;
  /** Times the list of crews. */
  crewRounds: number;
  estimates: number;
  purchaseOrders: number;
  relocationOrders: number;
  /** How far back counts of stock and orders go. */
  inventoryDays: number;
  /** Jobs of a usual month at the end of the archive. */
  archived: number;
  /** Sub-jobs: in a full week, without a date, and all together. */
  pebble: { weekly: number; undated: number; all: number };
  gunite: { weekly: number; undated: number; all: number };
  warranty: { scheduled: number; unscheduled: number; all: number };
}

export const amountsOf = (scale: number): Amounts => {
  const growing = (amount: number) => Math.round(amount * scale);
  const week = (amount: number) => Math.round(amount * scale ** 0.7);
  const waiting = (amount: number) => Math.round(amount * scale ** 0.4);
  return {
    builders: growing(40),
    homeowners: growing(60),
    crewRounds: Math.max(1, Math.round(scale ** 0.55)),
    estimates: growing(24),
    purchaseOrders: Math.max(8, growing(48)),
    relocationOrders: Math.max(6, growing(20)),
    inventoryDays: Math.max(60, growing(360)),
    archived: 45 * scale ** 0.5,
    pebble: { weekly: week(78), undated: waiting(96), all: growing(510) },
    gunite: { weekly: week(44), undated: waiting(44), all: growing(330) },
    warranty: { scheduled: week(64), unscheduled: waiting(44), all: growing(160) },
  };
};
