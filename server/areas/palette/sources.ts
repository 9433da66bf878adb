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
  label: string;
  note: string;
  /** Of equally good rows the first. */
  order: string;
  /** Also found by its number. */
  byId?: true;
  /** Row scope decides too. */
  ofJobs?: true;
}

const joined = (...columns: string[]): string =>
  `concat_ws(', ', ${columns.map((column) => `nullif(${column}, '')`).join(', ')})`;

export const PALETTE_SOURCES: readonly PaletteSource[] = [
  {
    kind: 'job',
    need: QUICK_SEARCH,
    from: 'job',
    where: 'job.deleted_at is null and not job.is_estimate',
    byId: true,
    ofJobs: true,
    columns: ['job.name', 'job.address_line_1', 'job.city'],
    label: "coalesce(nullif(job.name, ''), job.address_line_1, '')",
    note: `concat_ws(' · ', '#' || job.id, nullif(${joined('job.address_line_1', 'job.city')}, ''))`,
    order: 'job.id desc',
  },
  {
    kind: 'builder',
    need: RESOURCE_NEEDS.customer.read,
    from: 'customer',
    where: 'customer.deleted_at is null',
    columns: ['customer.company_name', 'customer.city'],
    label: 'customer.company_name',
    note: joined('customer.city', 'customer.business_phone'),
    order: 'customer.is_active desc, customer.id',
  },
  {
    kind: 'homeowner',
    need: RESOURCE_NEEDS.homeowner.read,
    from: 'homeowner',
    where: 'homeowner.deleted_at is null',
    columns: ['homeowner.first_name', 'homeowner.last_name', 'homeowner.city'],
    label: "concat_ws(' ', homeowner.first_name, homeowner.last_name)",
    note: joined('homeowner.mailing_address', 'homeowner.city', 'homeowner.phone_number'),
    order: 'homeowner.id desc',
  },
  {
    kind: 'employee',
    need: RESOURCE_NEEDS.employee.read,
    from: 'employee',
    where: 'employee.deleted_at is null',
    columns: ['employee.first_name', 'employee.last_name', 'employee.position'],
    label: "concat_ws(' ', employee.first_name, employee.last_name)",
    note: joined('employee.position', 'employee.phone_number'),
    order: 'employee.is_active desc, employee.id',
  },
];
