import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#domain/values';
import { jobInfoSchema } from '../../domain/jobs/draftSchema';
import { jobInput } from '../../domain/jobs/jobInput';
import { newJobDraft } from '../../domain/jobs/newJobDraft';
import { draftOfAnswer } from '../../domain/subJobs/draftOfAnswer';
import { newSubJobDraft } from '../../domain/subJobs/newSubJobDraft';
import { FACTS } from '../../domain/subJobs/testFacts';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type Fields, type SavedSubJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query("insert into homeowner (id, first_name, last_name) values (800, 'Olga', 'Own')");
});

const OAK = { name: 'Oak', company: { id: 700 } };
const saved = async (subJob: Fields): Promise<SavedSubJob> =>
  firstSubJob(await jobs.create({ ...OAK, sub_jobs: [subJob] }));
/** Answers tell more of a reference than its id. */
const within = (fields: Fields): Fields =>
  expect.objectContaining(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, matcher(value)])),
  ) as Fields;
const matcher = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(matcher);
  return isRecord(value) ? within(value) : value;
};

describe('every field of a job that is saved is read as it was written', () => {
  it('on the job [JOB-019 JOB-022]', async () => {
    const job = {
      ...OAK,
      homeowner: { id: 800 },
      phone: '(713) 555-0142',
      key_map: '491K',
      entered_date: '2026-03-01',
      address_line_1: '12 Oak Ln',
      address_line_2: 'Gate',
      city: 'Katy',
      state: 'Texas',
      zip_code: '77450',
      county: 'Harris',
      mmg_mileage: 12.5,
      manchaca_mileage: 3,
      gate_code: '#42',
      notes: 'Two\nlines',
      is_central_texas: true,
      is_display: true,
      is_commercial: true,
      homeowner_first_name: 'Olga',
      homeowner_last_name: 'Own',
      homeowner_phone: '(713) 555-0143',
      homeowner_secondary_phone: '(713) 555-0144',
      homeowner_email: 'olga@own.test',
    };
    expect(await jobs.create(job)).toEqual(within(job));
    expect(await jobs.create({ ...OAK, is_commercial: null })).toMatchObject({
      is_central_texas: false,
      is_display: false,
      is_commercial: false,
    });
  });

  it('on the copy of a homeowner, which changes no record, and is a free text on a job of a builder [JOB-074]', async () => {
    const copy = {
      homeowner_first_name: 'Olaf',
      homeowner_last_name: 'Owner',
      homeowner_phone: '(713) 555-0199',
      homeowner_secondary_phone: '(713) 555-0198',
      homeowner_email: 'olaf@own.test',
    };
    expect(await jobs.create({ ...OAK, homeowner: { id: 800 }, ...copy })).toEqual(within(copy));
    const { rows } = await database.pool.query(
      'select first_name, last_name, phone_number, secondary_phone_number, email_address, version from homeowner where id = 800',
    );
    expect(rows).toEqual([
      {
        first_name: 'Olga',
        last_name: 'Own',
        phone_number: null,
        secondary_phone_number: null,
        email_address: null,
        version: 1,
      },
    ]);
    expect(await jobs.create({ ...OAK, homeowner: null, ...copy })).toEqual(within({ ...copy, homeowner: null }));
  });

  it('on a pebble sub-job [SUB-001 SUB-003 SUB-012 PEB-001 PEB-003 PEB-005 PEB-007 PEB-027]', async () => {
    const subJob = {
      job_category: { id: 2 },
      job_types: ['Pool', 'Spa'],
      pool_type: { id: 2 },
      spa_type: { id: 3 },
      plan_perimeter: 1,
      pebble_perimeter: 2,
      mmg_perimeter: 3,
      mmg_pebble_perimeter: 4,
      plan_sa: 5.25,
      plan_ia: 6,
      mmg_ia: 7,
      quoted_ia: 8,
      is_cash_on_delivery: true,
      is_in_print_queue: true,
      is_critical_note: true,
      critical_note: 'Dog',
      is_invoiced: true,
      pebble_details: {
        is_request_form: true,
        request_date: '2026-03-01',
        notes: 'n',
        is_slurry_pickup: true,
        slurry_pickup_notes: 's',
        is_can_show: true,
        is_complete_chip_out: true,
        is_update_channel_drain: true,
        is_trim_tile: true,
        is_trash_pick_up: true,
        is_no_prep_print: true,
        tile_information: 't',
        crew_information: [
          {
            phase_type: { id: 1 },
            status: { id: 5 },
            date: '2026-03-20',
            crew: { id: 7011 },
            foreman: { id: 7101 },
            job_order: 2,
            notes: 'c',
          },
          { phase_type: { id: 5 }, status: { id: 2 }, slurry_pickup: { id: 1 } },
        ],
        color_additions: [
          {
            material_type: { id: 1 },
            color: { id: 3 },
            additions: [{ id: 4 }],
            pool_section: { id: 2 },
            batches_used: '2',
            notes: 'k',
          },
        ],
      },
    };
    const read = await saved({
      ...subJob,
      depth_low: null,
      pebble_details: {
        ...subJob.pebble_details,
        crew_information: subJob.pebble_details.crew_information.map((row) => ({ id: -1, ...row })),
      },
    });
    expect(read).toEqual(within(subJob));
  });

  it('on a gunite sub-job with boulders and a presite [GUN-001 GUN-003 BLD-001 PRE-001 PRE-002 PRE-004 PRE-007]', async () => {
    const subJob = {
      job_category: { id: 1 },
      depth_low: 3,
      depth_mid: 4.5,
      depth_high: 6,
      gunite_details: {
        request_date: '2026-03-01',
        requested_app_date: '2026-03-05',
        notes: 'g',
        is_spa_negative_edge: true,
        is_spa_rolled_edge: true,
        is_flash: true,
        gunite_history: [
          {
            gunite_date: '2026-03-02',
            status: { id: 2 },
            crew: { id: 7041 },
            type: { id: 1 },
            yardage: 12.5,
            job_order: 1,
            notes: 'h',
          },
        ],
      },
      boulder_details: [{ status: { id: 1 }, addition: { id: 5 }, completed_date: '2026-03-04', notes: 'b' }],
      presite: {
        checkin_date: '2026-03-01',
        scheduled_date: '2026-03-02',
        presite_supervisor: { id: 7102 },
        feet_of_hose_needed: 50,
        is_water_on_site: true,
        is_access_to_power: false,
        access_notes: 'a',
        is_pool_ready_to_shoot: true,
        is_job_caved_in: false,
        is_stub_out: true,
        is_needs_inspection: null,
        is_weeping: false,
        is_depth_matches_plan: true,
        additional_depth_notes: 'd',
        plan_change_notes: 'p',
        is_steel_done: true,
        steel_notes: 's',
        is_bond_cote: true,
        is_complete_chip_out: false,
        install_trim_tile_mosaics: true,
        slurry_type: { id: 99_999 },
        slurry_type_other: 'Tank',
        slurry_type_notes: 'n',
        fittings_pool: 1,
        fittings_spa: 2,
        fittings_other: 3,
        eyeballs_pool: 4,
        eyeballs_spa: 5,
        eyeballs_slotted: 6,
        rope_anchors: 7,
        umbrella_sleeves: 8,
        in_floor_nozzles: 9,
        vgb_main_drains: 2,
        vgb_main_drains_by: { id: 1 },
        estimated_number_of_batches: 11,
        estimated_number_of_hoses: 12,
        comments: [{ comment: 'Gate locked' }],
      },
    };
    expect(await saved(subJob)).toEqual(within(subJob));
  });

  it('counts the files of a presite, not its folders, those that are gone or those beside it [PRE-002]', async () => {
    const { id } = await saved({ job_category: { id: 1 }, presite: { feet_of_hose_needed: 50 } });
    const read = async (): Promise<unknown> =>
      rootOf(
        await ask('admin', 'query ($id: Int!) { job_detail(job_detail_id: $id) { presite { document_count } } }', {
          id,
        }),
        'job_detail',
      );
    expect(await read()).toEqual({ presite: { document_count: 0 } });
    await database.pool.query(
      `insert into document (job_id, job_detail_id, is_presite, folder, file_name, file_type, storage_key, deleted_at)
      select d.job_id, d.id, f.is_presite, f.folder, f.name, f.type, f.key, f.gone from job_detail d,
        (values (true, '', 'a.jpg', 'image/jpeg', 'count/a', null), (true, 'Steel/', 'b.jpg', 'image/jpeg', 'count/b', null),
          (true, 'Empty/', null, null, null, null), (true, '', 'c.jpg', 'image/jpeg', 'count/c', now()),
          (false, '', 'd.jpg', 'image/jpeg', 'count/d', null)) f(is_presite, folder, name, type, key, gone)
      where d.id = $1`,
      [id],
    );
    expect(await read()).toEqual({ presite: { document_count: 2 } });
  });

  it('on a warranty sub-job [WAR-001 WAR-003 WAR-004 WAR-007 WAR-011 WAR-012]', async () => {
    const subJob = {
      job_category: { id: 3 },
      warranty_details: {
        priority: { id: 1 },
        category: { id: 2 },
        description: 'd',
        description_notes: 'n',
        special_instructions: 's',
        contact_notes: 'c',
        other_info: 'o',
        report_notes: 'r',
        is_will_need_to_return: true,
        repair_supervisor: { id: 99_999 },
        other_repair_supervisor: 'Sam',
        invoice_date: '2026-03-01',
        is_gunite_division: true,
        is_pebble_division: true,
        is_boulder_creations_division: true,
        chemicals: {
          alkalinity: 1,
          calcium: 2,
          chlorine: 3,
          cyanuric_acid: 4,
          ph: 7.4,
          phosphates: 5,
          sequestering_agent: 6,
        },
        gunite_crew: { id: 7041 },
        gunite_application_date: '2025-01-02',
        pool_info: 'p',
        pool_sections: [{ id: 1 }, { id: 3 }],
        schedule: [
          {
            fieldworker: { id: 7101 },
            start: '2026-03-12T08:00:00',
            end: '2026-03-12T09:15:00',
            completion: true,
            additional_notes: 'v',
          },
        ],
        pebble_details: [
          {
            app_date: '2025-05-01',
            detail_date: '2025-05-02',
            color: { id: 1 },
            additions: [{ id: 2 }],
            section: { id: 2 },
            crew: { id: 7021 },
            detail_crew: { id: 7021 },
          },
        ],
        crew_repair_jobs: [
          {
            date: '2026-03-14',
            company_division: { id: 3 },
            crew: { id: 7021 },
            status: { id: 2 },
            notes: 'w',
            pebble_phase_type: { id: 2 },
          },
        ],
      },
    };
    expect(await saved(subJob)).toEqual(within(subJob));
  });
});

describe('the form', () => {
  it('sends its drafts as they are: new ones, and those that were read [JOB-055 JOB-059]', async () => {
    const drafts = [1, 2, 3, null].map((id, at) =>
      newSubJobDraft(`new-${at}`, id === null ? null : { id, name: null }, FACTS),
    );
    const company = { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: null };
    const job = await jobs.create(jobInput({ ...newJobDraft('2026-03-01'), name: 'Oak', company }, drafts));
    expect(job.sub_jobs).toHaveLength(3);
    const read = job.sub_jobs.map((subJob) => draftOfAnswer(subJob, FACTS));
    const again = await jobs.update(job.id, jobInput({ ...jobInfoSchema.parse(job), name: 'Elm' }, read));
    expect(again).toMatchObject({
      name: 'Elm',
      version: 2,
      sub_jobs: [{ version: 1 }, { version: 1 }, { version: 1 }],
    });
  });
});

describe('what a save cannot set', () => {
  it('is told by the rules and the server alone [PEB-031 PEB-037 GUN-020 WAR-021]', async () => {
    const pebble = await saved({
      job_category: { id: 2 },
      awaiting_builder_date: '2020-01-01',
      pebble_details: { total_batches: 5, prep_date: '2020-01-01', prep_status: 3 },
    });
    expect(pebble).toMatchObject({
      awaiting_builder_date: null,
      pebble_details: { total_batches: null, prep_date: null, prep_status: 2 },
    });
    const gunite = await saved({
      job_category: { id: 1 },
      gunite_details: { crew_id: 7041, flash_crew_id: 7041, finished_date: '2020-01-01' },
    });
    expect(gunite.gunite_details).toMatchObject({ crew_id: null, flash_crew_id: null, finished_date: null });
    const warranty = await saved({
      job_category: { id: 3 },
      warranty_details: { job_entered_by: 'Somebody', creation_date: '2020-01-01', imported_job_code: 'X' },
    });
    expect(warranty.warranty_details).toMatchObject({ job_entered_by: 'Avery Lindqvist', imported_job_code: null });
  });
});
