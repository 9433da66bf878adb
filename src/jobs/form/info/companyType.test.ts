import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import {
  homeownerCompany,
  isHomeownerJob,
  withAddressed,
  withCompany,
  withCompanyType,
  withHomeowner,
  withSupervisor,
} from './companyType';

const COMPANY = { id: 7, company_name: 'Blue Haven', is_active: true, schedule_contact_email: 'b@haven.test' };
const MARIA = {
  id: 3,
  name: 'Maria Ortiz',
  first_name: 'Maria',
  last_name: 'Ortiz',
  email_address: null,
  phone_number: '(713) 555-0101',
};
const JOB = { ...newJobDraft('2026-03-04'), company: COMPANY, company_supervisor: MARIA, phone: '(281) 555-0100' };

describe('who a job is for', () => {
  it('fixes the company of a homeowner to 386 in production and to 0 elsewhere [JOB-025 JOB-075]', () => {
    expect(homeownerCompany('prod').id).toBe(386);
    expect(homeownerCompany('test').id).toBe(0);
    const homeowners = withCompanyType(JOB, homeownerCompany('prod'));
    expect(isHomeownerJob(homeowners, 386)).toBe(true);
    expect(homeowners.company_supervisor).toBeNull();
    expect(withCompanyType(homeowners, null).company).toBeNull();
  });

  it('clears the supervisor with another company, and keeps it with the same [JOB-027]', () => {
    expect(withCompany(JOB, { ...COMPANY, id: 8 }).company_supervisor).toBeNull();
    expect(withCompany(JOB, COMPANY).company_supervisor).toEqual(MARIA);
  });

  it('fills the phone from a supervisor who has one, and leaves it otherwise [JOB-028]', () => {
    expect(withSupervisor(JOB, MARIA).phone).toBe('(713) 555-0101');
    expect(withSupervisor(JOB, { ...MARIA, phone_number: null }).phone).toBe('(281) 555-0100');
  });

  it('begins a new job with the builder or the homeowner that its address names, and passes over any other', () => {
    const empty = newJobDraft('2026-03-04');
    const owner = { id: 5, name: 'Ana Lee', first_name: 'Ana', last_name: 'Lee', email_address: null };
    const lists = {
      customers: [COMPANY, { ...COMPANY, id: 9, is_active: false }],
      homeowners: [{ ...owner, phone_number: '(832) 555-0111', secondary_phone_number: null }],
    };
    const begun = (address: string) =>
      withAddressed(empty, new URLSearchParams(address), lists, homeownerCompany('prod'));
    expect(begun('company_id=7').company).toEqual(COMPANY);
    expect(begun('homeowner_id=5')).toMatchObject({
      company: { id: 386 },
      homeowner: { id: 5 },
      homeowner_phone: '(832) 555-0111',
    });
    for (const address of ['', 'company_id=9', 'company_id=8', 'homeowner_id=x']) expect(begun(address)).toEqual(empty);
  });

  it('copies a homeowner into the fields of the job [JOB-074]', () => {
    const owner = {
      id: 5,
      name: 'Ana Lee',
      first_name: 'Ana',
      last_name: 'Lee',
      phone_number: '(832) 555-0111',
      secondary_phone_number: null,
      email_address: 'ana@lee.test',
    };
    expect(withHomeowner(JOB, owner)).toMatchObject({
      homeowner: { id: 5 },
      phone: '(832) 555-0111',
      homeowner_first_name: 'Ana',
      homeowner_last_name: 'Lee',
      homeowner_phone: '(832) 555-0111',
      homeowner_secondary_phone: null,
      homeowner_email: 'ana@lee.test',
    });
  });
});
