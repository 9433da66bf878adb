import type { Answer, Link, Question } from '../../dataProvider/links/link';

/**
 * A question of the first second, before there is anything that sees to dead spots: it leaves at once, and is looked
 * after as every other one as soon as that is there. Questions without it would hold the lines of a browser for as long
 * as a dead spot leaves them silent, and nobody could find out that the server is back [FLD-008 OFF-023].
 * @param fetched what sees to dead spots
 */
export const adopted = (
  fetched: Promise<{ renew: Link }>,
  question: Question,
  forward: (question: Question) => Promise<Answer>,
): Promise<Answer> => {
  const line = new AbortController();
  question.signal?.addEventListener('abort', () => line.abort(question.signal?.reason));
  const answer = forward({ ...question, signal: line.signal });
  const renewed = fetched.then(({ renew }) => renew(question, () => answer));
  // The line goes once it is said that nobody answers: an aborted request would count as ended by its screen.
  renewed.catch(() => line.abort());
  return Promise.race([answer, renewed]);
};
