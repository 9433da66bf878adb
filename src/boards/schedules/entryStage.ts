import { cardKind, STAGE_OF_KIND } from '#domain/boards/cardKind';
import type { Stage } from '#domain/boards/kinds';
import type { CalendarEntry } from './calendarApi';

const ENTITIES = ['crew_information', 'crew_repair_job', 'gunite_history'] as const;

/** The stage whose colour an entry has. */
export const entryStage = ({ key, phase_id, type_id }: Pick<CalendarEntry, 'key' | 'phase_id' | 'type_id'>): Stage => {
  const entity = ENTITIES.find((one) => key.startsWith(`${one}:`)) ?? 'crew_information';
  return STAGE_OF_KIND[cardKind({ entity, phase_id, type_id, division_id: null })];
};
