import type { WorkOrderEntry } from './types';

const titleCase = (name: string): string =>
  name
    .replace(/_id$/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The English label of an entry; Spanish is found by it. */
export const workOrderLabel = (entry: Pick<WorkOrderEntry, 'name' | 'label'>): string =>
  entry.label ?? titleCase(entry.name);
