import type pg from 'pg';

const ROWS = `
    insert into customer (id, company_name, customer_no, business_phone, city, state, is_active, deleted_at) values
      (9100, 'Alder Pools', 'A-1', '(713) 555-0100', 'Katy', 'TX', true, null), (9101, '=Birch "B" Pools', null, null, null, null, true, null),
      (9102, 'Gone Pools', null, null, null, null, true, now()), (9103, 'Resting Pools', null, null, null, null, false, null);
    insert into customer_contact (id, customer_id, first_name, last_name, phone_number, email_address, position) values
      (9110, 9100, 'Ann', 'Alvarez', '(713) 555-0110', 'ann@alder.test', 'Owner'), (9111, 9100, 'Zoe', null, null, null, null),
      (9112, 9101, 'Bert', 'Birch', null, null, null), (9113, 9102, 'Gone', 'Man', null, null, null), (9114, 9103, 'Rest', 'Ing', null, null, null);
    insert into crew (id, name, subdivision, lookup_company_division_id, sort_order) values (9120, 'App One', 'Application', 3, 1), (9121, 'App Two', 'Application', 3, 2);
    insert into employee (id, first_name, last_name) values (9130, 'Fore', 'Man'), (9131, 'Repair', 'Boss');
    insert into lookup_slurry_pickup (id, name) values (9140, 'Slurry North');
    insert into lookup_job_type (id, name) values (9150, 'Big REMODEL job');

    insert into job (id, name, company_id, company_supervisor_id, entered_date, address_line_1, city, key_map, is_estimate, deleted_at, lat, lon) values
      (9200, 'Oak', 9100, 9110, '2026-02-01', '1 Oak St', 'Katy', '123A', false, null, 29.7, -95.8), (9201, 'Elm', 9100, 9111, '2026-01-05', '2 Elm St', 'Katy', null, false, null, null, null),
      (9202, 'Fir', 9101, 9112, '2025-12-30', '3 Fir St', 'Sealy', null, false, null, null, null), (9203, 'Old', 9100, 9110, '2025-03-01', null, null, null, false, null, null, null),
      (9204, 'Estimate', 9100, 9110, '2026-02-02', null, null, null, true, null, null, null), (9205, 'Deleted', 9100, 9110, '2026-02-03', null, null, null, false, now(), null, null),
      (9206, 'Ash', 9100, 9110, '2026-03-01', null, null, null, false, null, null, null);
    insert into job_detail (id, job_id, job_category_id, status_id, mmg_ia, plan_ia, deleted_at) values
      (9300, 9200, 2, 1, 600, 500, null), (9301, 9201, 2, 10, null, 400, null), (9302, 9202, 2, 1, 900, null, null), (9303, 9204, 2, 1, 1000, null, null), (9304, 9205, 2, 1, 1000, null, null),
      (9310, 9200, 1, 4, null, null, null), (9311, 9203, 1, 1, null, null, null), (9312, 9201, 1, 1, null, null, now()),
      (9320, 9200, 3, 11, null, null, null), (9321, 9201, 3, 3, null, null, null), (9322, 9202, 3, 1, null, null, null), (9323, 9203, 3, null, null, null, null), (9324, 9206, 3, 10, null, null, null);
    insert into pebble_details (job_detail_id, app_date, total_batches, app_crew_id, is_can_show, slurry_pickup_notes) values
      (9300, '2026-03-02', 10, 9120, true, 'by the gate'), (9301, '2026-03-05', 0, 9120, false, null), (9302, '2026-03-31', 12, 9121, true, null), (9303, '2026-03-02', 9, 9120, true, null), (9304, '2026-03-02', 9, 9120, true, null);
    insert into gunite_details (job_detail_id, scheduled_date, finished_date, total_yardage, flash_yards) values (9310, '2026-03-20', '2026-02-10', 40, 2.5), (9311, null, '2025-04-10', 100, null);
    insert into job_detail_job_type (job_detail_id, job_type_id) values (9302, 9150);
    insert into color_addition (id, job_detail_id, material_type_id, color_id, pool_section_id) values (9400, 9300, 1, 1, 1), (9401, 9301, 2, 1, null), (9402, 9302, 1, 2, null);
    insert into color_addition_additive (color_addition_id, additive_id) values (9400, 1);
    insert into crew_information (id, job_detail_id, phase_type_id, status_id, date, crew_id, foreman_id, slurry_pickup_id, notes) values
      (9500, 9300, 2, 1, '2026-03-02', 9120, 9130, null, null), (9501, 9300, 5, 10, '2026-03-12', null, null, 9140, 'x'), (9502, 9301, 5, null, null, null, null, null, 'undated'),
      (9503, 9302, 5, 1, '2026-03-12', null, null, 9140, 'done'), (9504, 9302, 5, 10, '2026-03-16', null, null, null, 'next week');
    insert into warranty_details (job_detail_id, creation_date, repair_supervisor_id, other_repair_supervisor, is_gunite_division, is_pebble_division, is_will_need_to_return, priority_id, special_instructions) values
      (9320, '2026-03-01', 9131, null, true, false, true, 1, 'Ring twice'), (9321, '2025-12-20', null, 'Uncle', false, true, false, 2, null), (9322, '2026-03-01', null, null, false, false, false, null, null);
    insert into warranty_schedule (job_detail_id, start) values (9320, '2026-03-01 08:00'), (9320, '2026-03-19 08:00'), (9320, '2026-03-15 08:00');
    insert into schedule_override (id, job_detail_id, stop_key, rule, reason_code, reason_text, from_date, to_date, from_crew_id, to_crew_id, created_at) values
      (9600, 9300, 'crew_information:9500', 'past', 'weather', null, '2026-03-02', '2026-03-12', 9120, 9121, '2026-03-10 15:00Z'),
      (9601, 9300, 'crew_information:9500', 'broken_chain', 'weather', null, '2026-03-02', '2026-03-12', 9120, 9121, '2026-03-10 15:00Z'),
      (9602, 9301, 'crew_information:9502', 'broken_chain', null, 'Zoe asked', '2026-03-11', '2026-03-12', 9121, 9121, '2026-03-11 15:00Z')`;

/** Jobs of every kind that a report counts, and of every kind that it leaves out: deleted, estimates, of another year. */
export const fillReports = async (pool: pg.Pool): Promise<void> => {
  await pool.query(ROWS);
};
