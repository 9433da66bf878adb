import type { BinKind } from './kinds';

export type CardType = 'assigned' | 'unassigned' | 'pending';

const TYPE_OF_BIN: Readonly<Record<BinKind, CardType>> = {
  assigned: 'assigned',
  unassigned: 'unassigned',
  readyToApply: 'unassigned',
  onHold: 'pending',
  weeping: 'pending',
  awaitingBuilder: 'pending',
};

/** The card's `type`, by the bin in which it stands [BRD-031 BRD-032]. */
export const cardType = (bin: BinKind): CardType => TYPE_OF_BIN[bin];
