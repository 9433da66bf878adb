import { gql, type ApolloClient } from '@apollo/client';
import type { Choice, CompanyChoice, CrewChoice, PersonChoice } from '#domain/jobs/draft';
import { DIVISION } from '#domain/statuses';
import { providerError } from '../../../dataProvider/providerError';
import type { ContactOption, HomeownerOption, JobLookups } from './jobLookups';

const ONE = '{ id name is_active }';
const QUERY = gql`query JobFormLookups {
  categories: lookupJobCategory ${ONE} jobTypes: lookupJobType ${ONE} poolTypes: lookupPoolType ${ONE} spaTypes: lookupSpaType ${ONE}
  statuses: lookupJobStatus { id name is_active show_gunite show_pebble show_warranty show_boulder show_gunite_history show_pebble_prep show_pebble_application show_pebble_detail show_pebble_slurry }
  phases: lookupPebblePhaseType ${ONE} crews: lookupCrewTypes { id name is_active subdivision lookup_company_division_id }
  people: lookupEmployee { id first_name last_name is_active crew_types { id name } }
  supervisors: lookupPresiteSupervisor { id name first_name last_name divisions }
  slurryPickups: lookupSlurryPickup ${ONE} jobOrders: lookupJobOrder ${ONE} materialTypes: lookupPebbleColorMaterialType ${ONE}
  colors: lookupPebbleColor { id name is_active material_type { id name } } additives: lookupPebbleColorAdditive ${ONE}
  poolSections: lookupPoolSection ${ONE} guniteTypes: lookupGuniteHistoryType ${ONE} additions: lookupAddition { id name is_active type }
  priorities: lookupPriority ${ONE} warrantyCategories: lookupWarrantyCategory ${ONE} divisions: lookupCompanyDivision ${ONE}
  slurryTypes: lookupSlurryType ${ONE} vgbMainDrainProviders: lookupVgbMainDrainProvider ${ONE} cities: lookupCity ${ONE}
  customers(sort: { field: company_name, order: ASC }, page: { number: 1, size: 100 }) { items { id company_name is_active schedule_contact_email } }
  contacts: customerContacts(sort: { field: first_name, order: ASC }, page: { number: 1, size: 100 }) { items { id customer_id first_name last_name email_address phone_number } }
  homeowners(sort: { field: last_name, order: ASC }, page: { number: 1, size: 100 }) { items { id name first_name last_name phone_number secondary_phone_number email_address } }
}`;

type Direct = Omit<JobLookups, 'employees' | 'repairSupervisors' | 'fieldworkers' | 'presiteSupervisors' | 'customers' | 'contacts' | 'homeowners'>;
interface Person { id: number; first_name: string; last_name: string; is_active: boolean; crew_types: readonly Choice[] }
interface Supervisor { id: number; name: string; first_name: string; last_name: string; divisions: readonly number[] }
interface Answer extends Direct {
  people: readonly Person[];
  supervisors: readonly Supervisor[];
  customers: { items: readonly CompanyChoice[] };
  contacts: { items: readonly Omit<ContactOption, 'name'>[] };
  homeowners: { items: readonly HomeownerOption[] };
}

const fullName = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string => [first_name, last_name].filter(Boolean).join(' ');
const byLastName = (one: PersonChoice, other: PersonChoice): number =>
  (one.last_name ?? '').localeCompare(other.last_name ?? '') || (one.first_name ?? '').localeCompare(other.first_name ?? '') || one.id - other.id;

/** Active people of an active crew of a division. */
const ofDivision = (people: readonly PersonChoice[], crews: readonly CrewChoice[], division: number): readonly PersonChoice[] => {
  const theirs = new Set(crews.filter(({ is_active, lookup_company_division_id }) => is_active === true && lookup_company_division_id === division).map(({ id }) => id));
  return people.filter(({ crew_types }) => crew_types.some(({ id }) => theirs.has(id)));
};

/** Reads all lists in one request; they stay out of the client's cache, whose entries are records of resources. */
export const readJobLookups = async (client: ApolloClient<unknown>): Promise<JobLookups> => {
  try {
    const { data: { people, supervisors, customers, contacts, homeowners, ...lists } } = await client.query<Answer>({ query: QUERY, fetchPolicy: 'no-cache' });
    const employees = people.filter(({ is_active }) => is_active).map(({ id, first_name, last_name, crew_types }): PersonChoice => ({ id, first_name, last_name, crew_types, name: fullName({ first_name, last_name }) })).sort(byLastName);
    const warranty = ofDivision(employees, lists.crews, DIVISION.WARRANTY);
    return {
      ...lists, employees, repairSupervisors: warranty, fieldworkers: warranty,
      customers: customers.items, homeowners: homeowners.items, contacts: contacts.items.map((one) => ({ ...one, name: fullName(one) })),
      presiteSupervisors: (division) => (division === null ? [] : supervisors.filter(({ divisions }) => divisions.includes(division))
        .map(({ id, name, first_name, last_name }) => ({ id, name, first_name, last_name, crew_types: [] }))),
    };
  } catch (error) {
    throw providerError(error);
  }
};
