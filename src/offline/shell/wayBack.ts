import { appSession } from '../../auth/appSession';
import { lookForServer } from '../../live/lookForServer';
import { createValueStore } from '../../store/valueStore';
import { onTheWayBack } from '../../connectivity/gate';
import { shownAsOf } from '../../connectivity/keptAnswers';
import { mode } from '../../connectivity/mode';
import { workspace } from '../../connectivity/workspace';
import { createWayBack } from './goOnline';

/** Counts how often all screens start afresh: what they know is of before. */
export const freshStarts = createValueStore(0);
/** Counts the ways back that have ended online. */
export const arrivals = createValueStore(0);

export const startAfresh = (): void => {
  shownAsOf.set(null);
  freshStarts.set(freshStarts.get() + 1);
};

/** The way back online of this page. */
export const wayBack = createWayBack({
  isReachable: lookForServer,
  session: appSession.ensure,
  workspace,
  onTheWay: onTheWayBack,
  arrive: () => {
    mode.set('online');
    startAfresh();
    arrivals.set(arrivals.get() + 1);
  },
});
