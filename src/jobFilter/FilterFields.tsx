import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { shownName } from '#domain/lookups/shownName';
import { reportJobsText } from '#domain/reports/reportJobs';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { useLanguage } from '../i18n/useLanguage';
import { BooleanPicker } from '../inputs/BooleanPicker';
import { DateInput } from '../inputs/DateInput';
import { IntegerInput } from '../inputs/IntegerInput';
import { LimitedField } from '../inputs/LimitedField';
import { MultiPicker } from '../inputs/MultiPicker';
import { SuggestField } from '../inputs/SuggestField';
import type { FilterLookups } from './filterLookups';
import { useFilterText } from './useFilterText';

export interface FilterFieldsProps {
  /** The map adds three dates [FLT-012]. */
  mode: 'search' | 'map';
  criteria: SearchCriteria;
  onChange: (patch: SearchCriteria) => void;
  lookups: FilterLookups;
  /** The feature flag of the Central Texas toggle [FLT-008]. */
  withCentralTexas?: boolean;
}

/** No job has a longer number, and the database knows none. */
const MAX_NUMBER = 999_999_999;
const MAX_TEXT = 255;

/** The fields of the panel in their order [FLT-002 FLT-004..012]. */
export const FilterFields = ({ mode, criteria, onChange, lookups, withCentralTexas = false }: FilterFieldsProps) => {
  const text = useFilterText();
  const { language } = useLanguage();
  const named = (options: FilterLookups['statuses']) =>
    options.map((option) => ({ ...option, name: shownName(option.name, language) }));
  const words = (name: 'keyword' | 'name' | 'address') => (
    <LimitedField
      label={text(name)}
      max={MAX_TEXT}
      name={name}
      placeholder={name === 'keyword' ? text('keyword_hint') : undefined}
      value={criteria[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
      autoComplete="off"
    />
  );
  return (
    <>
      {criteria.report && (
        <Chip
          label={reportJobsText(criteria.report, language)}
          onDelete={() => onChange({ report: null })}
          className="job-filter-report"
        />
      )}
      {words('keyword')}
      <MultiPicker
        label={text('company')}
        name="company"
        options={lookups.companies}
        value={criteria.company ?? []}
        onChange={(company) => onChange({ company })}
      />
      <MultiPicker
        label={text('supervisor')}
        name="supervisor"
        options={lookups.supervisors}
        value={criteria.supervisor ?? []}
        onChange={(supervisor) => onChange({ supervisor })}
      />
      <MultiPicker
        label={text('category')}
        name="category"
        options={named(lookups.categories)}
        value={criteria.category ?? []}
        onChange={(category) => onChange({ category })}
      />
      {words('name')}
      <IntegerInput
        label={text('number')}
        name="number"
        min={1}
        max={MAX_NUMBER}
        value={criteria.number ?? null}
        onChange={(number) => onChange({ number })}
      />
      {withCentralTexas && (
        <FormControlLabel
          label={text('is_central_texas')}
          sx={{ ml: 0 }}
          control={
            <Switch
              checked={criteria.is_central_texas === true}
              onChange={(_event, checked) => onChange({ is_central_texas: checked })}
            />
          }
        />
      )}
      <MultiPicker
        label={text('color')}
        name="color"
        limit={null}
        options={lookups.colors}
        value={criteria.color ?? []}
        onChange={(color) => onChange({ color })}
      />
      <MultiPicker
        label={text('status')}
        name="status"
        limit={null}
        options={named(lookups.statuses)}
        value={criteria.status ?? []}
        onChange={(status) => onChange({ status })}
      />
      {words('address')}
      <SuggestField
        label={text('city')}
        name="city"
        suggestions={lookups.cities}
        max={MAX_TEXT}
        value={criteria.city ?? ''}
        onChange={(city) => onChange({ city })}
      />
      <MultiPicker
        label={text('job_type')}
        name="job_type"
        limit={null}
        options={named(lookups.job_types)}
        value={criteria.job_type ?? []}
        onChange={(job_type) => onChange({ job_type })}
      />
      <BooleanPicker
        label={text('is_request_form')}
        value={criteria.is_request_form ?? null}
        onChange={(is_request_form) => onChange({ is_request_form })}
      />
      {mode === 'map' && (
        <>
          <DateInput
            label={text('scheduled_app_date')}
            name="scheduled_app_date"
            value={criteria.scheduled_app_date ?? null}
            onChange={(scheduled_app_date) => onChange({ scheduled_app_date })}
          />
          <DateInput
            label={text('entered_start_date')}
            name="entered_start_date"
            value={criteria.entered_start_date ?? null}
            onChange={(entered_start_date) => onChange({ entered_start_date })}
          />
          <DateInput
            label={text('entered_end_date')}
            name="entered_end_date"
            value={criteria.entered_end_date ?? null}
            onChange={(entered_end_date) => onChange({ entered_end_date })}
          />
        </>
      )}
    </>
  );
};
