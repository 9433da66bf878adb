import type { AdditionChoice, Choice, CrewChoice, PersonChoice } from '#domain/jobs/draft';
import type { JobStatus } from '#domain/lookups/offeredStatuses';
import type { OfferedChoice } from '../../fields/choices';

export interface ColorChoice extends OfferedChoice { material_type: Choice | null }

/** The lists that the forms of sub-jobs pick from [LKP-004 LKP-005]. */
export interface SubJobLookups {
  categories: readonly OfferedChoice[];
  statuses: readonly JobStatus[];
  jobTypes: readonly OfferedChoice[];
  poolTypes: readonly OfferedChoice[];
  spaTypes: readonly OfferedChoice[];
  phases: readonly OfferedChoice[];
  crews: readonly CrewChoice[];
  /** Active ones, by last, first name. */
  employees: readonly PersonChoice[];
  slurryPickups: readonly OfferedChoice[];
  jobOrders: readonly OfferedChoice[];
  materialTypes: readonly OfferedChoice[];
  colors: readonly ColorChoice[];
  additives: readonly OfferedChoice[];
  poolSections: readonly OfferedChoice[];
  guniteTypes: readonly OfferedChoice[];
  additions: readonly (AdditionChoice & OfferedChoice)[];
  priorities: readonly OfferedChoice[];
  warrantyCategories: readonly OfferedChoice[];
  repairSupervisors: readonly PersonChoice[];
  /** Who visits warranties: active people of an active crew of division 5. */
  fieldworkers: readonly PersonChoice[];
  divisions: readonly OfferedChoice[];
  slurryTypes: readonly OfferedChoice[];
  vgbMainDrainProviders: readonly OfferedChoice[];
  presiteSupervisors: (division: number | null) => readonly PersonChoice[];
}
