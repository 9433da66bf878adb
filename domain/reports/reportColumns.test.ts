import { describe, expect, it } from 'vitest';
import { REPORTS } from './reports';

const WARRANTY =
  'Job #, Name, Builder, City, Priority, Category, Description, Supervisor, Created, Age (days), Status, Next Visit';

/** Columns, groups and bars of each report of rows. */
const WRITTEN: Record<string, [columns: string, group: string | null, bars: string | null]> = {
  'top-contacts': [
    'Rank, Contact, Position, Builder, Phone, Email, Jobs, Gunite, Pebble, Warranty, Last Job',
    null,
    'rows: jobs by contact',
  ],
  'customer-contact-list': [
    'Builder, Customer No., Contact, Position, Phone, Email, Business Phone, City, State',
    'Builder',
    null,
  ],
  coverage: [
    'Job #, Name, Builder, Crew, Foreman, Color, Material, App Date, Area (sq ft), Batches, Sq ft per Batch',
    'Crew',
    'groups: square_feet_per_batch',
  ],
  'per-company-job': [
    'Job #, Name, Address, City, Category, Job Types, Status, Scheduled, Finished or App Date, Yards, Area (sq ft), Color',
    'Company',
    null,
  ],
  'warranty-aging': [WARRANTY, 'Age', 'groups: count'],
  'warranty-jobs-outstanding': [`${WARRANTY}, Division, Special Instructions, Return`, 'Status', null],
  'slurry-pickup': ['Date, Job #, Name, Builder, Address, Key Map, Pickup, Status, Batches, Notes', 'Pickup', null],
  'color-location': [
    'Color, Material, Job #, Name, Builder, Address, City, Section, Additions, App Date',
    'Color',
    null,
  ],
  overrides: [
    'Day, Rule, Job #, Name, From Crew, From Date, To Crew, To Date, Reason, In Own Words, Who, Load, Capacity, % of Capacity',
    'Rule',
    null,
  ],
};

describe('the reports of rows', () => {
  it.each(Object.values(REPORTS))('have in $name the columns, groups and bars of the spec [RPT-013]', (report) => {
    const { name, columns, group, chart } = report;
    const by = chart?.name === undefined ? '' : ` by ${chart.name}`;
    expect([
      columns.map(({ label }) => label.en).join(', '),
      group?.en ?? null,
      chart ? `${chart.of}: ${chart.value}${by}` : null,
    ]).toEqual(WRITTEN[name]);
  });

  it('shows only the map of color locations beside its rows [RPT-013]', () => {
    expect(Object.values(REPORTS).flatMap(({ name, hasMap }) => (hasMap ? [name] : []))).toEqual(['color-location']);
  });
});
