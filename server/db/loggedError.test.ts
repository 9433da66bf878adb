import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { errorReason, loggedError, printedError } from './loggedError';

const TYPED = 'somebody.private';
const refused = (code: string, message: string, detail = '') =>
  Object.assign(new Error(message), { severity: 'ERROR', routine: 'any', code, detail, table: 'job', where: TYPED });
const failed = (cause: Error) =>
  new DrizzleQueryError(`update job set note = '${TYPED}' where id = $1`, [TYPED], cause);

describe('an error as a command prints it', () => {
  it('has the statement and the reason, and no value of either [SEC-006]', () => {
    const printed = printedError(
      new Error('The demo data could not be made.', { cause: failed(refused('22P02', `invalid input: "${TYPED}"`)) }),
    );
    const cause = printed.cause instanceof Error ? printed.cause : null;
    expect([printed.message, cause?.message, cause?.cause]).toEqual([
      'The demo data could not be made.',
      "Failed query: update job set note = '' where id = $1",
      expect.objectContaining({ message: 'invalid input: "…"' }),
    ]);
    expect(
      JSON.stringify([printed, cause, cause?.cause], Object.getOwnPropertyNames(cause?.cause ?? {})),
    ).not.toContain(TYPED);
  });

  it('tells of a key that is missing, where it is a number, and not where it is a text [SEC-006]', () => {
    const foreign = 'insert or update on table "job" violates foreign key constraint "job_company_id_fk"';
    const number = 'Key (company_id)=(5) is not present in table "customer".';
    expect(printedError(refused('23503', foreign, number))).toMatchObject({ message: foreign, detail: number });
    expect(
      printedError(refused('23505', 'duplicate key', `Key (email)=(${TYPED}) already exists.`)),
    ).not.toHaveProperty('detail');
  });

  it('says to the one who typed a command what was wrong with it [SEC-006]', () => {
    expect(printedError(new Error('There is no user ana@example.com.')).message).toBe(
      'There is no user ana@example.com.',
    );
  });
});

describe('the reason of a failure', () => {
  it('is that of the statement, or what our own text says [SEC-006]', () => {
    expect(errorReason(failed(refused('42P01', 'relation "job" does not exist')))).toBe(
      'relation "job" does not exist',
    );
    expect(errorReason(new Error('No answer within 15 seconds.', { cause: new Error('aborted') }))).toBe(
      'No answer within 15 seconds.',
    );
  });
});

describe('an error of the log', () => {
  it('that was thrown as something else, or goes round in a circle, is written too [SEC-006]', () => {
    expect(loggedError({ password: TYPED })).toMatchObject({ type: 'object', stack: '' });
    expect(JSON.stringify(loggedError({ password: TYPED }))).not.toContain(TYPED);
    const round = new Error('round');
    round.cause = round;
    expect(loggedError(round)).toMatchObject({ message: 'round', cause: { message: 'round' } });
  });
});
