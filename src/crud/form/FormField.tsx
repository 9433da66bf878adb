import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import { relationOf } from '../../dataProvider/documents/selection';
import { RecordPlacesContext } from '../look/RecordPlaces';
import { useLanguage } from '../../i18n/useLanguage';
import { useLabel } from '../look/useLabel';
import { fieldInput } from './fieldInput';
import type { DrawInput } from '../values/overrides';
import type { FormValues } from '../values/formValues';

interface Props {
  field: FieldDescriptor;
  /** Where the field's record stands in the form: "" or `customer_contacts.0.` */
  prefix?: string;
  /** Draws the input in the resource's own way. */
  draw?: DrawInput;
  /** Columns of twelve on a wide screen. */
  span: number;
  /** Asked for by a rule of the whole form, where the field itself may be empty. */
  asked?: boolean;
}

/** Under this width a form is one column [UI-036]; from `lg` on a field has its own width. */
const ONE_COLUMN = 800;

/** Kinds that share a line on a telephone. */
const HALF: ReadonlySet<FieldKind> = new Set(['StateCode', 'PostalCode']);

/** One field of a form: label, input and what is wrong with its value. */
export const FormField = ({ field, prefix = '', span, asked = false, draw = fieldInput }: Props) => {
  const label = useLabel();
  const { language } = useLanguage();
  const hintId = useId();
  const inPanel = use(RecordPlacesContext)?.inPanel === true;
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const { field: input, fieldState } = useController({ control, name: `${prefix}${field.name}` });
  return (
    <Box
      {...(field.hint ? { role: 'group', 'aria-label': label(field.label), 'aria-describedby': hintId } : {})}
      sx={({ breakpoints }) => ({
        gridColumn: {
          xs: HALF.has(field.kind) ? 'span 6' : 'span 12',
          lg: `span ${inPanel ? (span <= 3 ? 6 : 12) : span}`,
        },
        [breakpoints.between(ONE_COLUMN, 'lg')]: { gridColumn: `span ${Math.min(12, span * 2)}` },
        minWidth: 0,
      })}
    >
      {draw(
        {
          field,
          name: input.name,
          label: label(field.label),
          required: (field.required || asked) && !field.limited,
          ...(field.limited ? { readOnly: true } : {}),
          value: input.value,
          onChange: input.onChange,
          onBlur: input.onBlur,
          error: fieldState.error?.message,
          beside: {
            held: (name) => getValues(`${prefix}${name}`),
            write: (name, value) => setValue(`${prefix}${name}`, value, { shouldDirty: true, shouldValidate: true }),
          },
          related: field.kind === 'Reference' ? getValues(`${prefix}${relationOf(field)}`) : undefined,
        },
        fieldInput,
      )}
      {field.hint && (
        <Typography id={hintId} variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {field.hint[language]}
        </Typography>
      )}
    </Box>
  );
};
