import type {
  AdditionChoice,
  Choice,
  CompanyChoice,
  ContactChoice,
  CrewChoice,
  HomeownerChoice,
  PersonChoice,
} from '#domain/jobs/draft';
import type { JobStatus } from '#domain/lookups/offeredStatuses';
import type { OfferedChoice } from '../../fields/choices';

interface ContactOption extends ContactChoice {
  customer_id: number;
}
export interface HomeownerOption extends HomeownerChoice {
  phone_number: string | null;
  secondary_phone_number: string | null;
  email_address: string | null;
}
interface ColorOption extends OfferedChoice {
  material_type: Choice | null;
}

/** The lists that the job form and the forms of its sub-jobs pick from, each in its order [LKP-004 LKP-005]. */
export interface JobLookups {
  customers: readonly CompanyChoice[];
  contacts: readonly ContactOption[];
  homeowners: readonly HomeownerOption[];
  cities: readonly OfferedChoice[];
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
  colors: readonly ColorOption[];
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
