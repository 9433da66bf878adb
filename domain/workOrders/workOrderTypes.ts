import { BOULDER } from './types/boulder';
import { DAILY } from './types/daily';
import { GUNITE } from './types/gunite';
import { PEBBLE } from './types/pebble';
import { PREP } from './types/prep';
import { REPAIR } from './types/repair';
import type { WorkOrderEntry, WorkOrderField, WorkOrderRows, WorkOrderSection, WorkOrderType } from './types';

/** The six types of work orders, in the order of menus and lists [WO-001]. */
export const WORK_ORDER_TYPES: readonly WorkOrderType[] = [GUNITE, BOULDER, PEBBLE, DAILY, PREP, REPAIR];

const BY_TYPE = new Map<string, WorkOrderType>(WORK_ORDER_TYPES.map((row) => [row.type, row]));

/** The type of a word in an address (`daily`), or undefined. */
export const workOrderType = (word: string): WorkOrderType | undefined => BY_TYPE.get(word);

/** The switch of a section [WO-006]. */
export const sectionFlag = ({ name }: Pick<WorkOrderSection, 'name'>): string => `is_${name}_section_complete`;

export const isRows = (entry: WorkOrderEntry): entry is WorkOrderRows => entry.kind === 'rows';
export const isField = (entry: WorkOrderEntry): entry is WorkOrderField => entry.kind !== 'rows';

/** All entries of a type, section after section. */
export const entriesOf = ({ sections }: Pick<WorkOrderType, 'sections'>): WorkOrderEntry[] =>
  sections.flatMap(({ entries }) => [...entries]);
