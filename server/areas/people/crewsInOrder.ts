import type { FieldAsker } from '../../api/fieldRights';
import { seesColumns } from '../../api/seenColumns';
import type { Row } from '../../db/statement';

const ORDERED_BY = ['crew.lookup_company_division_id', 'crew.sort_order'] as const;

/** Crews of an employee as they came, in their own order; by name for whom that does not exist [USR-018]. */
export const crewsInOrder = (actor: FieldAsker, crews: readonly Row[]): Row[] =>
  seesColumns(actor, ORDERED_BY)
    ? [...crews]
    : crews.toSorted((a, b) => String(a.name).localeCompare(String(b.name), 'en') || Number(a.id) - Number(b.id));
