import type { FieldDescriptor } from '../fields/descriptor';

/** The name of a person, or the address of a place, that stands in one column and fills several fields [IMP-002]. */
export const WHOLE_NAME = 'whole_name';
export const WHOLE_ADDRESS = 'whole_address';

const field = (name: string, label: string): FieldDescriptor => ({ name, label, kind: 'LongText', required: false });

const PERSON = field(WHOLE_NAME, 'First and Last Name in One');
const COMPANY_OR_PERSON = field(WHOLE_NAME, 'Name where there is no Company');
const ADDRESS = field(WHOLE_ADDRESS, 'Whole Address in One');

/** The columns of several fields that an import of some fields understands. */
export const wholeFields = (fields: readonly FieldDescriptor[]): FieldDescriptor[] => {
  const has = (name: string): boolean => fields.some((one) => one.name === name);
  return [
    ...(has('first_name') && has('last_name') ? [PERSON] : has('company_name') ? [COMPANY_OR_PERSON] : []),
    ...(has('city') && has('zip_code') && (has('address_line_1') || has('mailing_address')) ? [ADDRESS] : []),
  ];
};
