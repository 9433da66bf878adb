/** What the palette finds among the records. */
export const HIT_KINDS = ['job', 'builder', 'homeowner', 'employee'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** A found record: what it is called, and what tells it from others of that name. */
export interface PaletteHit {
  kind: HitKind;
  id: number;
  label: string;
  note: string;
}

const PATHS: Readonly<Record<HitKind, (id: number) => string>> = {
  job: (id) => `/job/${id}/edit`,
  builder: (id) => `/customer/${id}/edit`,
  homeowner: (id) => `/homeowner/${id}/edit`,
  employee: (id) => `/employee/${id}/edit`,
};

/** Where a found record is looked at. */
export const hitPath = ({ kind, id }: Pick<PaletteHit, 'kind' | 'id'>): string => PATHS[kind](id);

/** A text shorter than this finds no records. */
export const SHORTEST_TEXT = 2;
