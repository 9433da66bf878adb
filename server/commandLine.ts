import { parseArgs } from 'node:util';
import { isCivilDate } from '#domain/civilDate';
import { CommandFault } from './identity/userCommands/commandFault';
import { assertUserCommand, USER_USAGE } from './identity/userCommand';

const FLAG = { type: 'boolean' } as const;
const TEXT = { type: 'string' } as const;
const OPTIONS = { csv: FLAG, 'without-keys': FLAG, at: TEXT, to: TEXT, mail: TEXT } as const;

interface CommandForm {
  usage: string;
  options: readonly (keyof typeof OPTIONS)[];
  /** So many names of files may follow. */
  files: 0 | 1;
}

const FORMS = {
  check: {
    usage: `npm run check [-- --mail <address>]

Says what of this installation works and what does not, a line each. --mail sends a test mail there, too.`,
    options: ['mail'],
    files: 0,
  },
  backup: {
    usage: `npm run backup [-- --csv] [<file>]

Writes all rows and files into an archive, by default into backups/ of DATA_DIR; also beside a running server. --csv adds
each table as CSV and leaves the keys out.`,
    options: ['csv'],
    files: 1,
  },
  restore: {
    usage: `npm run restore [-- --csv] [--without-keys] <file>
npm run restore -- --at '2026-03-11 14:59'
npm run restore -- --at 2026-03-11T20:59:00Z

Brings a backup into an empty DATA_DIR or database. --csv takes the rows from its CSV. --without-keys leaves the keys out:
people set passwords anew. --at takes the embedded database back to that moment, in the machine's time or in that of a
zone (Z, -06:00). It is given alone, between quotes where there is a space in it.`,
    options: ['csv', 'without-keys', 'at'],
    files: 1,
  },
  move: {
    usage: `npm run move -- --to postgres://...
DATABASE_URL=postgres://... npm run move -- --to embedded

Copies all rows into another, empty database. The old one stays as it was.`,
    options: ['to'],
    files: 0,
  },
} as const satisfies Record<string, CommandForm>;

type CommandName = keyof typeof FORMS;

const isCommand = (name: string): name is CommandName => Object.hasOwn(FORMS, name);

/** What a command was given. */
interface GivenCommand {
  values: { csv?: boolean; 'without-keys'?: boolean; at?: string; to?: string; mail?: string };
  file: string | undefined;
}

const ALL = `Commands: user, ${Object.keys(FORMS).join(', ')}. "npm run <command> -- --help" says what each takes.`;

/**
 * How a command is typed, for whoever gave it --help, -h or help.
 * @returns null for a command that is to be run
 */
export const helpOf = ([name = '', ...args]: readonly string[]): string | null => {
  const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help';
  if (isHelp(name)) return ALL;
  if (!args.some((word) => word === '--help' || word === '-h') && !isHelp(args[0])) return null;
  if (name === 'user') return USER_USAGE;
  return isCommand(name) ? FORMS[name].usage : null;
};

const fault = (name: CommandName, text: string): CommandFault => new CommandFault(`${text}\n\n${FORMS[name].usage}`);

const parsed = (name: CommandName, args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: true });
  } catch (error) {
    throw error instanceof TypeError ? fault(name, error.message.replace(/\. To specify.*/s, '.')) : error;
  }
};

/** A day and a time of it, in the machine's time, or in that of a zone that is said. */
const MOMENT =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[ T]\d\d:\d\d(?::\d\d)?|T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))$/;

const isMoment = (text: string): boolean =>
  isCivilDate(MOMENT.exec(text)?.groups?.day) && !Number.isNaN(Date.parse(text));

/**
 * `--at` alone: without its quotes the time of a day would be the name of a file.
 * @throws CommandFault
 */
const assertMoment = (at: string, others: number): void => {
  if (!isMoment(at))
    throw fault('restore', `--at: "${at}" is no moment. Give a day and a time between quotes: '2026-03-11 14:59'.`);
  if (others > 0)
    throw fault('restore', `--at "${at}" is given alone. A day and a time stand between quotes: '2026-03-11 14:59'.`);
};

/**
 * The options and the file of a command; nothing is guessed: a file named "--help" would hold all keys.
 * @throws CommandFault for an option, a value or a second file that the command does not take, with how it is typed
 */
export const readCommandLine = (name: CommandName, args: readonly string[]): GivenCommand => {
  const { options, files }: CommandForm = FORMS[name];
  const given = parsed(name, args);
  const unknown = Object.keys(given.values).find((option) => !options.some((one) => one === option));
  if (unknown !== undefined) throw fault(name, `Unknown option '--${unknown}'`);
  if (given.positionals.length > files) throw fault(name, `"${given.positionals[files]}" is more than it takes.`);
  const { at } = given.values;
  if (at !== undefined) assertMoment(at, Object.keys(given.values).length - 1 + given.positionals.length);
  return { values: given.values, file: given.positionals[0] };
};

/**
 * Looks at a command before a database is opened for it.
 * @throws CommandFault for a command that there is not, or one that is given what it does not take
 */
export const assertCommandLine = ([name = '', ...args]: readonly string[]): void => {
  if (name === 'user') return assertUserCommand(args);
  if (!isCommand(name)) throw new CommandFault(`There is no command "${name}". ${ALL}`);
  readCommandLine(name, args);
};
