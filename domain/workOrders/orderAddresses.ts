import type { WorkOrderTypeName } from './types';
import { SCREEN_TITLES } from '../labels/screens';

/**
 * What the addresses and titles of a type of work order are made from. It stands beside `WORK_ORDER_TYPES`, which has the
 * fields too, because each page of the app carries it.
 */
interface OrderAddress<Type extends WorkOrderTypeName> {
  type: Type;
  en: string;
  /** Follows "Orden de trabajo", "Nueva orden" and "Orden". */
  es: string;
  /** The word in the address of its paper [WO-021]. */
  paper: string;
  /** The title of its paper, where that is another. */
  paper_title?: { en: string; es: string };
  /** A person may start one at `/work-order/new/{type}`; the server starts those for Prep [WO-002]. */
  isStartedByHand: boolean;
  /** Its form has an address below Supervisor Detail too, which leads back there. */
  isInField: boolean;
}

/** Each type, in the order of menus and lists [WO-001]. */
export const ORDER_ADDRESSES: Readonly<{ [Type in WorkOrderTypeName]: OrderAddress<Type> }> = {
  gunite: {
    type: 'gunite',
    en: 'Gunite',
    es: 'de gunita',
    paper: 'gunite-work-order',
    isStartedByHand: true,
    isInField: true,
  },
  boulder: {
    type: 'boulder',
    en: 'Boulder',
    es: 'de rocas',
    paper: 'boulder-work-order',
    isStartedByHand: true,
    isInField: true,
  },
  pebble: {
    type: 'pebble',
    en: 'Pebble',
    es: 'de pebble',
    paper: 'pebble-work-order',
    isStartedByHand: true,
    isInField: true,
  },
  daily: {
    type: 'daily',
    en: 'Daily',
    es: 'diaria',
    paper: 'pebble-daily-work-order',
    isStartedByHand: true,
    isInField: true,
  },
  prep: {
    type: 'prep',
    en: 'Prep',
    es: 'de preparación',
    paper: 'prep-work-order',
    isStartedByHand: false,
    isInField: true,
  },
  repair: {
    type: 'repair',
    en: 'Repair',
    es: 'de reparación',
    paper: 'warranty-work-order',
    paper_title: SCREEN_TITLES.warranty_work_order,
    isStartedByHand: true,
    isInField: false,
  },
};
