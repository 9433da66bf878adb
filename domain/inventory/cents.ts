/**
 * Rounds half away from zero, never to -0; a hair of slack takes back what binary fractions lose (1.005 is 1.00499...).
 */
const roundHalf = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) + 1e-9) + 0;

/** A money amount in whole cents, so that sums are exact. */
export const toCents = (dollars: number): number => roundHalf(dollars * 100);

/** @param cents may be a fraction, such as a third of a unit's price */
export const fromCents = (cents: number): number => roundHalf(cents) / 100;
