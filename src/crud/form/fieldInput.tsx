import { type ReactNode, useMemo } from 'react';
import type { FieldKind } from '#domain/fields/descriptor';
import { numberOf } from '#domain/values';
import { CurrencyInput } from '../../inputs/CurrencyInput';
import { DateInput } from '../../inputs/DateInput';
import { DateTimeInput } from '../../inputs/DateTimeInput';
import { IntegerInput } from '../../inputs/IntegerInput';
import { NumberInput } from '../../inputs/NumberInput';
import { PhoneInput } from '../../inputs/PhoneInput';
import { StateInput } from '../../inputs/StateInput';
import { TimeInput } from '../../inputs/TimeInput';
import { ZipInput } from '../../inputs/ZipInput';
import { asText, type FieldInputProps } from '../values/fieldInputProps';
import { BooleanInput } from './BooleanInput';
import { ListInput } from './ListInput';
import { ReferenceInput } from './ReferenceInput';
import { TextInput } from './TextInput';
import { Combobox } from '../../inputs/Combobox';
import { useLanguage } from '../../i18n/useLanguage';
import { useLabel } from '../look/useLabel';
import { isStoredImage } from '#domain/files/storedImage';
import { PictureInput } from '../../inputs/picture/PictureInput';

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as the wall clock of the browser. */
const wallClock = (instant: string | null): string | null => {
  const moment = instant === null ? null : new Date(instant);
  if (!moment || Number.isNaN(moment.getTime())) return null;
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}:00`;
};

/** A moment in time, asked for by the wall clock of the browser and stored as an instant. */
const InstantInput = ({
  field: _field,
  related: _related,
  beside: _beside,
  value,
  onChange,
  ...rest
}: FieldInputProps) => (
  <DateTimeInput
    {...rest}
    value={wallClock(asText(value))}
    onChange={(local) => onChange(local === null ? null : new Date(local).toISOString())}
  />
);

/** A picture of the record. */
const ImageInput = ({ field, related: _related, beside: _beside, value, ...rest }: FieldInputProps) => (
  <PictureInput
    {...rest}
    value={isStoredImage(value) ? value : null}
    {...(field.max === undefined ? {} : { maxBytes: field.max })}
  />
);

/** One of the few words that a text may be, in the language of the screen. */
const ChoiceInput = ({ field, related: _related, beside: _beside, value, onChange, ...rest }: FieldInputProps) => {
  const label = useLabel();
  const { language } = useLanguage();
  const { choices, values } = field;
  const options = useMemo(
    () => (choices ?? []).map((word, id) => ({ id, name: values?.[word]?.[language] ?? label(word), word })),
    [choices, values, label, language],
  );
  return (
    <Combobox
      {...rest}
      value={options.find(({ word }) => word === value) ?? null}
      options={options}
      limit={null}
      onChange={(choice) => onChange(choice?.word ?? null)}
    />
  );
};

/** A phone number; its extension goes into the field beside it, where the record has one. */
const PhoneNumberInput = ({ field: { extension }, related: _related, beside, value, ...rest }: FieldInputProps) => (
  <PhoneInput
    {...rest}
    value={asText(value)}
    {...(extension !== undefined && beside
      ? {
          extension: {
            held: () => asText(beside.held(extension)),
            onChange: (typed: string) => beside.write(extension, typed),
          },
        }
      : {})}
  />
);

/** The input of each kind of field. */
const INPUTS: Readonly<Record<FieldKind, (props: FieldInputProps) => ReactNode>> = {
  String: (props) => (props.field.choices ? <ChoiceInput {...props} /> : <TextInput {...props} />),
  LongText: (props) => <TextInput {...props} multiline />,
  EmailAddress: (props) => <TextInput {...props} inputMode="email" autoCapitalize="none" />,
  URL: (props) => <TextInput {...props} inputMode="url" autoCapitalize="none" />,
  StateCode: ({ field: _field, related: _related, beside: _beside, value, ...rest }) => (
    <StateInput {...rest} value={asText(value)} />
  ),
  PostalCode: ({ field: _field, related: _related, beside: _beside, value, ...rest }) => (
    <ZipInput {...rest} value={asText(value)} />
  ),
  Color: (props) => <TextInput {...props} />,
  Boolean: (props) => <BooleanInput {...props} />,
  Reference: (props) => <ReferenceInput {...props} />,
  List: (props) => <ListInput {...props} />,
  Image: (props) => <ImageInput {...props} />,
  DateTime: (props) => <InstantInput {...props} />,
  PhoneNumber: (props) => <PhoneNumberInput {...props} />,
  Int: ({ field: { unit, min }, related: _related, beside: _beside, value, ...rest }) => (
    <IntegerInput {...rest} unit={unit} min={min} value={numberOf(value)} />
  ),
  Money: ({ field: { min }, related: _related, beside: _beside, value, ...rest }) => (
    <CurrencyInput {...rest} min={min} value={numberOf(value)} />
  ),
  Quantity: ({ field: { unit, min, scale }, related: _related, beside: _beside, value, ...rest }) => (
    <NumberInput {...rest} unit={unit} min={min} scale={scale} value={numberOf(value)} />
  ),
  Time: ({ field: _field, related: _related, beside: _beside, value, ...rest }) => (
    <TimeInput {...rest} value={asText(value)} />
  ),
  Date: ({ field: _field, related: _related, beside: _beside, value, ...rest }) => (
    <DateInput {...rest} value={asText(value)} />
  ),
  LocalDateTime: ({ field: _field, related: _related, beside: _beside, value, ...rest }) => (
    <DateTimeInput {...rest} value={asText(value)} />
  ),
};

/** The input that suits a field, by its kind. */
export const fieldInput = (props: FieldInputProps): ReactNode => INPUTS[props.field.kind](props);
