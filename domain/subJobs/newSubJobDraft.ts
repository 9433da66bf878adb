import type {
  BoulderRow,
  Choice,
  ColorRow,
  CrewRepair,
  CrewRow,
  GuniteEntry,
  PresiteDraft,
  SubJobDraft,
  WarrantyPebbleRow,
  WarrantyVisit,
} from '../jobs/draft';
import { guniteSchema, pebbleSchema, presiteSchema, ROWS, subJobSchema, warrantySchema } from '../jobs/draftSchema';
import { newSubJob } from '../jobs/newSubJob';
import { CATEGORY, DIVISION, STATUS } from '../statuses';
import { choiceOf, type SettleFacts } from './settleFacts';

type Names = Pick<SettleFacts, 'statuses' | 'phases' | 'guniteTypes' | 'priorities'>;

const pending = ({ statuses }: Pick<SettleFacts, 'statuses'>): Choice | null => choiceOf(statuses, STATUS.PENDING);

/** "Add Crew" [PEB-007 PEB-041]. */
export const newCrewRow = (key: string, facts: Pick<SettleFacts, 'statuses'>): CrewRow => ({
  ...ROWS.crewRow.parse({}),
  key,
  status: pending(facts),
});

/** "Add Color". */
export const newColorRow = (key: string): ColorRow => ({ ...ROWS.colorRow.parse({}), key });

/** The days in the order in which they are taken; 4 is a cave-in and is never begun with [GUN-022]. */
const DAYS = [1, 2, 3, 5, 6, 7, 8];

/** "Add Entry": the lowest day that is not used yet, none when all are; Pending [GUN-022]. */
export const newGuniteEntry = (
  key: string,
  entries: readonly GuniteEntry[],
  facts: Pick<SettleFacts, 'statuses' | 'guniteTypes'>,
): GuniteEntry => {
  const used = new Set(entries.map(({ type }) => type?.id));
  const type = choiceOf(facts.guniteTypes, DAYS.find((day) => !used.has(day)) ?? null);
  return { ...ROWS.guniteEntry.parse({}), key, status: pending(facts), type };
};

/** "Add Boulder" [BLD-007]. */
export const newBoulderRow = (key: string, facts: Pick<SettleFacts, 'statuses'>): BoulderRow => ({
  ...ROWS.boulderRow.parse({}),
  key,
  status: pending(facts),
});

/** "Add Visit". */
export const newVisit = (key: string): WarrantyVisit => ({ ...ROWS.visit.parse({}), key });

export const newWarrantyPebbleRow = (key: string): WarrantyPebbleRow => ({
  ...ROWS.warrantyPebbleRow.parse({}),
  key,
});

/** "Add Repair". */
export const newCrewRepair = (key: string, facts: Pick<SettleFacts, 'statuses'>): CrewRepair => ({
  ...ROWS.repair.parse({}),
  key,
  status: pending(facts),
});

export const NEW_PRESITE: PresiteDraft = presiteSchema.parse({});

/**
 * The groups that a sub-job of a category begins with, and its status; without a category no group
 * [SUB-004 SUB-023 PEB-006 GUN-004 WAR-023].
 */
export const newGroups = (
  category_id: number | null,
  facts: Names,
): Pick<
  SubJobDraft,
  'status' | 'pebble_details' | 'gunite_details' | 'warranty_details' | 'presite' | 'boulder_details'
> => {
  const made = newSubJob(category_id);
  const status = (id: number | null) => choiceOf(facts.statuses, id);
  return {
    status: status(made.status_id),
    pebble_details:
      category_id !== CATEGORY.PEBBLE
        ? null
        : {
            ...pebbleSchema.parse({}),
            crew_information: made.crew_information.map(({ phase_type_id, status_id }) => ({
              ...newCrewRow(`default-${phase_type_id}`, facts),
              phase_type: choiceOf(facts.phases, phase_type_id),
              status: status(status_id),
            })),
          },
    gunite_details:
      category_id !== CATEGORY.GUNITE
        ? null
        : {
            ...guniteSchema.parse({}),
            total_yardage: 0,
            flash_yards: 0,
            gunite_history: made.gunite_history.map(({ type_id, status_id }) => ({
              ...newGuniteEntry(`default-${type_id}`, [], facts),
              type: choiceOf(facts.guniteTypes, type_id),
              status: status(status_id),
            })),
          },
    warranty_details:
      category_id === CATEGORY.WARRANTY
        ? { ...warrantySchema.parse({}), priority: choiceOf(facts.priorities, made.priority_id) }
        : null,
    presite: category_id === CATEGORY.GUNITE || category_id === CATEGORY.PEBBLE ? NEW_PRESITE : null,
    boulder_details: [],
  };
};

/** "Add New": a sub-job without a category, or one of a category with what it begins with. */
export const newSubJobDraft = (key: string, category: Choice | null, facts: Names): SubJobDraft => ({
  ...subJobSchema.parse({ key }),
  job_category: category,
  ...newGroups(category?.id ?? null, facts),
});

/** The departments of crew repairs [WAR-014]. */
export const REPAIR_DIVISIONS: ReadonlySet<number> = new Set([DIVISION.GUNITE, DIVISION.PEBBLE]);
