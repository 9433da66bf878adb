import type { Need } from '#domain/access/can';

/** What is asked about: a screen by its address, a call or a field by its name, or a record to see or to change. */
export interface Question {
  kind: 'screen' | 'call' | 'field' | 'record';
  name: string;
  field?: string | null;
  id?: number | null;
  action?: 'view' | 'edit' | null;
}

/** What a subject needs, and whether its rows decide as well; null for a subject that does not exist. */
export interface Subject {
  need: Need;
  rows: string | null;
}

type RuleState = 'met' | 'not_met' | 'not_held';

/** A rule of the row scope: a way in by its code, or a limit on all of them. */
export interface RowRule {
  name: string;
  kind: 'rule' | 'limit' | 'assignment';
  code: string | null;
  state: RuleState;
}
