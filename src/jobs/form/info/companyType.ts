import type { CompanyChoice, ContactChoice, JobDraft } from '#domain/jobs/draft';
import type { HomeownerOption, JobLookups } from '../data/jobLookups';

/** The company that stands for homeowners: 386 in production, 0 elsewhere [JOB-025 JOB-075]. */
export const homeownerCompany = (environment: string): CompanyChoice => ({
  id: environment === 'prod' ? 386 : 0,
  company_name: 'Homeowner',
  is_active: true,
  schedule_contact_email: null,
});

/** A job is of the type Homeowner by its company [JOB-067]. */
export const isHomeownerJob = ({ company }: Pick<JobDraft, 'company'>, homeownerId: number): boolean =>
  company?.id === homeownerId;

/**
 * Changes the type: to Homeowner with its fixed company, back to a company that is to be picked. What belonged to the
 * other type goes.
 */
export const withCompanyType = (draft: JobDraft, homeowner: CompanyChoice | null): JobDraft => ({
  ...draft,
  company: homeowner,
  company_supervisor: null,
  homeowner: null,
});

/** Another company has other supervisors [JOB-027]. */
export const withCompany = (draft: JobDraft, company: CompanyChoice | null): JobDraft =>
  company?.id === draft.company?.id ? draft : { ...draft, company, company_supervisor: null };

/** A supervisor brings the phone, if there is one [JOB-028]. */
export const withSupervisor = (draft: JobDraft, contact: ContactChoice | null): JobDraft => ({
  ...draft,
  company_supervisor: contact,
  phone: contact?.phone_number ?? draft.phone,
});

/**
 * A new job begins with the builder or the homeowner that its address names: `?company_id=7`, `?homeowner_id=12`. Who
 * is not among those that a job may name is passed over.
 */
export const withAddressed = (
  draft: JobDraft,
  params: URLSearchParams,
  { customers, homeowners }: Pick<JobLookups, 'customers' | 'homeowners'>,
  ofHomeowners: CompanyChoice,
): JobDraft => {
  const named = <One extends { id: number }>(list: readonly One[], param: string): One | undefined =>
    list.find(({ id }) => String(id) === params.get(param));
  const homeowner = named(homeowners, 'homeowner_id');
  if (homeowner) return withHomeowner(withCompanyType(draft, ofHomeowners), homeowner);
  const company = named(
    customers.filter(({ is_active }) => is_active !== false),
    'company_id',
  );
  return company ? withCompany(draft, company) : draft;
};

/** A homeowner brings a copy of names, phones and email; editing the copy changes no record [JOB-074]. */
export const withHomeowner = (draft: JobDraft, homeowner: HomeownerOption | null): JobDraft =>
  homeowner === null
    ? { ...draft, homeowner: null }
    : {
        ...draft,
        homeowner: {
          id: homeowner.id,
          name: homeowner.name,
          first_name: homeowner.first_name,
          last_name: homeowner.last_name,
        },
        phone: homeowner.phone_number ?? draft.phone,
        homeowner_first_name: homeowner.first_name,
        homeowner_last_name: homeowner.last_name,
        homeowner_phone: homeowner.phone_number,
        homeowner_secondary_phone: homeowner.secondary_phone_number,
        homeowner_email: homeowner.email_address,
      };
