/**
 * A card that somebody else moved. @typeParam Place how its reader names places @typeParam Entity the tables of cards
 * that its reader knows
 */
export interface MovedCard<Place, Entity extends string = string> {
  key: string;
  entity: Entity;
  job_detail_id: number;
  job_name: string | null;
  /** ISO 8601. */
  at: string;
  user_name: string | null;
  from: Place;
  to: Place;
}
