import { useMemo, useState } from 'react';
import type { CompanyChoice } from '#domain/jobs/draft';
import { inactiveName } from '#domain/lookups/inactiveName';
import { textOf, textOrEmpty } from '#domain/values';
import { useLanguage } from '../../../i18n/useLanguage';
import { Combobox } from '../../../inputs/Combobox';
import { useJobLookups } from '../data/useJobLookups';
import { useFormStore } from '../state/FormContext';
import { useDraft } from '../state/useDraft';
import { useField } from '../state/useField';
import { isHomeownerJob, withCompany } from './companyType';
import { useHomeownerCompany } from './useHomeownerCompany';
import { useNewPerson } from './useNewPerson';

/**
 * Active builders and the one that stands; the company of homeowners is never offered, and a new one
 * is added in place [JOB-026 BLDR-011 JOB-075 KEY-020].
 */
export const CompanyField = ({ label }: { label: string }) => {
  const store = useFormStore();
  const homeowner = useHomeownerCompany();
  const lookups = useJobLookups();
  const { language } = useLanguage();
  const [made, setMade] = useState<readonly CompanyChoice[]>([]);
  const { error, readOnly } = useField('company', label);
  const company = useDraft((draft) => draft.company);
  const isFixed = useDraft((draft) => isHomeownerJob(draft, homeowner.id));
  const { onAdd, dialog } = useNewPerson({
    resource: 'customer',
    startOf: (typed) => ({ company_name: typed }),
    onMade: (row) => {
      const builder: CompanyChoice = {
        id: Number(row.id),
        company_name: textOrEmpty(row.company_name),
        is_active: row.is_active !== false,
        schedule_contact_email: textOf(row.schedule_contact_email),
      };
      setMade((before) => [...before, builder]);
      store.edit((draft) => withCompany(draft, builder));
    },
  });
  const options = useMemo(() => {
    const offered = [...lookups.customers, ...made].filter(
      ({ id, is_active }) => id !== homeowner.id && (is_active !== false || id === company?.id),
    );
    const all = company && !offered.some(({ id }) => id === company.id) ? [...offered, company] : offered;
    return all.map((one) => ({
      id: one.id,
      name: one.is_active === false && one.company_name ? inactiveName(one.company_name, language) : one.company_name,
      company: one,
    }));
  }, [lookups.customers, made, company, homeowner.id, language]);
  return (
    <>
      <Combobox
        label={label}
        name="company"
        required
        error={error}
        readOnly={readOnly || isFixed}
        options={options}
        value={options.find(({ id }) => id === company?.id) ?? null}
        onAdd={readOnly || isFixed ? undefined : onAdd}
        onChange={(choice) => store.edit((draft) => withCompany(draft, choice?.company ?? null))}
      />
      {dialog}
    </>
  );
};
