import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { mayReorder, reorderCrews, type CrewPlace, type PlacedCrew } from '#domain/crews/reorderCrews';
import { AppError } from '#domain/errors';
import type { Permission } from '#domain/access/permissions';
import { namedInput } from '../../api/zodInput';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { columnsOf, rowDecoder } from '../../db/rowDecoder';
import type { Row } from '../../db/statement';
import { crew } from '../../db/tables/employees';
import { lockedRow } from '../../pipeline/mutation';

const MAX_CREWS = 500;

const toPlaced: (row: Row) => PlacedCrew = rowDecoder(columnsOf(crew, 'id', 'name', 'lookup_company_division_id'));

interface Facts {
  crews: readonly PlacedCrew[];
  permissions: ReadonlySet<Permission>;
}

/** Gives the crews of a list their order [EMP-006 EMP-008]. */
export const updateCrewSortOrder: Command<{ items: CrewPlace[] }, Facts, CrewPlace[]> = {
  name: 'updateCrewSortOrder',
  need: CALLS.updateCrewSortOrder.need,
  input: z.strictObject({
    items: z
      .array(namedInput('CrewPlaceInput', { crew_id: z.int(), sort_order: z.int().min(0).max(1_000_000) }))
      .min(1)
      .max(MAX_CREWS),
  }),
  load: async (mutation, { items }) => {
    await lockRows(mutation, { crew: items.map(({ crew_id }) => crew_id) });
    const crews = items.map(({ crew_id }) => {
      const row = lockedRow(mutation, 'crew', crew_id);
      if (!row) throw new AppError('NOT_FOUND');
      return toPlaced(row);
    });
    return { crews, permissions: mutation.actor.permissions };
  },
  assertMayUndo: async (mutation, entries) => {
    const ids = entries.filter(({ entity }) => entity === 'crew').map(({ entity_id }) => entity_id);
    await lockRows(mutation, { crew: ids });
    const mayAll = ids.every((id) =>
      mayReorder(mutation.actor.permissions, lockedRow(mutation, 'crew', id)?.lookup_company_division_id),
    );
    if (!mayAll) throw new AppError('FORBIDDEN');
  },
  decide: ({ crews, permissions }, { items }) => reorderCrews(crews, items, permissions),
  result: (_written, _mutation, { items }) => items,
};
