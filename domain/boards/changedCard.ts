import type { Change } from '../changes';
import { cardKey } from './boardState';
import type { CardEntity } from './types';

/** A sub-job's own change is none of a card: the warranty boards make theirs of it. */
const ENTITIES: Readonly<Record<Exclude<CardEntity, 'job_detail'>, true>> = {
  crew_information: true,
  crew_repair_job: true,
  gunite_history: true,
  warranty_schedule: true,
};
const isCardEntity = (entity: string): entity is CardEntity => Object.hasOwn(ENTITIES, entity);

/** The key of the card that a change writes; null for a change of another row, such as a sub-job's. */
export const changedCard = (change: Change): string | null => {
  if (!isCardEntity(change.entity)) return null;
  return change.id === null ? (change.key ?? '') : cardKey(change.entity, change.id);
};
