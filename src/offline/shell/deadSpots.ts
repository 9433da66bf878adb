import { correctedNow } from '../../clock/deviceClock';
import { renewLink } from '../../dataProvider/links/renewLink';
import { connection } from '../../live/connection';
import { doubt } from '../../live/doubt';
import { patience } from '../../live/patience';
import { mayAsk } from '../../connectivity/gate';
import { keptAnswers, noteShown, shownAsOf } from '../../connectivity/keptAnswers';
import { noteLateAnswer } from '../../connectivity/lateAnswers';
import { lateLink } from '../links/lateLink';
import { lostRequests } from '../links/lostRequests';
import { outlastLink } from '../links/outlastLink';
import { isWall, keptWorld } from './keptWorld';

/** What is done about a server that falls silent: fetched behind the first screen, which it would only hold up. */
export const deadSpots = {
  late: lateLink({
    ...keptWorld,
    patience: (over) => (isWall() ? new Promise(() => undefined) : patience(over)),
    onLate: noteLateAnswer,
  }),
  outlast: outlastLink(lostRequests, mayAsk),
  renew: renewLink(connection),
  doubt: (): void => void doubt(),
};

let over = new AbortController();
let isMarked = false;

/** Marks what a screen shows from the device as old when the server does not say in time what changed since [FLD-008]. */
export const boardAge = {
  /** @param key under which the shown answer is kept */
  watch: async (user: number, key: string): Promise<void> => {
    over.abort();
    over = new AbortController();
    const { signal } = over;
    const { pathname } = window.location;
    await patience(signal);
    const kept = await keptAnswers.get(key, user, correctedNow());
    if (!kept || signal.aborted || window.location.pathname !== pathname) return;
    isMarked = true;
    noteShown(kept.at);
  },
  /** The server has said it. */
  end: (): void => {
    over.abort();
    if (isMarked) shownAsOf.set(null);
    isMarked = false;
  },
};
