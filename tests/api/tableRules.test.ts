import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database';

/** The rules that the database keeps by itself, whoever writes to it. Each refusal names its constraint. */
let pebble = 0,
  gunite = 0,
  warranty = 0;

type Values = Record<string, string | number | boolean | null>;

const insert = async (table: string, values: Values): Promise<number> => {
  const columns = Object.keys(values);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  return rows[0]?.id ?? 0;
};

/** Why a row was not stored: the constraint that refused it, `missing <column>` for an empty one, or null when it was stored. */
const refusal = async (table: string, values: Values): Promise<string | null> => {
  try {
    await insert(table, values);
    return null;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code === '23502' ? `missing ${error.column}` : (error.constraint ?? error.message);
  }
};

const database = await testDatabase();
beforeAll(async () => {
  await insert('customer', { id: 1, company_name: 'Larkmere Pools' });
  await insert('customer', { id: 2, company_name: 'Gulfwren Aquatics' });
  await insert('customer_contact', { id: 1, customer_id: 1, first_name: 'Ines' });
  await insert('customer_contact', { id: 2, customer_id: 2, first_name: 'Omar' });
  await insert('homeowner', { id: 1, first_name: 'Grace' });
  const job_id = await insert('job', { name: 'Abbott Residence', company_id: 1 });
  gunite = await insert('job_detail', { job_id, job_category_id: 1 });
  pebble = await insert('job_detail', { job_id, job_category_id: 2 });
  warranty = await insert('job_detail', { job_id, job_category_id: 3 });
  await insert('crew', { id: 1, name: 'App 1', subdivision: 'App', lookup_company_division_id: 3 });
  await insert('employee', { id: 1, first_name: 'Luis', last_name: 'Garza' });
});

describe('a builder', () => {
  it('needs a company name that is not blank [BLDR-004]', async () => {
    expect(await refusal('customer', { company_name: null })).toBe('missing company_name');
    expect(await refusal('customer', { company_name: '  ' })).toBe('customer_company_name_not_blank');
  });

  it('has e-mail addresses that are addresses [BLDR-005]', async () => {
    for (const field of ['invoice_email', 'company_email', 'schedule_contact_email', 'pricing_email']) {
      expect(await refusal('customer', { company_name: 'A', [field]: 'office at home' })).toBe(
        `customer_${field}_pattern`,
      );
    }
    expect(await refusal('customer', { company_name: 'A', invoice_email: 'office@larkmere.example' })).toBeNull();
  });

  it('has a state of at most 2 and a zip code of 5 to 10 characters, when filled [BLDR-007]', async () => {
    expect(await refusal('customer', { company_name: 'A', state: 'Tex' })).toBe('customer_state_length');
    expect(await refusal('customer', { company_name: 'A', zip_code: '7702' })).toBe('customer_zip_code_length');
    expect(await refusal('customer', { company_name: 'A', zip_code: '77024-12345' })).toBe('customer_zip_code_length');
    expect(await refusal('customer', { company_name: 'A', state: 'TX', zip_code: '77024-1234' })).toBeNull();
    expect(await refusal('customer', { company_name: 'A', state: null, zip_code: null })).toBeNull();
  });

  it('has contacts with a first name and, when filled, a real e-mail address [BLDR-010]', async () => {
    expect(await refusal('customer_contact', { customer_id: 1, first_name: ' ' })).toBe(
      'customer_contact_first_name_not_blank',
    );
    expect(await refusal('customer_contact', { customer_id: 1, first_name: 'Ana', email_address: 'ana@home' })).toBe(
      'customer_contact_email_address_pattern',
    );
  });
});

describe('a homeowner', () => {
  it('needs a first name, and an e-mail address that is one [HOM-003]', async () => {
    expect(await refusal('homeowner', { first_name: '' })).toBe('homeowner_first_name_not_blank');
    expect(await refusal('homeowner', { first_name: 'Ana', email_address: 'ana' })).toBe(
      'homeowner_email_address_pattern',
    );
  });

  it('has a state of at most 2 and a zip code of 5 to 10 characters, when filled [HOM-004]', async () => {
    expect(await refusal('homeowner', { first_name: 'Ana', state: 'Tex' })).toBe('homeowner_state_length');
    expect(await refusal('homeowner', { first_name: 'Ana', zip_code: '770' })).toBe('homeowner_zip_code_length');
  });

  it('made offline is stored once', async () => {
    const client_id = '6f1f2c0e-8f0f-4f7e-9a55-0a2f5f3c1d11';
    expect(await refusal('homeowner', { first_name: 'Ana', client_id })).toBeNull();
    expect(await refusal('homeowner', { first_name: 'Ana', client_id })).toBe('homeowner_client_id_key');
  });
});

describe('a job', () => {
  it('needs a company [JOB-020]', async () => {
    expect(await refusal('job', { name: 'Abbott Residence', company_id: null })).toBe('missing company_id');
  });

  it('needs a name, an estimate does not [JOB-021 EST-003]', async () => {
    expect(await refusal('job', { company_id: 1, name: null })).toBe('job_name_required');
    expect(await refusal('job', { company_id: 1, name: ' ' })).toBe('job_name_required');
    expect(await refusal('job', { company_id: 1, is_estimate: true })).toBeNull();
  });

  it('answers yes or no to Central Texas, display and commercial [JOB-022]', async () => {
    for (const flag of ['is_central_texas', 'is_display', 'is_commercial'])
      expect(await refusal('job', { company_id: 1, name: 'A', [flag]: null })).toBe(`missing ${flag}`);
  });

  it('takes its supervisor from the contacts of its own company', async () => {
    expect(await refusal('job', { company_id: 1, name: 'A', company_supervisor_id: 2 })).toBe(
      'job_company_supervisor_of_company_fk',
    );
    expect(await refusal('job', { company_id: 1, name: 'A', company_supervisor_id: 1 })).toBeNull();
  });

  it('has a company supervisor or a homeowner, not both', async () => {
    expect(await refusal('job', { company_id: 1, name: 'A', company_supervisor_id: 1, homeowner_id: 1 })).toBe(
      'job_one_contact',
    );
  });

  it('has phone numbers of ten digits in the stored form', async () => {
    for (const field of ['phone', 'homeowner_phone', 'homeowner_secondary_phone']) {
      for (const value of ['713-555-0101', '(013) 555-0101', '(713) 555-010'])
        expect(await refusal('job', { company_id: 1, name: 'A', [field]: value })).toBe(`job_${field}_pattern`);
    }
    expect(await refusal('job', { company_id: 1, name: 'A', phone: '(713) 555-0101' })).toBeNull();
  });

  it('has sub-jobs of one category each [SUB-002]', async () => {
    expect(await refusal('job_detail', { job_id: 1, job_category_id: null })).toBe('missing job_category_id');
    await expect(insert('job_detail', { job_id: 1, job_category_id: 4 })).rejects.toMatchObject({ code: '23503' });
  });

  it('keeps a critical note exactly while its switch is on', async () => {
    expect(await refusal('job_detail', { job_id: 1, job_category_id: 1, is_critical_note: true })).toBe(
      'job_detail_critical_note_while_on',
    );
    expect(await refusal('job_detail', { job_id: 1, job_category_id: 1, critical_note: 'Gas line' })).toBe(
      'job_detail_critical_note_while_on',
    );
  });
});

describe('an entry of a sub-job', () => {
  it('of pebble needs a phase', async () => {
    expect(await refusal('crew_information', { job_detail_id: pebble, phase_type_id: null })).toBe(
      'missing phase_type_id',
    );
  });

  it('has no date while it is on hold, weeping or cancelled', async () => {
    for (const status_id of [3, 4, 6]) {
      expect(
        await refusal('crew_information', { job_detail_id: pebble, phase_type_id: 2, status_id, date: '2026-03-11' }),
      ).toBe('crew_information_held_has_no_date');
    }
  });

  it('of slurry has a pickup instead of a crew', async () => {
    expect(await refusal('crew_information', { job_detail_id: pebble, phase_type_id: 5, crew_id: 1 })).toBe(
      'crew_information_slurry_has_no_crew',
    );
    expect(await refusal('crew_information', { job_detail_id: pebble, phase_type_id: 2, slurry_pickup_id: 1 })).toBe(
      'crew_information_slurry_pickup_of_slurry',
    );
  });

  it('has no foreman without a crew', async () => {
    expect(await refusal('crew_information', { job_detail_id: pebble, phase_type_id: 2, foreman_id: 1 })).toBe(
      'crew_information_foreman_with_crew',
    );
  });

  it('has an order from 1 to 8', async () => {
    for (const job_order of [0, 9]) {
      expect(await refusal('crew_information', { job_detail_id: pebble, phase_type_id: 2, job_order })).toBe(
        'crew_information_job_order_range',
      );
      expect(await refusal('gunite_history', { job_detail_id: gunite, type_id: 1, job_order })).toBe(
        'gunite_history_job_order_range',
      );
    }
  });

  it('of gunite needs a type, and a date for Day 2 to Day 8 only', async () => {
    expect(await refusal('gunite_history', { job_detail_id: gunite, type_id: null })).toBe('missing type_id');
    for (const type_id of [2, 3, 4, 5, 6, 7, 8])
      expect(await refusal('gunite_history', { job_detail_id: gunite, type_id })).toBe(
        'gunite_history_gunite_date_required',
      );
    for (const type_id of [1, 9])
      expect(await refusal('gunite_history', { job_detail_id: gunite, type_id })).toBeNull();
  });

  it('has tile information of at most 200 characters', async () => {
    expect(await refusal('pebble_details', { job_detail_id: pebble, tile_information: 'x'.repeat(201) })).toBe(
      'pebble_details_tile_information_length',
    );
    expect(await refusal('pebble_details', { job_detail_id: pebble, tile_information: 'x'.repeat(200) })).toBeNull();
  });

  it('of boulders has a completed date only when it is complete', async () => {
    expect(
      await refusal('boulder_details', {
        job_detail_id: gunite,
        addition_id: 1,
        status_id: 2,
        completed_date: '2026-03-11',
      }),
    ).toBe('boulder_details_completed_date_when_complete');
    expect(await refusal('boulder_details', { job_detail_id: gunite, addition_id: null })).toBe('missing addition_id');
  });
});

describe('a warranty', () => {
  it('is visited from a start to a later end of the same day, 24:00 included', async () => {
    const visit = (start: string | null, end: string | null): Values => ({ job_detail_id: warranty, start, end });
    expect(await refusal('warranty_schedule', visit('2026-03-11T09:00:00', '2026-03-11T09:00:00'))).toBe(
      'warranty_schedule_end_after_start',
    );
    expect(await refusal('warranty_schedule', visit('2026-03-11T09:00:00', '2026-03-12T00:15:00'))).toBe(
      'warranty_schedule_end_after_start',
    );
    expect(await refusal('warranty_schedule', visit(null, '2026-03-11T09:00:00'))).toBe(
      'warranty_schedule_end_after_start',
    );
    expect(await refusal('warranty_schedule', visit('2026-03-11T23:30:00', '2026-03-12T00:00:00'))).toBeNull();
  });

  it('has readings from 0, and a pH of at most 14', async () => {
    expect(await refusal('warranty_details', { job_detail_id: warranty, ph: 14.01 })).toBe('warranty_details_ph_range');
    for (const reading of ['alkalinity', 'calcium', 'chlorine', 'cyanuric_acid', 'phosphates', 'sequestering_agent']) {
      expect(await refusal('warranty_details', { job_detail_id: warranty, [reading]: -0.01 })).toBe(
        `warranty_details_${reading}_range`,
      );
    }
  });

  it('has crew repairs of the gunite or the pebble division [WAR-014]', async () => {
    expect(await refusal('crew_repair_job', { job_detail_id: warranty, company_division_id: null })).toBe(
      'missing company_division_id',
    );
    expect(await refusal('crew_repair_job', { job_detail_id: warranty, company_division_id: 4 })).toBe(
      'crew_repair_job_company_division_id_gunite_or_pebble',
    );
    expect(
      await refusal('crew_repair_job', { job_detail_id: warranty, company_division_id: 2, pebble_phase_type_id: 1 }),
    ).toBe('crew_repair_job_phase_of_pebble');
  });
});

describe('a presite', () => {
  it('counts from 0 [PRE-008]', async () => {
    const counts = [
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
    ];
    for (const field of counts)
      expect(await refusal('presite', { job_detail_id: gunite, [field]: -1 })).toBe(`presite_${field}_range`);
  });

  it('names the other slurry type exactly when "Other" is chosen', async () => {
    expect(await refusal('presite', { job_detail_id: gunite, slurry_type_id: 99999 })).toBe(
      'presite_slurry_type_other_when_other',
    );
    expect(await refusal('presite', { job_detail_id: gunite, slurry_type_id: 1, slurry_type_other: 'Pond' })).toBe(
      'presite_slurry_type_other_when_other',
    );
    expect(
      await refusal('presite', { job_detail_id: gunite, slurry_type_id: 99999, slurry_type_other: 'Pond' }),
    ).toBeNull();
  });
});
