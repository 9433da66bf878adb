import { addDays, type CivilDate } from '#domain/civilDate';
import { CATEGORY, STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import { PEBBLE_COLORS } from '../lookups/colors';
import { ADDITIONS } from '../lookups/work';
import { morningOf, type DemoContext, type DemoJob } from './context';
import { workday } from './crewDays';
import type { WarrantyPlan } from './plans';
import { randomOf } from './random';
import { repairMaker } from './repairs';
import { round2 } from './round';
import { addSubJob } from './subJob';
import { visitBook } from './visits';

/** What a warranty is about, with its category in B1. */
const COMPLAINTS: readonly { category: number; text: string }[] = [
  { category: 1, text: 'Pool loses about half an inch a day.' },
  { category: 1, text: 'Spa drains into the pool overnight.' },
  { category: 2, text: 'Crack from the beam down to the cove at the deep end.' },
  { category: 3, text: 'Finish lifts at the second step, size of a hand.' },
  { category: 4, text: 'Hollow sound on the floor below the main drain.' },
  { category: 5, text: 'Fine cracks all over the sun shelf.' },
  { category: 6, text: 'Grey cloud on the north wall since start-up.' },
  { category: 6, text: 'Color of spa and pool differ.' },
  { category: 7, text: 'Bench is rough: children scrape their knees.' },
  { category: 8, text: 'Two rust spots near the return, one at the light.' },
  { category: 9, text: 'Waterline tile loose over four feet.' },
  { category: 10, text: 'Return fitting turns with the eyeball.' },
  { category: 10, text: 'Main drain cover does not sit flat.' },
  { category: 11, text: 'Jump boulder moves when stepped on.' },
  { category: 12, text: 'pH will not hold; water turned green in the first week.' },
  { category: 13, text: 'Deck contractor chipped the coping and the finish below.' },
];

const STATUS_OF: Readonly<Record<Exclude<WarrantyPlan['state'], 'waiting'>, number>> = {
  scheduled: STATUS.SCHEDULED,
  unassigned: STATUS.TO_BE_SCHEDULED,
  onHold: STATUS.ON_HOLD,
  awaitingBuilder: STATUS.AWAITING_BUILDER,
  complete: STATUS.COMPLETE,
};
/** Waiting on materials or the homeowner, return visit, review, quote. */
const WAITING = [12, 13, 14, 15, 16];

/** Makes the warranty sub-jobs with their visits, the pebble that was applied and the repairs of crews. */
export const warrantyMaker = (context: DemoContext) => {
  const random = randomOf('warranty');
  const { store, today, people } = context;
  const takeVisit = visitBook(random, people.fieldworkers);
  const addRepairs = repairMaker(context);
  const supervisors = [...new Set([...people.presiteSupervisors(2), ...people.presiteSupervisors(3)])];
  const reading = (probability: number, from: number, to: number) =>
    random.chance(probability) ? round2(from + random.next() * (to - from)) : null;

  const visitsOf = (plan: WarrantyPlan): { date: CivilDate; isDone: boolean }[] => {
    const past = (most: number) => ({ date: addDays(today, -random.int(2, most)), isDone: true });
    switch (plan.state) {
      case 'complete':
        return [past(54), ...(random.chance(0.25) ? [past(54)] : [])];
      case 'scheduled': {
        const offset = random.weighted([
          [-2, 4],
          [-1, 3],
          [0, 10],
          [1, 11],
          [2, 11],
          [3, 10],
          [4, 10],
          [5, 9],
          [6, 9],
          [7, 8],
          [8, 7],
          [9, 7],
          [12, 4],
          [16, 3],
        ]);
        return [...(random.chance(0.2) ? [past(30)] : []), { date: addDays(today, offset), isDone: false }];
      }
      default:
        return random.chance(0.15) ? [past(30)] : [];
    }
  };

  return (job: DemoJob, plan: WarrantyPlan): number => {
    const status = plan.state === 'waiting' ? random.pick(WAITING) : STATUS_OF[plan.state];
    const taken = plan.state === 'complete' ? random.int(56, 80) : random.int(4, 28);
    const creation_date = addDays(today, -taken);
    const createdOn = morningOf(creation_date);
    const complaint = random.pick(COMPLAINTS);
    const isOtherSupervisor = random.chance(0.05);
    const hasBoulders = random.chance(0.06);
    const id = addSubJob(
      context,
      random,
      { ...job, enteredDate: creation_date },
      {
        category: CATEGORY.WARRANTY,
        status,
        awaitingBuilderDate: status === STATUS.AWAITING_BUILDER ? addDays(today, -random.int(1, 10)) : null,
      },
    );
    const repairs = random.chance(0.4) ? addRepairs(id, status === STATUS.COMPLETE) : [];
    store.add(
      tables.warrantyDetails,
      {
        job_detail_id: id,
        priority_id: random.weighted([
          [1, 1],
          [2, 3],
          [3, 10],
          [4, 2],
        ]),
        category_id: complaint.category,
        description: complaint.text,
        description_notes: random.chance(0.2) ? 'Homeowner sent pictures to the office.' : null,
        special_instructions: random.chance(0.15) ? 'Do not drain below the skimmer.' : null,
        contact_notes: random.chance(0.25) ? 'Call one hour ahead.' : null,
        job_entered_by: random.pick(['Jonah Castellanos', 'Priscilla Beaumont', 'Marisol Dempsey']),
        imported_job_code: null,
        repair_supervisor_id: isOtherSupervisor || random.chance(0.2) ? null : random.pick(supervisors),
        other_repair_supervisor: isOtherSupervisor ? 'Superintendent of the builder' : null,
        other_info: null,
        report_notes: random.chance(0.15) ? 'Second visit for the same complaint.' : null,
        is_will_need_to_return: status !== STATUS.COMPLETE && random.chance(0.15),
        invoice_date: status === STATUS.COMPLETE && random.chance(0.3) ? addDays(today, -random.int(1, 20)) : null,
        creation_date,
        is_gunite_division: repairs.includes(2) || random.chance(0.2),
        is_pebble_division: repairs.includes(3) || random.chance(0.6),
        is_boulder_creations_division: hasBoulders,
        alkalinity: reading(0.3, 70, 140),
        calcium: reading(0.3, 180, 420),
        chlorine: reading(0.3, 0.5, 5),
        cyanuric_acid: reading(0.2, 20, 80),
        ph: reading(0.35, 7, 8.2),
        phosphates: reading(0.1, 50, 500),
        sequestering_agent: reading(0.1, 2, 12),
        gunite_crew_id: null,
        gunite_application_date: random.chance(0.3) ? addDays(job.enteredDate, random.int(20, 60)) : null,
        pool_info: random.chance(0.3) ? 'Freeform with attached spa, about 14,000 gallons.' : null,
      },
      createdOn,
    );
    for (const pool_section_id of random.weighted([
      [[1], 6],
      [[2], 2],
      [[1, 2], 2],
      [[3], 1],
      [[], 2],
    ])) {
      store.add(tables.warrantyPoolSection, { job_detail_id: id, pool_section_id }, createdOn);
    }
    for (const { date, isDone } of visitsOf(plan)) {
      const visit = takeVisit(workday(date));
      store.add(
        tables.warrantySchedule,
        {
          job_detail_id: id,
          ...visit,
          completion: isDone,
          additional_notes: random.chance(0.2) ? 'Bring the color chart and the grinder.' : null,
        },
        createdOn,
      );
    }
    if (random.chance(0.5)) {
      const app_date = addDays(creation_date, -random.int(40, 300));
      store.add(
        tables.warrantyPebbleDetail,
        {
          job_detail_id: id,
          app_date,
          detail_date: addDays(app_date, 7),
          color_id: random.pick(PEBBLE_COLORS).id,
          section_id: 1,
          crew_id: random.pick(context.crews.filter((crew) => crew.work === 'app')).id,
          detail_crew_id: random.pick(context.crews.filter((crew) => crew.work === 'detail')).id,
        },
        createdOn,
      );
    }
    if (hasBoulders) {
      store.add(tables.boulderDetails, {
        job_detail_id: id,
        status_id: STATUS.PENDING,
        addition_id: random.pick(ADDITIONS).id,
        completed_date: null,
        notes: 'Loose rock at the fall.',
      });
    }
    return id;
  };
};
