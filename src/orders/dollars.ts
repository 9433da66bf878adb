const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as it is read: $1,012.50. */
export const dollars = (amount: number): string => FORMAT.format(amount);
