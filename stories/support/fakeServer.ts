import { serverOver, type Server } from '../../src/dataProvider/server';

/** The answer of an operation: data for its variables, or an error to be thrown. */
export type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Record<string, unknown>>>;

/** A server that answers by the names of operations, so that stories need none. */
export const fakeServer = (answers: Answers): Server =>
  serverOver(async ({ document: { name }, variables }) => {
    await new Promise((resolve) => setTimeout(resolve));
    const answer = answers[name];
    if (!answer) throw new Error(`no answer to ${name}`);
    return { data: answer(variables) };
  });
