import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { fieldInput } from '../../form/fieldInput';
import { useCrudText } from '../../look/useCrudText';
import { BooleanFilter } from './BooleanFilter';
import { DateRangeFilter } from './DateRangeFilter';
import { filterEditorOf, type EditorProps, type FilterEditorKind } from '../../listState/filterKinds';
import { NumberRangeFilter } from './NumberRangeFilter';
import { TextFilter } from './TextFilter';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { ReferencesPicker } from '../../values/ReferencesPicker';
import { useReferenced } from '../../values/useReferenced';

/** Rows that name one of the chosen records. */
const ReferenceFilter = ({ field, label, value, onChange }: EditorProps) => {
  const { find } = useCatalogue();
  const target = field.reference === undefined ? undefined : find(field.reference);
  const chosen = useReferenced(target, value.in ?? []);
  return (
    <ReferencesPicker
      target={target}
      label={label}
      value={chosen}
      autoFocus
      onChange={(rows) => {
        // One alone, where the source compares with no more.
        const taken = field.filters?.includes('in') === false ? rows.slice(-1) : rows;
        onChange(taken.length === 0 ? {} : { in: taken.map(({ id }) => id) });
      }}
    />
  );
};

/** Rows that have one value and no other. */
const ExactFilter = ({ field, label, value, onChange }: EditorProps) => {
  const text = useCrudText();
  return (
    <Box sx={{ minWidth: 220 }}>
      {fieldInput({
        field: { ...field, required: false },
        label: `${label} ${text('is')}`,
        value: value.eq ?? null,
        related: null,
        onChange: (next: unknown) =>
          onChange(
            typeof next === 'string' || typeof next === 'number' || typeof next === 'boolean' ? { eq: next } : {},
          ),
      })}
    </Box>
  );
};

const EDITORS: Readonly<Record<FilterEditorKind, (props: EditorProps) => ReactNode>> = {
  text: (props) => <TextFilter {...props} />,
  number: (props) => <NumberRangeFilter {...props} />,
  date: (props) => <DateRangeFilter {...props} />,
  moment: (props) => <DateRangeFilter {...props} moments />,
  boolean: (props) => <BooleanFilter {...props} />,
  reference: (props) => <ReferenceFilter {...props} />,
  exact: (props) => <ExactFilter {...props} />,
};

/** Asks for the filter of one field, in the way of its kind, or for rows where it is empty. */
export const FilterEditor = (props: EditorProps) => {
  const text = useCrudText();
  const kind = filterEditorOf(props.field);
  if (kind === null) return null;
  const mayBeEmpty = !props.field.required && kind !== 'boolean' && props.field.filters?.includes('is_empty') !== false;
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
