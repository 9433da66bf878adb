import { AppError } from '#domain/errors';
import type { EntityTable } from '../db/entityTable';
import { runText, type Row, type Runner } from '../db/statement';

/** The refusal of a stale version. Who changed the row is looked up only when the answer is made. */
export class Conflict extends AppError {
  readonly entity: EntityTable;
  readonly row: Row;

  constructor(entity: EntityTable, row: Row) {
    super('CONFLICT');
    this.entity = entity;
    this.row = row;
  }
}

/**
 * A conflict as a client sees it: the stored row, who changed it and when [AUTH-061].
 * @param mayRead leaves out the fields that the asking user may not see
 */
export const describeConflict = async (
  runner: Runner,
  { entity, row }: Conflict,
  mayRead: (entity: EntityTable, field: string) => boolean,
): Promise<AppError> => {
  const shown = entity.columns.filter(
    ({ name, note }) => note.hidden !== true && name !== 'deleted_at' && mayRead(entity, name),
  );
  const [user] = await runText(runner, "select first_name || ' ' || last_name as name from app_user where id = $1", [
    row.updated_by,
  ]);
  return new AppError('CONFLICT', {
    entity: entity.name,
    ...(typeof row.id === 'number' ? { entity_id: row.id } : {}),
    current: Object.fromEntries(shown.map(({ name }) => [name, row[name]])),
    ...(typeof user?.name === 'string' ? { changed_by: user.name } : {}),
    ...(typeof row.updated_at === 'string' ? { changed_at: row.updated_at } : {}),
  });
};
