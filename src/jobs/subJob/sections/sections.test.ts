import { describe, expect, it } from 'vitest';
import type { SectionSpec } from '../section/sectionSpec';
import { aSubJob, GUNITE_JOB, PEBBLE_JOB, statusOf, WARRANTY_JOB } from '../stories/storyJobs';
import type { SubJobDraft } from '#domain/jobs/draft';
import { GUNITE_DIMENSIONS, PEBBLE_DIMENSIONS, SUB_JOB } from './commonSections';
import { GUNITE } from './guniteSections';
import { PEBBLE_DATES, PEBBLE_FLAGS } from './pebbleSections';
import { PRESITE } from './presiteSection';
import { WARRANTY, WARRANTY_POOL, WATER_CHEMISTRY } from './warrantySections';

const fieldsOf = (section: SectionSpec, subJob: SubJobDraft) =>
  section.groups.flatMap(({ fields }) => fields).filter(({ isIn }) => isIn?.(subJob) ?? true);
const labels = (section: SectionSpec, subJob: SubJobDraft): string[] =>
  fieldsOf(section, subJob).map(({ label }) => label.en);
const kinds = (section: SectionSpec, subJob: SubJobDraft, kind: string): string[] =>
  fieldsOf(section, subJob)
    .filter((field) => field.kind === kind)
    .map(({ name }) => name);

const gunite = aSubJob(1);
const pebble = aSubJob(2);
const warranty = aSubJob(3);

describe('the fields of a sub-job', () => {
  it('are the same for all, with pool and spa only on gunite and pebble, and what depends on others only with them [SUB-022]', () => {
    expect(labels(SUB_JOB, gunite)).toEqual([
      'Category',
      'Status',
      'Job Types',
      'Pool Type',
      'Spa Type',
      'COD',
      'Print Queue',
      'Invoiced',
      'Critical Note',
    ]);
    expect(labels(SUB_JOB, warranty)).toEqual([
      'Category',
      'Status',
      'Job Types',
      'COD',
      'Print Queue',
      'Invoiced',
      'Critical Note',
    ]);
    expect(labels(SUB_JOB, { ...gunite, status: statusOf(19), is_critical_note: true })).toEqual(
      expect.arrayContaining(['Awaiting Builder Date', 'Critical Note Text']),
    );
    expect(kinds(SUB_JOB, { ...gunite, status: statusOf(19) }, 'shownDate')).toEqual(['awaiting_builder_date']);
  });

  it('are the dimensions of their category [GUN-021]', () => {
    expect(labels(GUNITE_DIMENSIONS, gunite)).toEqual([
      'Plan Perimeter',
      'MMG Perimeter',
      'Plan SA',
      'Depth Low',
      'Depth Mid',
      'Depth High',
    ]);
    expect(labels(PEBBLE_DIMENSIONS, pebble)).toEqual([
      'Pebble Perimeter',
      'MMG Pebble Perimeter',
      'Plan SA',
      'Quoted IA',
      'Plan IA',
      'MMG IA',
      'Depth Low',
      'Depth Mid',
      'Depth High',
    ]);
    expect(kinds(GUNITE, gunite, 'shownDate')).toEqual(['scheduled_date', 'finished_date', 'flash_date']);
    expect(kinds(GUNITE, gunite, 'shownNumber')).toEqual(['total_yardage', 'flash_yards']);
  });

  it('of gunite are its days, edges, flash and notes beside the history [GUN-002]', () => {
    expect(labels(GUNITE, GUNITE_JOB)).toEqual([
      'Date of Request',
      'Requested Date',
      'Scheduled Date',
      'Finished Date',
      'Flash Date',
      'Total Yardage',
      'Flash Yards',
      'Spa Negative Edge',
      'Spa Rolled Edge',
      'Flash',
      'Notes',
    ]);
  });

  it('of pebble are its days, of which those of the phases are worked out, and its flags [PEB-003 PEB-022 PEB-023 PEB-024]', () => {
    expect(labels(PEBBLE_DATES, PEBBLE_JOB)).toEqual([
      'Date of Request',
      'Requested App Date',
      'Prep Date',
      'Scheduled App Date',
      'App Date',
      'Detail Date',
    ]);
    expect(kinds(PEBBLE_DATES, PEBBLE_JOB, 'shownDate')).toEqual([
      'prep_date',
      'scheduled_app_date',
      'app_date',
      'detail_date',
    ]);
    expect(labels(PEBBLE_FLAGS, PEBBLE_JOB)).toEqual([
      'Request Form',
      'Can Show',
      'Complete Chip Out',
      'Update Channel Drain',
      'Trim Tile',
      'Trash Pick Up',
      'No Prep Print',
      'Slurry Pickup',
      'Tile Information',
      'Notes',
    ]);
    expect(
      labels(PEBBLE_FLAGS, {
        ...pebble,
        pebble_details: pebble.pebble_details && { ...pebble.pebble_details, is_slurry_pickup: true },
      }),
    ).toContain('Slurry Pickup Notes');
  });

  it('of a warranty are those of its intake, of the water and of the pool [WAR-002 WAR-003 WAR-004]', () => {
    expect(labels(WARRANTY, warranty)).toEqual([
      'Creation Date',
      'Entered By',
      'Priority',
      'Category',
      'Description',
      'Description Notes',
      'Special Instructions',
      'Contact Notes',
      'Repair Supervisor',
      'Other Information',
      'Report Notes',
      'Need to Return',
      'Invoice Date',
      'Gunite Division',
      'Pebble Division',
      'Boulder Creations Division',
    ]);
    expect(labels(WARRANTY, WARRANTY_JOB)).toEqual(
      expect.arrayContaining(['Imported Job Code', 'Other Repair Supervisor']),
    );
    expect(fieldsOf(WATER_CHEMISTRY, warranty).map(({ name }) => name)).toEqual([
      'chemicals.alkalinity',
      'chemicals.calcium',
      'chemicals.chlorine',
      'chemicals.cyanuric_acid',
      'chemicals.ph',
      'chemicals.phosphates',
      'chemicals.sequestering_agent',
    ]);
    expect(labels(WARRANTY_POOL, warranty)).toEqual([
      'Pool Sections',
      'Pool Info',
      'Gunite Crew',
      'Gunite Application Date',
    ]);
  });

  it('of the presite stand in their groups; questions are answered by Yes or No, counts are whole numbers [PRE-004 PRE-022]', () => {
    expect(PRESITE.groups.map(({ title }) => title?.en)).toEqual([
      undefined,
      'Access',
      'Shell',
      'Steel',
      'Prep',
      'Materials',
    ]);
    expect(PRESITE.groups[0]?.fields.map(({ name, label }) => [name, label.en])).toEqual([
      ['checkin_date', 'Presite Date'],
      ['scheduled_date', 'Scheduled Date'],
      ['presite_supervisor', 'Supervisor'],
    ]);
    expect(kinds(PRESITE, gunite, 'yesNo')).toEqual([
      'is_water_on_site',
      'is_access_to_power',
      'is_pool_ready_to_shoot',
      'is_job_caved_in',
      'is_stub_out',
      'is_needs_inspection',
      'is_weeping',
      'is_depth_matches_plan',
      'is_steel_done',
      'is_bond_cote',
      'is_complete_chip_out',
      'install_trim_tile_mosaics',
    ]);
    expect(kinds(PRESITE, gunite, 'count')).toEqual([
      'feet_of_hose_needed',
      'fittings_pool',
      'fittings_spa',
      'fittings_other',
      'eyeballs_pool',
      'eyeballs_spa',
      'eyeballs_slotted',
      'rope_anchors',
      'umbrella_sleeves',
      'in_floor_nozzles',
      'vgb_main_drains',
      'estimated_number_of_batches',
      'estimated_number_of_hoses',
    ]);
  });

  it('ask for the other slurry type when it is "Other" [PRE-006]', () => {
    const other = {
      ...gunite,
      presite: gunite.presite && { ...gunite.presite, slurry_type: { id: 99_999, name: 'Other' } },
    };
    expect(
      [gunite, other].map((subJob) => fieldsOf(PRESITE, subJob).some(({ name }) => name === 'slurry_type_other')),
    ).toEqual([false, true]);
  });
});
