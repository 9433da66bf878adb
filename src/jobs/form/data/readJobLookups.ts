import type { Server } from '../../../dataProvider/server';
import { gql } from '../../../dataProvider/gql';
import type { PersonChoice } from '#domain/jobs/draft';
import type { JobLookups } from './jobLookups';

const ONE = '{ id name is_active }';
const PERSON = '{ id name first_name last_name crew_types { id name } division_ids }';
export const JOB_LOOKUPS = `query JobFormLookups { lookups: jobNewLookupQuery {
  categories ${ONE} jobTypes: job_types ${ONE} poolTypes: pool_types ${ONE} spaTypes: spa_types ${ONE} phases ${ONE}
  statuses { id name is_active show_gunite show_pebble show_warranty show_boulder show_gunite_history show_pebble_prep show_pebble_application show_pebble_detail show_pebble_slurry }
  slurryPickups: slurry_pickups ${ONE} jobOrders: job_orders ${ONE} materialTypes: material_types ${ONE} colors { id name is_active material_type { id name } }
  additives ${ONE} poolSections: pool_sections ${ONE} guniteTypes: gunite_types ${ONE} additions { id name is_active type } priorities ${ONE}
  warrantyCategories: warranty_categories ${ONE} divisions ${ONE} slurryTypes: slurry_types ${ONE} vgbMainDrainProviders: vgb_main_drain_providers ${ONE} cities ${ONE}
  customers { id company_name is_active schedule_contact_email } contacts { id name first_name last_name customer_id email_address phone_number }
  homeowners { id name first_name last_name phone_number secondary_phone_number email_address } crews { id name subdivision is_active lookup_company_division_id }
  employees ${PERSON} repairSupervisors: repair_supervisors ${PERSON} supervisors: presite_supervisors ${PERSON}
} }` as const;

interface Person extends PersonChoice {
  /** Null where the role does not see them. */
  division_ids: readonly number[] | null;
}
export type JobLookupsAnswer = Omit<JobLookups, 'fieldworkers' | 'presiteSupervisors'> & {
  supervisors: readonly Person[];
};

/** The lists as forms pick from them. */
export const jobLookupsOf = ({ supervisors, ...lists }: JobLookupsAnswer): JobLookups => ({
  ...lists,
  fieldworkers: lists.repairSupervisors,
  presiteSupervisors: (division) =>
    division === null
      ? []
      : supervisors.filter(({ division_ids }) => division_ids === null || division_ids.includes(division)),
});

/** Reads all lists in one request [API-004]. */
export const readJobLookups = async (server: Server): Promise<JobLookups> =>
  jobLookupsOf((await server.query(gql(JOB_LOOKUPS))).lookups);
