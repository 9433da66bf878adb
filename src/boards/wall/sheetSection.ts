import type { ReactNode } from 'react';

/** One item of a section: drawn as it is, never cut. */
interface SheetItem {
  key: string;
  node: ReactNode;
}

/** A section: its heading stands above its items, also where they go on in another column. */
export interface SheetSection {
  key: string;
  className?: string;
  /** Null for items without a heading. */
  name: string | null;
  notes?: readonly (string | null)[];
  items: readonly SheetItem[];
}
