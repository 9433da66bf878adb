import { useLocalText } from '../../../i18n/useLocalText';
import { CheckField } from '../../fields/CheckField';
import { DateField } from '../../fields/DateField';
import { NumberField } from '../../fields/NumberField';
import { TextField } from '../../fields/TextField';
import { useFormKind } from '../data/formKind';
import { useJobLookups } from '../data/useJobLookups';
import { useDraft } from '../state/useDraft';
import type { InfoField } from './infoSpec';
import { ShownText } from './EmailFields';
import { PhoneInput } from '../../../inputs/PhoneInput';
import type { FieldProps } from '../../fields/fieldProps';
import { useFieldInput } from '../../fields/useFieldInput';
import type { Choice } from '../../../inputs/choice';
import { TextPicker } from '../../../inputs/TextPicker';

/** A text, from a list or created by typing another one, as City is. */
const TextPickerField = ({ options, ...props }: FieldProps & { options: readonly Choice[] }) => {
  const { value, set, common } = useFieldInput(props);
  return <TextPicker {...common} value={typeof value === 'string' ? value : null} options={options} onChange={set} />;
};

/** A phone number, formatted while it is typed [JOB-028]. */
const PhoneField = (props: FieldProps) => {
  const { value, set, common } = useFieldInput(props);
  return <PhoneInput {...common} value={typeof value === 'string' ? value : null} onChange={set} />;
};

const CityField = (props: { name: string; label: string }) => (
  <TextPickerField {...props} options={useJobLookups().cities} />
);
const IdField = ({ label }: { label: string }) => (
  <ShownText label={label} value={String(useDraft(({ id }) => id) ?? '')} />
);

/** The input of a field of Job Info. */
export const InfoInput = ({ field }: { field: InfoField }) => {
  const { isEstimate } = useFormKind();
  // An estimate may do without what a job needs.
  const isRequired = field.required === true && !isEstimate;
  const props = { name: field.name, label: useLocalText()(field.label), ...(isRequired ? { required: true } : {}) };
  switch (field.kind) {
    case 'text':
      return <TextField {...props} max={field.max} />;
    case 'email':
      return <TextField {...props} max={field.max} inputMode="email" />;
    case 'long':
      return <TextField {...props} max={field.max} multiline />;
    case 'date':
      return <DateField {...props} />;
    case 'amount':
      return <NumberField {...props} unit={field.unit} />;
    case 'phone':
      return <PhoneField {...props} />;
    case 'check':
      return <CheckField {...props} />;
    case 'city':
      return <CityField {...props} />;
    case 'shown':
      return <IdField label={props.label} />;
    case 'own': {
      const Input = field.input;
      return <Input label={props.label} />;
    }
  }
};
