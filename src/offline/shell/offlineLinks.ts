import { onIdle } from '../../clock/onIdle';
import type { Link } from '../../dataProvider/links/link';
import { connection } from '../../live/connection';
import { keptLink } from '../links/keptLink';
import { noteLateAnswer } from '../../connectivity/lateAnswers';
import { lostLink } from '../links/lostLink';
import { lostRequests } from '../links/lostRequests';
import { whenFetched } from '../../page/whenFetched';
import type { deadSpots } from './deadSpots';
import { adopted } from './adopted';
import { keptWorld } from './keptWorld';

/** The first screen does not wait for what a silent server needs. */
const LATER_MS = 1000;

// What failed while the server was away is not asked again by itself.
connection.onBack(noteLateAnswer);

let known: typeof deadSpots | null = null;
const fetched = new Promise<typeof deadSpots>((resolve) => {
  onIdle(() => {
    void whenFetched(
      () => import('./deadSpots'),
      ({ deadSpots: all }) => {
        known = all;
        resolve(all);
      },
    );
  }, LATER_MS);
});

const later =
  (name: 'late' | 'outlast'): Link =>
  (question, forward) =>
    known ? known[name](question, forward) : forward(question);

/** What the app's client needs to work offline: answers that are kept, and a question about those that do not come. */
export const offlineLinks: readonly Link[] = [
  later('late'),
  keptLink(keptWorld),
  later('outlast'),
  lostLink(lostRequests),
];

/** Next to the network. */
export const offlineTries: readonly Link[] = [
  (question, forward) => (known ? known.renew(question, forward) : adopted(fetched, question, forward)),
];

/** A request has no answer yet. */
export const noteSlow = (): void => known?.doubt();
