import { createValueStore } from '../../store/valueStore';
import type { Question } from '../sync/createSync';

interface Open {
  question: Question;
  answer: (theirs: ReadonlySet<string> | null) => void;
}

/** What a sync asks the user, one question at a time. */
export const openQuestion = createValueStore<Open | null>(null);

export const askUser = (question: Question): Promise<ReadonlySet<string> | null> =>
  new Promise((resolve) => {
    openQuestion.set({
      question,
      answer: (theirs) => {
        openQuestion.set(null);
        resolve(theirs);
      },
    });
  });
