import { getIdToken, tokenRejected } from '../auth/getIdToken';
import { keptUser } from '../auth/keptUser';
import { viewing } from '../auth/viewing';
import { createDataAccess, type DataAccess } from '../dataProvider/dataAccess';
import { createFirstQuestions, type FirstQuestion } from '../dataProvider/links/firstQuestions';
import { connection } from '../live/connection';
import { offlineLinks } from '../offline/shell/offlineLinks';

/**
 * The way to the server under everything that asks it.
 * @param questions what the first screen is about to ask; they leave at once
 */
export const openAccess = (questions: readonly FirstQuestion[]): DataAccess => {
  const first = createFirstQuestions();
  const access = createDataAccess({
    getIdToken,
    onRejected: () => void tokenRejected(),
    onMiss: connection.miss,
    // Who looks at the product as somebody else keeps nothing of it on the device.
    around: [first.take, ...(viewing ? [] : offlineLinks)],
    onContact: () => {
      if (!viewing) keptUser.contact(Date.now());
    },
  });
  first.ask(access.server.exchange, questions);
  return access;
};
