import type { parseArgs } from 'node:util';
import type { Tx } from '../../db/database';

/** What a command of users is given besides the database and its words. */
export interface UserCommandContext {
  /** Where a password is read from. */
  input: NodeJS.ReadableStream;
  /** The address that links begin with, without a slash at its end; null where another provider keeps the passwords. */
  linkOrigin: string | null;
  /** Prints a line. */
  print(line: string): void;
  /** How the commands are typed. */
  usage: string;
}

/** A command of users. */
export interface UserCommand {
  /** What it is given, as it is looked at before a database is opened. */
  options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
  /** @throws CommandFault for the one who typed it */
  run(db: Tx, args: string[], context: UserCommandContext): Promise<void>;
}
