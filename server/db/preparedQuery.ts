import pg from 'pg';

type Texts = readonly (string | null)[];
type Parse = (text: string) => unknown;

interface Column {
  name: string;
  dataTypeID: number;
}

declare module 'pg' {
  /** What the driver calls while a query runs. */
  interface Query {
    text: string;
    name?: string;
    prepare(connection: object): void;
    handleRowDescription(message: { fields: readonly Column[] }): void;
    handleDataRow(message: { fields: Texts }): void;
  }
}

/** A pool or one of its connections: whatever runs a statement. */
export type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>;

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Prepared once per connection under this name; without one, each time anew. */
  name?: string;
}

/** Makes a row of the texts of its columns. */
type ReadRow<T> = (texts: Texts) => T;
type ReaderOf<T> = (names: readonly string[], parsers: readonly (Parse | null)[]) => ReadRow<T>;

/** Rows as arrays, in the order of their columns. */
export const asArrays: ReaderOf<unknown[]> = (_names, parsers) => (texts) =>
  texts.map((text, index) => {
    const parse = parsers[index];
    return text !== null && parse ? parse(text) : text;
  });

/**
 * Rows as objects, by the names of their columns. Written as code, an object literal: the columns differ from statement
 * to statement, so a loop over them would look each name up in each row, which is a tenth of what a large board costs.
 */
export const asObjects: ReaderOf<Row> = (names, parsers) => {
  const columns = names.map((name, index) => {
    const text = `texts[${index}]`;
    return `${JSON.stringify(name)}: ${parsers[index] ? `${text} === null ? null : parsers[${index}](${text})` : text}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- made of nothing but the names of columns, quoted
  return new Function('parsers', `return (texts) => ({ ${columns.join(', ')} })`)(parsers);
};

const TEXT = 25;

/** The parser of a type; none where its text is its value. */
const parserOf = (types: pg.TypeOverrides, type: number): Parse | null => {
  const parse: unknown = types.getTypeParser(type);
  return typeof parse === 'function' && parse !== types.getTypeParser(TEXT) ? (text): unknown => parse(text) : null;
};

/** Results of different columns whose reader is kept. */
const MAX_READERS = 4_000;

/** Readers of results by their columns, for all connections. */
const keptReaders = <T>(
  readerOf: ReaderOf<T>,
  types: pg.TypeOverrides,
): ((columns: readonly Column[]) => ReadRow<T>) => {
  const kept = new Map<string, ReadRow<T>>();
  return (columns) => {
    const key = JSON.stringify(columns.map(({ name, dataTypeID }) => [name, dataTypeID]));
    const known = kept.get(key);
    if (known) return known;
    const read = readerOf(
      columns.map(({ name }) => name),
      columns.map(({ dataTypeID }) => parserOf(types, dataTypeID)),
    );
    if (kept.size < MAX_READERS) kept.set(key, read);
    return read;
  };
};

/** What belongs to a connection, made when it is first asked for. */
const perConnection = <T>(make: (connection: object) => T): ((connection: object) => T) => {
  const made = new WeakMap<object, T>();
  return (connection) => {
    const found = made.get(connection) ?? make(connection);
    made.set(connection, found);
    return found;
  };
};

/** The connection, on which nothing is asked to be described. */
const quietOf = perConnection<object>((connection) =>
  Object.create(connection, { describe: { value: (): void => undefined } }),
);

const noColumns = (): never => {
  throw new RangeError('a row of a statement that has no columns');
};

/**
 * Runs statements. Of a named one a connection is asked once what columns it has, when it is prepared there, and not with
 * each of its results, which is half of what the driver does for a short one. They stay what they were: PostgreSQL refuses
 * a prepared statement whose columns have become others. Only what is taken from a cursor has those of the cursor, and is
 * not to have a name.
 */
export const statementRunner = <T>(
  readerOf: ReaderOf<T>,
  types: pg.TypeOverrides,
): ((runner: Runner, statement: Statement) => Promise<T[]>) => {
  const readerFor = keptReaders(readerOf, types);
  const readersOn = perConnection(() => new Map<string, ReadRow<T>>());

  class PreparedQuery extends pg.Query {
    /** Why a value could not be read, if one could not. */
    private failure: unknown = null;
    private readonly found: T[] = [];
    private readers: Map<string, ReadRow<T>> | null = null;
    private read: ReadRow<T> | null = null;

    constructor({ text, values, name }: Statement) {
      super(text, [...values]);
      if (name !== undefined) this.name = name;
    }

    override prepare(connection: object): void {
      this.readers = readersOn(connection);
      this.read = this.readers.get(this.name ?? '') ?? null;
      super.prepare(this.read ? quietOf(connection) : connection);
    }

    override handleRowDescription({ fields }: { fields: readonly Column[] }): void {
      this.learn(readerFor(fields));
    }

    override handleDataRow({ fields }: { fields: Texts }): void {
      try {
        if (this.read) this.found.push(this.read(fields));
      } catch (error) {
        this.failure ??= error;
      }
    }

    /** To be called when it has run: what was not described by then has no columns. */
    result(): T[] {
      if (this.failure !== null) throw this.failure;
      if (!this.read) this.learn(noColumns);
      return this.found;
    }

    private learn(read: ReadRow<T>): void {
      this.read = read;
      if (this.name !== undefined) this.readers?.set(this.name, read);
    }
  }

  return async (runner, statement) => {
    const query = new PreparedQuery(statement);
    try {
      await new Promise<void>((resolve, reject) => {
        runner.query(query, (error: Error | null) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      if (error instanceof Error) Error.captureStackTrace(error); // leads to who asked, not to the socket
      throw error;
    }
    return query.result();
  };
};
