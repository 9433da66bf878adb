import { sql } from 'drizzle-orm';
import { addDays, type CivilDate } from '#domain/civilDate';
import type { Tx } from '../../database';
import * as tables from '../../tables';
import { homeownerCompanyId } from '../homeownerCompany';
import { amountsOf, type Amounts } from './amounts';
import { planArchive } from './archive';
import { addBuilders } from './builders';
import { morningOf, type DemoContext } from './context';
import { CrewDays } from './crewDays';
import { addCrews, type CrewWork, type DemoCrew } from './crews';
import { addEmployees } from './employees';
import { addDaysWithoutWork } from './daysWithoutWork';
import { addDocuments, type DemoFile } from './documents';
import { addEmails } from './emails';
import { addEvenings } from './evenings';
import { addTold } from './told';
import { guniteMaker } from './gunite';
import { addHomeowners } from './homeowners';
import { addInventory } from './inventory';
import { jobMaker, type JobMakerOptions } from './jobs';
import { pebbleMaker } from './pebble';
import { addCrewDays } from './plants';
import { addOverrides } from './overrides';
import { planJobs } from './plans';
import { presiteMaker } from './presite';
import { randomOf } from './random';
import { RowStore } from './rowStore';
import { warrantyMaker } from './warranty';
import { addWorkOrders } from './workOrders';

export { DEMO_EMPLOYEES } from './employees';

export interface SeedDemoOptions {
  /** 1 is a company with about 600 jobs; 10 is for benchmarks. */
  scale: number;
  /** The day around which the boards are filled. */
  today: CivilDate;
  /** The environment's label (TROWEL_ENV). */
  environment: string;
  /** Where the bytes of demo documents go; without it there are none. */
  keepFile?: ((file: DemoFile) => Promise<void>) | undefined;
}

/** Days of which no crew has any work yet. */
const freshDays = (crews: readonly DemoCrew[]): DemoContext['days'] => {
  const daysOf = (work: CrewWork, extra = 0) =>
    new CrewDays(
      crews.filter((crew) => crew.work === work && crew.isActive),
      extra,
    );
  return {
    prep: daysOf('prep'),
    app: daysOf('app'),
    detail: daysOf('detail', 2),
    gunite: daysOf('gunite'),
    flash: daysOf('flash'),
  };
};

/** The finished jobs of past years. */
const addArchive = (running: DemoContext, { archived }: Amounts, options: JobMakerOptions): void => {
  const plans = planArchive(archived, running.today);
  // The days of the running weeks, so that no place of a crew is given twice.
  const context: DemoContext = { ...running, isArchive: true };
  const addJob = jobMaker(context.store, { ...options, archived: plans.length });
  const addPresite = presiteMaker(context);
  const [addGunite, addPebble] = [guniteMaker(context, addPresite), pebbleMaker(context, addPresite)];
  for (const { enteredDate, gunite, pebble } of plans) {
    const job = addJob(enteredDate);
    if (gunite) addGunite(job, { state: 'dated', date: gunite });
    if (pebble) addPebble(job, { state: 'dated', date: pebble }, gunite === null);
  }
};

/** All rows of the demo in memory: the same rows for the same options. */
const demoRows = ({ scale, today, environment, keepFile }: SeedDemoOptions): { store: RowStore; files: DemoFile[] } => {
  const store = new RowStore(morningOf(addDays(today, -420)));
  const amounts = amountsOf(scale);
  const builders = addBuilders(store, amounts.builders, homeownerCompanyId(environment));
  const homeowners = addHomeowners(store, amounts.homeowners);
  const crews = addCrews(store, amounts.crewRounds);
  const people = addEmployees(store, crews, today);
  const context: DemoContext = { store, today, crews, people, days: freshDays(crews) };
  const addJob = jobMaker(store, { builders, homeowners, environment });
  const addPresite = presiteMaker(context);
  const [addGunite, addPebble, addWarranty] = [
    guniteMaker(context, addPresite),
    pebbleMaker(context, addPresite),
    warrantyMaker(context),
  ];

  for (const plan of planJobs(amounts, today)) {
    const job = addJob(plan.enteredDate);
    for (const gunite of plan.gunite) addGunite(job, gunite);
    for (const pebble of plan.pebble) addPebble(job, pebble, plan.gunite.length === 0);
    for (const warranty of plan.warranty) addWarranty(job, warranty);
  }
  const random = randomOf('estimates');
  for (let index = 0; index < amounts.estimates; index += 1) {
    const estimate = addJob(addDays(today, -random.int(1, 60)), { isPreliminary: random.chance(0.4) });
    if (random.chance(0.3)) addPebble(estimate, { state: 'unassigned' }, false);
  }
  addCrewDays(context);
  addDaysWithoutWork(context);
  addEvenings(context);
  addTold(context);
  addOverrides(context);
  addEmails(context);
  addWorkOrders(context);
  addInventory(store, amounts, today);
  const files = keepFile ? addDocuments(context) : [];
  // After all else: the running months are the same with and without the years before them.
  addArchive(context, amounts, { builders, homeowners, environment });
  return { store, files };
};

/** Fills an empty database, which has its lookups, with demo data: deterministic for a given day. */
export const seedDemo = async (db: Tx, options: SeedDemoOptions): Promise<void> => {
  const { store, files } = demoRows(options);
  const { keepFile } = options;
  if (keepFile) await Promise.all(files.map(keepFile));
  await db.transaction(async (tx) => {
    await store.write(tx);
    // Foremen hear what changes after it [SDY-013]; an installation says itself when its crews are told.
    await tx.update(tables.companySetting).set({ crews_told_time: '15:00' });
    // Of tables that were empty the planner knows nothing until a vacuum comes by: a move took ten times as long.
    await tx.execute(sql`analyze`);
  });
};
