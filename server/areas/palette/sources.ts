import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { QUICK_SEARCH } from '#domain/access/landing';
import type { Need } from '#domain/access/can';
import type { HitKind } from '#domain/palette/hits';

/** A table that the palette looks into. Its columns may be null; all of them are looked at. */
export interface PaletteSource {
  kind: HitKind;
  need: Need;
  from: string;
  /** What stands besides the words. */
  where: string;
  columns: readonly string[];
  /** Columns with phone numbers: found by their digits. */
  phones: readonly string[];
  /** Rows of another table that find it too, by the column that names it. */
  children?: { table: string; via: string; columns: readonly string[]; phones: readonly string[] };
  label: string;
  /** What tells rows apart, of the columns that somebody sees: `seen` is null in place of another. */
  note: (seen: (column: string) => string) => string;
  /** Whether a row is no longer offered; those that are come first. */
  inactive?: string;
  /** The order of rows that match equally well. */
  order: string;
}

const joined = (...columns: string[]): string =>
  `concat_ws(', ', ${columns.map((column) => `nullif(${column}, '')`).join(', ')})`;

/** Jobs are found as the quick search finds them, also by their number; row scope decides too. */
export const JOB_SOURCE = {
  kind: 'job',
  need: QUICK_SEARCH,
  label: "coalesce(nullif(job.name, ''), job.address_line_1, '')",
  note: `concat_ws(' · ', '#' || job.id, nullif(${joined('job.address_line_1', 'job.city')}, ''))`,
} as const;

export const PALETTE_SOURCES: readonly PaletteSource[] = [
  {
    kind: 'builder',
    need: RESOURCE_NEEDS.customer.read,
    from: 'customer',
    where: 'customer.deleted_at is null',
    columns: [
      'customer.company_name',
      'customer.customer_no',
      'customer.city',
      'customer.address_line_1',
      'customer.zip_code',
      'customer.company_email',
      'customer.schedule_contact_email',
    ],
    phones: ['customer.business_phone'],
    children: {
      table: 'customer_contact',
      via: 'customer_id',
      columns: ['first_name', 'last_name', 'email_address'],
      phones: ['phone_number'],
    },
    label: 'customer.company_name',
    note: (seen) =>
      joined(
        seen('customer.city'),
        `${seen('customer.business_phone')} || coalesce(' ext. ' || nullif(btrim(${seen('customer.telephone_ext')}), ''), '')`,
      ),
    inactive: 'not customer.is_active',
    order: 'customer.is_active desc, customer.id',
  },
  {
    kind: 'homeowner',
    need: RESOURCE_NEEDS.homeowner.read,
    from: 'homeowner',
    where: 'homeowner.deleted_at is null',
    columns: [
      'homeowner.first_name',
      'homeowner.last_name',
      'homeowner.city',
      'homeowner.mailing_address',
      'homeowner.email_address',
    ],
    phones: ['homeowner.phone_number', 'homeowner.secondary_phone_number'],
    label: "concat_ws(' ', homeowner.first_name, homeowner.last_name)",
    note: (seen) => joined(...['homeowner.mailing_address', 'homeowner.city', 'homeowner.phone_number'].map(seen)),
    order: 'homeowner.id desc',
  },
  {
    kind: 'employee',
    need: RESOURCE_NEEDS.employee.read,
    from: 'employee',
    where: 'employee.deleted_at is null',
    columns: ['employee.first_name', 'employee.last_name', 'employee.position'],
    phones: ['employee.phone_number', 'employee.secondary_phone_number'],
    label: "concat_ws(' ', employee.first_name, employee.last_name)",
    note: (seen) => joined(...['employee.position', 'employee.phone_number'].map(seen)),
    inactive: 'not employee.is_active',
    order: 'employee.is_active desc, employee.id',
  },
];
