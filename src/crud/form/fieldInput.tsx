import type { ReactNode } from 'react';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import { numberOf } from '#domain/values';
import { CurrencyInput } from '../../inputs/CurrencyInput';
import { DateInput } from '../../inputs/DateInput';
import { DateTimeInput } from '../../inputs/DateTimeInput';
import { IntegerInput } from '../../inputs/IntegerInput';
import { NumberInput } from '../../inputs/NumberInput';
import { PhoneInput } from '../../inputs/PhoneInput';
import { TimeInput } from '../../inputs/TimeInput';
import { asText, type FieldInputProps } from '../values/fieldInputProps';
import { BooleanInput } from './BooleanInput';
import { ChoiceInput } from './ChoiceInput';
import { ImageInput } from './ImageInput';
import { InstantInput } from './InstantInput';
import { ListInput } from './ListInput';
import { ReferenceInput } from './ReferenceInput';
import { TextInput } from './TextInput';

const inUnit = ({ unit }: FieldDescriptor) => (unit === undefined ? {} : { unit });

/** The input of each kind of field. */
const INPUTS: Readonly<Record<FieldKind, (props: FieldInputProps) => ReactNode>> = {
  String: (props) => (props.field.choices ? <ChoiceInput {...props} /> : <TextInput {...props} />),
  LongText: (props) => <TextInput {...props} multiline />,
  EmailAddress: (props) => <TextInput {...props} inputMode="email" autoCapitalize="none" />,
  URL: (props) => <TextInput {...props} inputMode="url" autoCapitalize="none" />,
  StateCode: (props) => <TextInput {...props} autoCapitalize="characters" />,
  PostalCode: (props) => <TextInput {...props} />,
  Color: (props) => <TextInput {...props} />,
  Boolean: (props) => <BooleanInput {...props} />,
  Reference: (props) => <ReferenceInput {...props} />,
  List: (props) => <ListInput {...props} />,
  Image: (props) => <ImageInput {...props} />,
  DateTime: (props) => <InstantInput {...props} />,
  PhoneNumber: ({ field: _field, related: _related, value, ...rest }) => <PhoneInput {...rest} value={asText(value)} />,
  Int: ({ field, related: _related, value, ...rest }) => (
    <IntegerInput {...rest} {...inUnit(field)} value={numberOf(value)} />
  ),
  Money: ({ field: _field, related: _related, value, ...rest }) => <CurrencyInput {...rest} value={numberOf(value)} />,
  Quantity: ({ field, related: _related, value, ...rest }) => (
    <NumberInput {...rest} {...inUnit(field)} value={numberOf(value)} />
  ),
  Time: ({ field: _field, related: _related, value, ...rest }) => <TimeInput {...rest} value={asText(value)} />,
  Date: ({ field: _field, related: _related, value, ...rest }) => <DateInput {...rest} value={asText(value)} />,
  LocalDateTime: ({ field: _field, related: _related, value, ...rest }) => (
    <DateTimeInput {...rest} value={asText(value)} />
  ),
};

/** The input that suits a field, by its kind. */
export const fieldInput = (props: FieldInputProps): ReactNode => INPUTS[props.field.kind](props);
