import { addDays, type CivilDate } from '#domain/civilDate';
import * as tables from '../../tables';
import { drawsOf, morningOf, OFFICE_USERS, type DemoContext, type DemoJob } from './context';
import { workday } from './crewDays';

interface PresiteFacts {
  job_detail_id: number;
  /** 2 or 3: whose supervisors check it. */
  division: number;
  /** The first day of work, when it is planned. */
  workDay: CivilDate | null;
  isOpen: boolean;
}

export type AddPresite = (job: DemoJob, facts: PresiteFacts) => void;

/**
 * Every gunite and pebble sub-job has its presite row: checked before its work, planned for the coming days, or neither
 * yet.
 */
export const presiteMaker = (context: DemoContext): AddPresite => {
  const { store, today, people } = context;
  const random = drawsOf('presite', context);
  return (job, { job_detail_id, division, workDay, isOpen }) => {
    const planned = workDay
      ? workday(addDays(workDay, -random.int(4, 10)))
      : workday(addDays(today, random.int(-1, 12)));
    const isChecked = !isOpen || (planned < today && random.chance(0.94));
    const isPlanned = isChecked || random.chance(0.6);
    const answer = (yes: number): boolean | null => (isChecked && random.chance(0.92) ? random.chance(yes) : null);
    const counted = (most: number, share = 0.5): number | null =>
      isChecked && random.chance(share) ? random.int(0, most) : null;
    const isOtherSlurry = isChecked && random.chance(0.04);
    const checkin = planned < today ? planned : today;
    store.add(
      tables.presite,
      {
        job_detail_id,
        checkin_date: isChecked ? checkin : null,
        scheduled_date: isPlanned ? planned : null,
        presite_supervisor_id:
          isPlanned && random.chance(isChecked ? 1 : 0.7) ? random.pick(people.presiteSupervisors(division)) : null,
        feet_of_hose_needed: isChecked ? random.int(4, 30) * 10 : null,
        is_water_on_site: answer(0.94),
        is_access_to_power: answer(0.93),
        access_notes:
          isChecked && random.chance(0.2)
            ? random.pick(['Enter by the side gate.', 'Shared drive, keep it clear.', 'Low branch over the drive.'])
            : null,
        is_pool_ready_to_shoot: answer(0.92),
        is_job_caved_in: answer(0.03),
        is_stub_out: answer(0.94),
        is_needs_inspection: answer(0.06),
        is_weeping: answer(0.05),
        is_depth_matches_plan: answer(0.94),
        additional_depth_notes: isChecked && random.chance(0.08) ? 'Deep end 3 inches over plan.' : null,
        plan_change_notes: isChecked && random.chance(0.08) ? 'Bench moved to the north wall.' : null,
        is_steel_done: answer(0.95),
        steel_notes: isChecked && random.chance(0.08) ? 'Double mat at the raised wall.' : null,
        is_bond_cote: answer(0.3),
        is_complete_chip_out: answer(0.2),
        install_trim_tile_mosaics: answer(0.2),
        slurry_type_id: isOtherSlurry
          ? 99_999
          : isChecked
            ? random.weighted([
                [1, 5],
                [2, 3],
                [3, 1],
                [4, 1],
                [null, 2],
              ])
            : null,
        slurry_type_other: isOtherSlurry ? 'Vacuum truck of the builder' : null,
        slurry_type_notes: null,
        fittings_pool: counted(12),
        fittings_spa: counted(8, 0.3),
        fittings_other: counted(4, 0.15),
        eyeballs_pool: counted(8),
        eyeballs_spa: counted(6, 0.3),
        eyeballs_slotted: counted(4, 0.1),
        rope_anchors: counted(4, 0.15),
        umbrella_sleeves: counted(2, 0.25),
        in_floor_nozzles: counted(20, 0.1),
        vgb_main_drains: counted(4),
        vgb_main_drains_by_id: isChecked && random.chance(0.5) ? random.int(1, 4) : null,
        estimated_number_of_batches: isChecked ? random.int(6, 26) : null,
        estimated_number_of_hoses: isChecked ? random.int(2, 8) : null,
      },
      morningOf(job.enteredDate),
    );
    if (isChecked && random.chance(0.2)) {
      const comment = random.pick([
        'Pictures are in the folder.',
        'Needs a second look before the work.',
        'Talked to the superintendent on site.',
        'Form boards are loose at the spa.',
      ]);
      store.add(
        tables.presiteComment,
        { job_detail_id, date_created: morningOf(checkin), comment, created_by: random.pick(OFFICE_USERS) },
        morningOf(checkin),
      );
    }
  };
};
