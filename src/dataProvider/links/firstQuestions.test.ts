import { describe, expect, it } from 'vitest';
import { composed } from '../gql';
import { createFirstQuestions } from './firstQuestions';
import { linked, type Answer, type Question } from './link';

const JOB = composed(`query JobForm($id: Int!) { job(id: $id) { id } }`);
const SAVE = composed(`mutation Save($id: Int!) { save(id: $id) { id } }`);

const aScreen = () => {
  const sent: string[] = [];
  let fails = false;
  const network = async ({ document, variables }: Question): Promise<Answer> => {
    sent.push(`${document.name} ${JSON.stringify(variables)}`);
    if (fails) throw new TypeError('Failed to fetch');
    return { data: { n: sent.length } };
  };
  const first = createFirstQuestions();
  const exchange = linked([first.take], network);
  const ask = (document: typeof JOB, id: number) => exchange({ document, variables: { id }, headers: {} });
  const breakLine = (): void => {
    fails = true;
  };
  return { first, exchange, ask, sent, breakLine };
};

describe('what a screen asks first', () => {
  it('leaves before it is drawn, and is taken over once by who asks the same', async () => {
    const { first, exchange, ask, sent } = aScreen();
    first.send(exchange, [{ document: JOB, variables: { id: 7 } }]);
    expect(sent).toEqual(['JobForm {"id":7}']);
    expect(await ask(JOB, 8)).toEqual({ data: { n: 2 } });
    expect(await ask(JOB, 7)).toEqual({ data: { n: 1 } });
    expect(await ask(JOB, 7)).toEqual({ data: { n: 3 } });
  });

  it('tells its failure to who takes it over', async () => {
    const { first, exchange, ask, sent, breakLine } = aScreen();
    breakLine();
    first.send(exchange, [{ document: JOB, variables: { id: 7 } }]);
    await expect(ask(JOB, 7)).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });

  it('is never a write', async () => {
    const { first, exchange, sent } = aScreen();
    expect(() => first.send(exchange, [{ document: SAVE, variables: { id: 7 } }])).toThrow('Save is a write.');
    expect(sent).toEqual([]);
  });
});
