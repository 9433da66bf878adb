import { useMemo } from 'react';
import { Combobox } from '../../../inputs/Combobox';
import { useJobLookups } from '../data/useJobLookups';
import { useFormStore } from '../state/FormContext';
import { useDraft } from '../state/useDraft';
import { useField } from '../state/useField';
import { isHomeownerJob, withCompany } from './companyType';
import { useHomeownerCompany } from './useHomeownerCompany';

/** Active builders and the one that stands; the company of homeowners is never offered [JOB-026 BLDR-011 JOB-075]. */
export const CompanyField = ({ label }: { label: string }) => {
  const store = useFormStore();
  const homeowner = useHomeownerCompany();
  const { customers } = useJobLookups();
  const { error, readOnly } = useField('company', label);
  const company = useDraft((draft) => draft.company);
  const isFixed = useDraft((draft) => isHomeownerJob(draft, homeowner.id));
  const options = useMemo(() => {
    const offered = customers.filter(
      ({ id, is_active }) => id !== homeowner.id && (is_active !== false || id === company?.id),
    );
    const all = company && !offered.some(({ id }) => id === company.id) ? [...offered, company] : offered;
    return all.map((one) => ({ id: one.id, name: one.company_name, company: one }));
  }, [customers, company, homeowner.id]);
  return (
    <Combobox
      label={label}
      name="company"
      required
      error={error}
      readOnly={readOnly || isFixed}
      options={options}
      value={options.find(({ id }) => id === company?.id) ?? null}
      onChange={(choice) => store.edit((draft) => withCompany(draft, choice?.company ?? null))}
    />
  );
};
