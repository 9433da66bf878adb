import { expect, it } from 'vitest';
import type { Question } from '../../dataProvider/links/link';
import { fetcherOver } from './fetcherOver';

const TWO = 'query Read { me { id } }\nmutation Write($id: Int!) { deleteJob(id: $id) { id } }';

const asked = async (...args: Parameters<ReturnType<typeof fetcherOver>>): Promise<Question> => {
  const questions: Question[] = [];
  const ask = fetcherOver({
    exchange: async (question) => {
      questions.push(question);
      return { data: {} };
    },
  });
  await ask(...args);
  const [question] = questions;
  if (!question) throw new Error('nothing was asked');
  return question;
};

it('sends the operation that is run, and knows whether it writes', async () => {
  const write = await asked({ query: TWO, operationName: 'Write', variables: { id: 1 } });
  expect(write.document).toEqual({ text: TWO, name: 'Write', kind: 'mutation' });
  expect(write.variables).toEqual({ id: 1 });
  const read = await asked({ query: TWO, operationName: 'Read' });
  expect(read.document.kind).toBe('query');
});

it('runs what stands there now, though its name was changed a moment ago', async () => {
  const { document } = await asked({ query: 'mutation New { a }', operationName: 'Old' });
  expect(document).toEqual({ text: 'mutation New { a }', name: '', kind: 'mutation' });
});

it('carries out each run anew: the same text twice is two actions', async () => {
  const keys = await Promise.all(
    [1, 2].map(async () => (await asked({ query: 'mutation { a }' })).headers['Idempotency-Key']),
  );
  expect(new Set(keys).size).toBe(2);
});
