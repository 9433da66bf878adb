import { fieldInput } from '../../crud/form/fieldInput';
import type { FormOverride } from '../../crud/values/overrides';
import { EmailPreview } from './EmailPreview';

/** Templates of mails to builders: under their texts stand the fields, and what they say of a job that is picked. */
export const emailTemplate: FormOverride = {
  inputs: {
    body_es: (props) => (
      <>
        {fieldInput(props)}
        <EmailPreview />
      </>
    ),
  },
};
