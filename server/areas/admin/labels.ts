import type { EntityTable } from '../../db/entityTable';
import { labelOf, titleOf } from '../../pipeline/labelOf';
import { shownColumns } from '../../api/describe';
import { mayUseField, type FieldAsker } from '../../api/fieldRights';
import type { Registry } from '../../api/registry';

/** The label that a field has in the screens of its resource, else the one that its table gives it. */
export const labelOfField = ({ byTable, entities }: Registry, table: string, field: string): string => {
  const entity = entities.get(table);
  return (
    byTable.get(table)?.descriptor.fields.find(({ name }) => name === field)?.label ??
    (entity ? labelOf(entity, field) : titleOf(field))
  );
};

/** Whether an actor may see a field of a table at all: never a hidden one. */
export const isShown = (registry: Registry, actor: FieldAsker, entity: EntityTable, field: string): boolean =>
  shownColumns(entity).some(({ name }) => name === field) && mayUseField(registry, actor, entity.name, field);
