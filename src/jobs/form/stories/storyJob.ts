import type { JobInfoDraft, SubJobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { STORY_LISTS } from '../../subJob/stories/subJobLists';
import type { SubJobStub } from '../data/jobFormApi';
import type { JobLookups } from '../data/jobLookups';
import { aSubJob } from './aSubJob';

const TODAY = '2026-03-04';

export const LISTS: JobLookups = {
  ...STORY_LISTS,
  customers: [
    { id: 7, company_name: 'Blue Haven Pools', is_active: true, schedule_contact_email: 'schedule@bluehaven.test' },
    { id: 8, company_name: 'Cody Pools', is_active: true, schedule_contact_email: null },
    { id: 9, company_name: 'Old Time Pools', is_active: false, schedule_contact_email: null },
    { id: 386, company_name: 'Homeowner', is_active: true, schedule_contact_email: null },
  ],
  contacts: [
    {
      id: 1,
      customer_id: 7,
      name: 'Maria Ortiz',
      first_name: 'Maria',
      last_name: 'Ortiz',
      email_address: 'maria@bluehaven.test',
      phone_number: '(713) 555-0101',
    },
    {
      id: 2,
      customer_id: 8,
      name: 'Dale Whitaker',
      first_name: 'Dale',
      last_name: 'Whitaker',
      email_address: null,
      phone_number: null,
    },
  ],
  homeowners: [
    {
      id: 5,
      name: 'Ana Lee',
      first_name: 'Ana',
      last_name: 'Lee',
      phone_number: '(832) 555-0111',
      secondary_phone_number: null,
      email_address: 'ana@lee.test',
    },
  ],
  cities: [
    { id: 1, name: 'Houston' },
    { id: 2, name: 'Katy' },
  ],
};

const FACTS = settleFacts({ ...LISTS, today: TODAY });

const { sub_jobs: _none, ...info } = newJobDraft(TODAY);

export const JOB: JobInfoDraft = {
  ...info,
  id: 1042,
  version: 3,
  name: 'Avery Residence',
  company: LISTS.customers[0] ?? null,
  company_supervisor: LISTS.contacts[0] ?? null,
  phone: '(713) 555-0101',
  address_line_1: '12 Oak Street',
  city: 'Katy',
  zip_code: '77449',
  county: 'Harris',
  lat: 29.7,
  lon: -95.8,
  gate_code: '#4411',
};

export const SUB_JOBS: readonly SubJobDraft[] = [
  {
    ...aSubJob(21, FACTS, { id: 1, name: 'Gunite' }),
    job_types: ['Pool', 'Spa'],
    status: { id: 2, name: 'Pending' },
    is_critical_note: true,
    critical_note: 'Dog in the yard. Call before you come.',
  },
  { ...aSubJob(22, FACTS), job_types: ['Pool'] },
];

export const tabOf = ({ id, ...subJob }: SubJobDraft): SubJobStub => ({ ...subJob, id: id ?? 0, may_edit: true });
