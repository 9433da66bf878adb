import { withoutPrivateText } from '#domain/privateText';

/** An error as it may be written down: what failed and where, and no value that anybody typed. */
export interface LoggedError {
  /** The name of its class. */
  type: string;
  message: string;
  /** Frames alone: its head would be the message. */
  stack: string;
  /** SQLSTATE, or the system's or a library's own. */
  code?: string | number;
  [fact: string]: unknown;
  cause?: LoggedError;
  /** Those of an AggregateError. */
  errors?: LoggedError[];
}

const MAX_DEPTH = 5;
const MAX_ERRORS = 5;
const MAX_TEXT = 2_000;
const MAX_FRAMES = 30;

/** Own properties of an error that name places of programs and schemas. `detail`, `hint`, `where`, `params` do not. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
] as const;

const isFact = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w .:-]{1,80}$/.test(value));

const factsOf = (error: Error): Record<string, string | number> =>
  Object.fromEntries(
    FACTS.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return isFact(value) ? [[name, value]] : [];
    }),
  );

/** SQLSTATE classes whose messages quote values: what cannot be stored, and what functions raise. Others quote names. */
const QUOTES_VALUES = /^(?:22|P0)...$/;

/** From the first quote to the last. */
const withoutQuoted = (text: string): string => text.replace(/(["']).*\1/s, '$1…$1');

/** An error that PostgreSQL answered. */
const isOfDatabase = (error: Error): boolean => 'severity' in error && 'routine' in error;

/** How drizzle-orm begins the message of a statement that failed. */
const FAILED_QUERY = 'Failed query: ';

/** A statement without the literals that it holds. */
const withoutLiterals = (text: string): string => text.replaceAll(/'(?:[^']|'')*'?/g, "''");

const cutMessage = (error: Error): string => {
  const { message } = error;
  // drizzle-orm 0.45: `Failed query: <statement>\nparams: <values>`, both perhaps of several lines.
  if (message.startsWith(FAILED_QUERY)) {
    const statement =
      'query' in error && typeof error.query === 'string'
        ? error.query
        : (message.slice(FAILED_QUERY.length).split('\nparams: ')[0] ?? '');
    return `${FAILED_QUERY}${withoutLiterals(statement)}`;
  }
  const code = 'code' in error ? String(error.code) : '';
  if (isOfDatabase(error) && QUOTES_VALUES.test(code)) return withoutQuoted(message);
  // JSON.parse quotes the beginning of its text.
  if (error instanceof SyntaxError) return withoutQuoted(message);
  return message;
};

const short = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** A line that V8 writes for a frame. */
const FRAME = /^ {4}at [^\n]*$/;

/**
 * The frames of a stack. The head repeats the message as it was when the error was made; when it is not found, only
 * lines that are frames to the last letter count.
 */
const framesOf = ({ stack = '', message }: Error): string => {
  const at = stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => FRAME.test(line) && /:\d+:\d+\)?$|\((?:index \d+|<anonymous>|native)\)$/.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n');
};

const textOf = (value: unknown): string => short(withoutPrivateText(String(value)));

const logged = (error: unknown, depth: number): LoggedError => {
  if (!(error instanceof Error))
    return {
      type: typeof error,
      message: typeof error === 'object' ? 'no error was thrown, but an object' : textOf(error),
      stack: '',
    };
  const errors: unknown = 'errors' in error ? error.errors : undefined;
  const goesOn = depth < MAX_DEPTH;
  return {
    type: error.constructor.name || error.name,
    message: short(withoutPrivateText(cutMessage(error))),
    stack: withoutPrivateText(framesOf(error)),
    ...factsOf(error),
    ...(goesOn && error.cause !== undefined ? { cause: logged(error.cause, depth + 1) } : {}),
    ...(goesOn && Array.isArray(errors)
      ? { errors: errors.slice(0, MAX_ERRORS).map((one: unknown) => logged(one, depth + 1)) }
      : {}),
  };
};

/**
 * An error with its causes, cut before what was typed: the params of a statement, what the database says of values
 * (`detail`, `hint`, `where`, quoted ones in its message), the head of the stack, which repeats all of that, and every
 * property that is not known to be a name or a number [SEC-006].
 */
export const loggedError = (error: unknown): LoggedError => logged(error, 0);

/**
 * What went wrong, for a column or a console that people read, without the values of a statement [SEC-006]. A statement
 * that failed says at first what it was; its reason is the cause of that.
 */
export const errorReason = (error: unknown): string => {
  let at = error;
  while (at instanceof Error && at.message.startsWith(FAILED_QUERY) && at.cause instanceof Error) at = at.cause;
  return at instanceof Error ? cutMessage(at) : String(at);
};

/** What the database says of a key that is missing or there already, where it is numbers alone. */
const NUMBERS = /^Key \([\w, ]+\)=\([\d, ]+\) (?:is|already) [\w ."]+$/;

/**
 * An error as a command may print it: the messages of its causes without the values of statements [SEC-006], and what
 * its own texts say to the one who typed the command.
 */
export const printedError = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  const detail =
    'detail' in error && typeof error.detail === 'string' && NUMBERS.test(error.detail) ? error.detail : null;
  const cause = error.cause === undefined ? {} : { cause: printedError(error.cause) };
  return Object.assign(new Error(cutMessage(error), cause), detail === null ? {} : { detail });
};
