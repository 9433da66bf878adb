import { useWatch } from 'react-hook-form';
import { CREW_DIVISIONS, crewDivision } from '#domain/crews/crewDivisions';
import { asText, type FieldInputProps } from '../crud/values/fieldInputProps';
import type { FormOverride } from '../crud/values/overrides';
import { SuggestField } from '../inputs/SuggestField';

/** The subdivisions that boards know are suggested: those of the chosen division, or all. */
const SubdivisionInput = ({ value, onChange, field, related: _related, ...rest }: FieldInputProps) => {
  const division = crewDivision(useWatch({ name: 'lookup_company_division_id' }));
  const suggestions = division?.subdivisions ?? CREW_DIVISIONS.flatMap(({ subdivisions }) => subdivisions);
  return (
    <SuggestField
      {...rest}
      value={asText(value) ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      suggestions={suggestions}
      max={field.max}
    />
  );
};

/** Crews [EMP-008]. */
export const crew: FormOverride = { inputs: { subdivision: (props) => <SubdivisionInput {...props} /> } };
