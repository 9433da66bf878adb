import type { CivilDate } from '#domain/civilDate';
import type { CountInput } from '#domain/inventory/count/countInput';
import type { SheetRow } from '#domain/inventory/count/countSheet';
import { isRecord } from '#domain/values';
import { CallError } from '../../dataProvider/CallError';

export interface InventoryLocation {
  id: number;
  name: string;
  is_active: boolean;
}

export interface ProductCategory {
  id: number;
  name: string;
  description: string;
  count_order: number | null;
  is_active: boolean;
}

export interface CountProduct {
  id: number;
  name: string;
  product_code: string | null;
  description: string | null;
  quantity_per_unit: number | null;
  category: { id: number; description: string; count_order: number | null };
  order_unit: { name: string } | null;
}

/** A stock row as the count screen shows it [INV-004 INV-010]. */
export interface CountRow extends SheetRow {
  product: CountProduct;
  last_unit_count: number | null;
  last_individual_count: number | null;
  changed_by: string | null;
}

/** A row as the server answers it: without what the user does not see. */
type AnsweredRow = Omit<CountRow, 'product'> & {
  product: Pick<CountProduct, 'id' | 'name'> &
    Partial<Omit<CountProduct, 'category'>> & { category?: Partial<CountProduct['category']> };
};

/** A row for the screen, with nothing in place of what the user does not see. */
export const countRow = ({ product: { category, ...product }, ...row }: AnsweredRow): CountRow => ({
  ...row,
  product: {
    product_code: null,
    description: null,
    quantity_per_unit: null,
    order_unit: null,
    ...product,
    category: { id: 0, description: '', count_order: null, ...category },
  },
});

export interface CountAnswer {
  locations: readonly InventoryLocation[];
  categories: readonly ProductCategory[];
  rows: readonly CountRow[];
}

/** What someone else stored meanwhile, in place of what was read. */
export interface StoredMeanwhile {
  id: number;
  version: number;
  unit_count: number;
  individual_count: number;
  count_date: CivilDate | null;
  changed_by: string | null;
  updated_at: string;
}

const isStored = (value: unknown): value is StoredMeanwhile =>
  isRecord(value) && typeof value.id === 'number' && 'version' in value && 'unit_count' in value;

/** The rows that others changed after they were read, where a save was refused for it; nothing was saved then. */
export const storedMeanwhile = (error: unknown): readonly StoredMeanwhile[] | null =>
  error instanceof CallError && Array.isArray(error.current) ? error.current.filter(isStored) : null;

export interface Movement {
  id: number;
  kind: string;
  date: CivilDate;
  units: number;
  individuals: number;
  unit_count: number;
  individual_count: number;
  is_applied: boolean;
  reference: string | null;
  purchase_order_id: number | null;
  inventory_relocation_order_id: number | null;
  user_name: string | null;
  created_at: string;
}

/** The server, as the screens of the inventory see it. */
export interface InventoryApi {
  readCount: () => Promise<CountAnswer>;
  /** @throws CallError; `storedMeanwhile` says what others changed */
  saveCount: (input: CountInput) => Promise<readonly CountRow[]>;
  /** The newest first. */
  readMovements: (
    product_id: number,
    location_id: number,
    page: number,
  ) => Promise<{ items: readonly Movement[]; total: number }>;
}
