import type { ReactNode } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useCrudText } from '../../useCrudText';
import { BooleanFilter } from './BooleanFilter';
import { DateRangeFilter } from './DateRangeFilter';
import { filterEditorOf, type FieldFilter, type FilterEditorKind } from './filterKinds';
import { NumberRangeFilter } from './NumberRangeFilter';
import { ReferenceFilter } from './ReferenceFilter';
import { TextFilter } from './TextFilter';

export interface EditorProps {
  field: FieldDescriptor;
  label: string;
  value: FieldFilter;
  onChange: (value: FieldFilter) => void;
}

const EDITORS: Readonly<Record<FilterEditorKind, (props: EditorProps) => ReactNode>> = {
  text: (props) => <TextFilter {...props} />,
  number: (props) => <NumberRangeFilter {...props} />,
  date: (props) => <DateRangeFilter {...props} />,
  moment: (props) => <DateRangeFilter {...props} moments />,
  boolean: (props) => <BooleanFilter {...props} />,
  reference: (props) => <ReferenceFilter {...props} />,
};

/** Asks for the filter of one field, in the way of its kind, or for rows where it is empty. */
export const FilterEditor = (props: EditorProps) => {
  const text = useCrudText();
  const kind = filterEditorOf(props.field);
  if (kind === null) return null;
  const mayBeEmpty = !props.field.required && kind !== 'boolean';
  return (
    <Stack spacing={1}>
      {props.value.is_empty === true ? null : EDITORS[kind](props)}
      {mayBeEmpty && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={props.value.is_empty === true}
              onChange={(_event, checked) => props.onChange(checked ? { is_empty: true } : {})}
            />
          }
          label={text('is_empty')}
        />
      )}
    </Stack>
  );
};
