const NUMBER = /^\d+(?:\.\d*)?$|^\.\d+$/;

/** The batches of one colour; what is no number counts as 0 [PEB-028]. */
const batchesOf = (text: string | null): number => (text !== null && NUMBER.test(text.trim()) ? Number(text) : 0);

/** The batches of all colours, to 2 decimals; null without a colour [PEB-028 PEB-031 PEB-037]. */
export const totalBatches = (rows: readonly { batches_used: string | null }[]): number | null =>
  rows.length === 0
    ? null
    : Math.round(rows.reduce((sum, { batches_used }) => sum + batchesOf(batches_used), 0) * 100) / 100;
