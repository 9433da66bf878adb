import { expect, it } from 'vitest';
import { backgroundFailure, backgroundWorked } from './backgroundFailures';

const watched = () => {
  const lines: unknown[] = [];
  return { lines, log: { warn: (line: object, message: string) => void lines.push({ ...line, message }) } };
};
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

it('says once a minute that the database is away, however many loops find it so, and once that it is back [OPS-014]', () => {
  const { lines, log } = watched();
  for (let second = 0; second < 90; second += 1)
    for (const what of ['live events', 'webhooks']) backgroundFailure(log, what, refused, second * 1_000);
  backgroundWorked(log, 90_000);
  backgroundWorked(log, 91_000);
  const cause = 'connect ECONNREFUSED 127.0.0.1:5432';
  expect(lines).toEqual([
    { what: 'live events', cause, since_last: 0, message: 'the database does not answer' },
    { what: 'live events', cause, since_last: 119, message: 'the database does not answer' },
    { seconds: 90, message: 'the database answers again' },
  ]);
});

it('does not say that a database is back of which no line said that it was away', () => {
  const { lines, log } = watched();
  backgroundFailure(log, 'webhooks', refused, 0);
  backgroundWorked(log, 1_000);
  backgroundFailure(log, 'webhooks', refused, 2_000);
  backgroundWorked(log, 3_000);
  expect(lines).toHaveLength(2);
});

it('says each other failure of a loop once a minute with its error [OPS-014]', () => {
  const { lines, log } = watched();
  const error = new Error('relation "webhook" does not exist');
  for (const second of [0, 1, 61]) backgroundFailure(log, 'webhooks', error, second * 1_000);
  backgroundFailure(log, 'live events', error, 61_000);
  expect(lines).toEqual([
    { err: error, since_last: 0, message: 'webhooks' },
    { err: error, since_last: 1, message: 'webhooks' },
    { err: error, since_last: 0, message: 'live events' },
  ]);
});

it.each([
  ['57014', 'canceling statement due to statement timeout'],
  ['55P03', 'canceling statement due to lock timeout'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout'],
  [undefined, 'timeout exceeded when trying to connect'],
])(
  'a loop that the database keeps waiting (%s) says what it failed at, and not that it is away [OPS-014]',
  (code, text) => {
    const { lines, log } = watched();
    const error = Object.assign(new Error(text), code === undefined ? {} : { code });
    for (const what of ['webhooks', 'upkeep']) backgroundFailure(log, what, error, 0);
    backgroundWorked(log, 1_000);
    expect(lines).toEqual([
      { err: error, since_last: 0, message: 'webhooks' },
      { err: error, since_last: 0, message: 'upkeep' },
    ]);
  },
);

it.each(['08006', '57P01', 'ECONNRESET'])('a connection that is lost (%s) is a database that is away', (code) => {
  const { lines, log } = watched();
  backgroundFailure(log, 'webhooks', new Error('statement', { cause: Object.assign(new Error('lost'), { code }) }), 0);
  expect(lines).toMatchObject([{ what: 'webhooks', message: 'the database does not answer' }]);
});
