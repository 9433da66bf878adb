import type { CardKind } from '../boards/kinds';
import type { WorkOrderTypeName } from './types';
import { WORK_ORDER_TYPES } from './workOrderTypes';

const TYPE_OF_KIND = new Map<string, WorkOrderTypeName>(
  WORK_ORDER_TYPES.flatMap(({ type, stops }) => stops.map((kind) => [kind, type] as const)),
);

/** The type of work order that belongs to a stop; null for a visit before the work [FLD-003]. */
export const orderOfKind = (kind: CardKind | 'PRESITE'): WorkOrderTypeName | null => TYPE_OF_KIND.get(kind) ?? null;
