import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useDraft } from '../state/useDraft';
import { useField } from '../state/useField';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../data/useJobFormText';
import { isHomeownerJob, withCompanyType } from './companyType';
import { useHomeownerCompany } from './useHomeownerCompany';

/**
 * Company or Homeowner: the latter fixes the company and asks for a homeowner in place of a supervisor
 * [JOB-024 JOB-025].
 */
export const CompanyTypeField = ({ label }: { label: string }) => {
  const text = useJobFormText();
  const id = useId();
  const store = useFormStore();
  const homeowner = useHomeownerCompany();
  const { readOnly } = useField('company', label);
  const isHomeowner = useDraft((draft) => isHomeownerJob(draft, homeowner.id));
  return (
    <FormControl disabled={readOnly}>
      <FormLabel id={id} sx={{ fontSize: 12, lineHeight: '16px' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={isHomeowner ? '2' : '1'}
        onChange={(_event, value) => store.edit((draft) => withCompanyType(draft, value === '2' ? homeowner : null))}
      >
        <FormControlLabel value="1" control={<Radio size="small" />} label={text('type_company')} />
        <FormControlLabel value="2" control={<Radio size="small" />} label={text('type_homeowner')} />
      </RadioGroup>
    </FormControl>
  );
};
