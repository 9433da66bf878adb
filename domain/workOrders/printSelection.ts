import { idInAddress } from '../inputs/idInAddress';
import type { WorkOrderTypeName } from './types';
import { workOrderType } from './workOrderTypes';

/** The tabs of the print queue, and the words of its addresses [WO-030]. */
export type PrintStage = 'gunite' | 'boulder' | 'prep' | 'pebble' | 'warranty';
export const PRINT_STAGES: readonly PrintStage[] = ['gunite', 'boulder', 'prep', 'pebble', 'warranty'];

/** Sheets of one address at most. */
export const MAX_SHEETS = 100;

/** The ids of an address, in its order, each once; what is no id is passed over [WO-030]. */
export const readIds = (selection: string): number[] =>
  [...new Set(selection.split(',').flatMap((word) => idInAddress(word.trim()) ?? []))].slice(0, MAX_SHEETS);

/** A work order, as an address of several names it. */
export interface SelectedOrder {
  type: WorkOrderTypeName;
  id: number;
}

/** The work orders of an address, "pebble-12,repair-3"; what names none is passed over. */
export const readOrders = (selection: string): SelectedOrder[] => {
  const words = [...new Set(selection.split(',').map((word) => word.trim().toLowerCase()))];
  return words
    .flatMap((word): SelectedOrder[] => {
      const [, name = '', digits = ''] = /^([a-z]+)-(\d+)$/.exec(word) ?? [];
      const [type, id] = [workOrderType(name)?.type, idInAddress(digits)];
      return type === undefined || id === null ? [] : [{ type, id }];
    })
    .slice(0, MAX_SHEETS);
};

export const ordersText = (orders: readonly SelectedOrder[]): string =>
  orders.map(({ type, id }) => `${type}-${id}`).join(',');
