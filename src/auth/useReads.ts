import { useReach } from './useReach';

/** Whether the signed-in user reads a field, by its table: what is hidden is not asked for [USR-017 USR-018]. */
export const useReads = (table: string, field: string): boolean => useReach()(table).reads(field);
