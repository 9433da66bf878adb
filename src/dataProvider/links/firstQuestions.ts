import type { Answer, Exchange, Link, Question } from './link';

/** What a screen asks as soon as it is drawn. */
export type FirstQuestion = Pick<Question, 'document' | 'variables'>;

/** So long an answer waits for the screen that asks for it. */
const KEPT_MS = 5000;

const keyOf = ({ document, variables }: FirstQuestion): string => `${document.text} ${JSON.stringify(variables)}`;

/**
 * Questions of the first screen that leave before it is drawn: drawing takes as long as an answer. Whoever asks the same
 * takes the answer over, once; every later question is asked anew.
 */
export const createFirstQuestions = () => {
  const asked = new Map<string, Promise<Answer>>();
  const take: Link = (question, forward) => {
    const key = keyOf(question);
    const early = asked.get(key);
    if (!early) return forward(question);
    asked.delete(key);
    return early;
  };
  const send = (exchange: Exchange, questions: readonly FirstQuestion[]): void => {
    for (const question of questions) {
      if (question.document.kind === 'mutation') throw new TypeError(`${question.document.name} is a write.`);
      const answer = exchange({ ...question, headers: {} });
      const key = keyOf(question);
      asked.set(key, answer);
      answer.catch(() => undefined); // told to whoever takes it over
      setTimeout(() => asked.get(key) === answer && asked.delete(key), KEPT_MS);
    }
  };
  return { take, send };
};
