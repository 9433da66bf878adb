/** The fields by which two records are found to be alike. */
export type Likeness = 'name' | 'phone' | 'email' | 'address';

/** A record that is like the one that is typed. */
export interface SimilarRecord {
  id: number;
  name: string;
  /** A note that distinguishes it from others of the same name. */
  note: string;
  likeness: readonly Likeness[];
  is_inactive: boolean;
}
