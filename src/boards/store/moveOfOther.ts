import type { CardEntity } from '#domain/boards/types';
import type { NamedPlace } from './cardHistory';

/** A card that somebody else moved since this user last looked. */
export interface MoveOfOther {
  key: string;
  entity: CardEntity;
  job_detail_id: number;
  job_name: string | null;
  /** ISO 8601. */
  at: string;
  user_name: string | null;
  from: NamedPlace;
  to: NamedPlace;
}
