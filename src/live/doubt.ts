import { mayAsk } from '../connectivity/gate';
import { connection, type Connection } from './connection';
import { lookForServer } from './lookForServer';
import { ANSWER_MS } from './patience';

/** A request that is silent for half of its time is a reason to look, for the other half: the verdict stands in time. */
const DOUBT_MS = ANSWER_MS / 2;

/**
 * A request has no answer yet. A server that answers a look is only slow, and nothing is told of it; one that answers
 * nobody is lost [FLD-008 OFF-023].
 */
export const createDoubt = (
  { isLost, lose }: Pick<Connection, 'isLost' | 'lose'>,
  look: (withinMs: number) => Promise<boolean>,
  isWanted: () => boolean,
): (() => Promise<void>) => {
  let isLooking = false;
  return async () => {
    if (isLooking || isLost.get() || !isWanted()) return;
    isLooking = true;
    const isThere = await look(DOUBT_MS).finally(() => {
      isLooking = false;
    });
    if (!isThere) lose();
  };
};

/** The doubt store of this page. */
export const doubt = createDoubt(connection, lookForServer, mayAsk);
