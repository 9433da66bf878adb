import type { ComponentType } from 'react';
import type { LocalText } from '#domain/localText';
import type { JobDraft } from '#domain/jobs/draft';

interface Common {
  name: string;
  label: LocalText;
  required?: true;
  /** Jobs that have the field; all of them without it. */
  isIn?: (draft: JobDraft, isProduction: boolean) => boolean;
  /** It takes the whole line. */
  isWide?: true;
  /** As wide as what is typed into it. */
  isShort?: true;
  /** Fields that follow each other in one block. */
  block?: 'address';
}

/** A field of Job Info; the kind says which input it is. */
export type InfoField = Common &
  (
    | { kind: 'text' | 'long' | 'email'; max: number }
    | { kind: 'amount'; unit?: string }
    | { kind: 'date' | 'phone' | 'check' | 'city' | 'shown' }
    /** With an input of its own, which reads its label from here. */
    | { kind: 'own'; input: ComponentType<{ label: string }> }
  );

export interface InfoSection {
  title: LocalText;
  fields: readonly InfoField[];
  isClosed?: true;
  isIn?: (draft: JobDraft) => boolean;
}
