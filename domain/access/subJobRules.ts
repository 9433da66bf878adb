import { CATEGORY } from '../statuses';
import type { Permission } from './permissions';

/**
 * A way to the sub-jobs of a category: by a code that covers all of them, or one that covers the assigned ones.
 */
export interface CategoryRule {
  name: string;
  code: Permission;
  category: number;
  onlyAssigned: boolean;
}

const rules = (level: 'VIEW' | 'EDIT'): readonly CategoryRule[] => [
  { name: 'gunite_all', code: `CAN_${level}_GUNITE_JOB_ALL`, category: CATEGORY.GUNITE, onlyAssigned: false },
  {
    name: 'gunite_assigned',
    code: `CAN_${level}_GUNITE_JOB_ASSIGNED_TO_USER`,
    category: CATEGORY.GUNITE,
    onlyAssigned: true,
  },
  { name: 'pebble_all', code: `CAN_${level}_PLASTER_JOBS_ALL`, category: CATEGORY.PEBBLE, onlyAssigned: false },
  {
    name: 'pebble_assigned',
    code: `CAN_${level}_PLASTER_JOBS_ASSIGNED_TO_USER`,
    category: CATEGORY.PEBBLE,
    onlyAssigned: true,
  },
  { name: 'warranty', code: `CAN_${level}_WARRANTY_JOBS`, category: CATEGORY.WARRANTY, onlyAssigned: false },
];

/**
 * What leads to reading and to changing a sub-job: the server's SQL and the decision below are both made from these
 * rows.
 */
export const READ_RULES = rules('VIEW');
export const WRITE_RULES = rules('EDIT');

/** What of a sub-job decides who may see it. */
export interface SubJobFacts {
  category_id: number | null;
  is_estimate: boolean;
  /** The employees and the crews that it is assigned to. */
  employees: readonly number[];
  crews: readonly number[];
}

/** What of a job decides who may see it: its sub-jobs first. */
export interface JobFacts {
  is_estimate: boolean;
  sub_jobs: readonly SubJobFacts[];
}

export interface Viewer {
  permissions: ReadonlySet<Permission>;
  employee_id: number | null;
  crew_ids: readonly number[];
}

const isAssigned = ({ employees, crews }: SubJobFacts, { employee_id, crew_ids }: Viewer): boolean =>
  employee_id !== null && (employees.includes(employee_id) || crew_ids.some((crew) => crews.includes(crew)));

/**
 * Whether a user may see a sub-job, told without the database: for live events, which reach many users at once.
 */
export const maySeeSubJob = (viewer: Viewer, subJob: SubJobFacts): boolean => {
  const { permissions } = viewer;
  const assigned = isAssigned(subJob, viewer);
  if (permissions.has('IS_SUBCONTRACTOR') && !assigned) return false;
  if (subJob.is_estimate) return permissions.has('CAN_VIEW_ESTIMATE');
  if (assigned && permissions.has('CAN_VIEW_MY_JOBS')) return true;
  return READ_RULES.some(
    ({ category, code, onlyAssigned }) =>
      category === subJob.category_id && permissions.has(code) && (assigned || !onlyAssigned),
  );
};

/**
 * Whether a user may see a job: one of its sub-jobs, or one without any by CAN_VIEW_JOB; an estimate by its own code.
 */
export const maySeeJob = (viewer: Viewer, { is_estimate, sub_jobs }: JobFacts): boolean => {
  if (sub_jobs.some((subJob) => maySeeSubJob(viewer, subJob))) return true;
  const { permissions } = viewer;
  if (permissions.has('IS_SUBCONTRACTOR')) return false;
  if (is_estimate) return permissions.has('CAN_VIEW_ESTIMATE');
  return sub_jobs.length === 0 && permissions.has('CAN_VIEW_JOB');
};
