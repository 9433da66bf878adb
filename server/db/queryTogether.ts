import pg from 'pg';
import { inOnePacket } from './inOnePacket';
import { runText, type Row, type Runner } from './statement';

/** Runs one statement and answers its rows as objects. */
export type QueryRows = (text: string, values: readonly unknown[]) => Promise<Row[]>;

interface WaitingQuery {
  text: string;
  values: readonly unknown[];
  answer: (rows: Promise<Row[]>) => void;
}

/** One that failed takes its connection along, as with a statement of the pool itself. */
const queryAll = async (pool: pg.Pool, asked: readonly WaitingQuery[]): Promise<void> => {
  const client = await pool.connect();
  const answers = inOnePacket(client, () => asked.map(({ text, values }) => runText(client, text, values)));
  asked.forEach(({ answer }, index) => answer(answers[index] ?? Promise.resolve([])));
  const ended = await Promise.allSettled(answers);
  client.release(ended.some(({ status }) => status === 'rejected'));
};

/**
 * Statements that are asked for in one breath go to one connection in one packet: a packet costs this process more than
 * a short statement does. They are answered one after the other, so they are to be such as find their rows by key.
 */
export const queryTogether = (runner: Runner): QueryRows => {
  if (!(runner instanceof pg.Pool)) return (text, values) => runText(runner, text, values);
  let waiting: WaitingQuery[] = [];
  const send = (): void => {
    const [only, ...others] = waiting;
    const asked = waiting;
    waiting = [];
    if (only && others.length === 0) return only.answer(runText(runner, only.text, only.values));
    queryAll(runner, asked).catch((error: unknown) => {
      for (const { answer } of asked) answer(Promise.reject(error));
    });
  };
  return (text, values) =>
    new Promise((resolve) => {
      if (waiting.length === 0) process.nextTick(send);
      waiting.push({ text, values, answer: resolve });
    });
};
