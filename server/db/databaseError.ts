import { AppError } from '#domain/errors';

/** What PostgreSQL says of a refused statement. */
export interface DatabaseError {
  code: string;
  table?: string;
  column?: string;
  constraint?: string;
  detail?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The database's own error, however deep a driver has wrapped it. */
export const databaseErrorOf = (error: unknown): DatabaseError | null => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; depth += 1, at = at.cause) {
    const code = 'code' in at ? textOf(at.code) : undefined;
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) continue;
    const part = (name: string): string | undefined => textOf(Reflect.get(at, name));
    return {
      code,
      table: part('table'),
      column: part('column'),
      constraint: part('constraint'),
      detail: part('detail'),
    };
  }
  return null;
};

export const NUL_REFUSED = 'A text has the character NUL in it, which cannot be stored.';

/** Values that no column can hold, by the database's code; all of them begin with 22. */
const UNFIT: Readonly<Record<string, string>> = {
  '22003': 'A number is too large.',
  '22007': 'A date or time cannot be read.',
  '22008': 'A date or time is out of range.',
  '22021': NUL_REFUSED,
  '22P05': NUL_REFUSED,
};

/** The refusal of a value that no column can hold; null for any other error. */
export const unfitError = (error: unknown): AppError | null => {
  const code = databaseErrorOf(error)?.code ?? '';
  return code.startsWith('22') ? new AppError('BAD_USER_INPUT', {}, UNFIT[code] ?? 'A value cannot be stored.') : null;
};
