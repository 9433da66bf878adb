import { generatedForms, settingsForm, userForm } from './generatedForms';
import { goodsForms } from './goodsForms';
import type { HandFormSource } from './handForm';
import { jobForms } from './jobForms';
import { moreForms, sentForms } from './sentForms';

/** Every form of the product that is typed into; those first that have most of their own. */
export const handForms: readonly HandFormSource[] = [
  ...jobForms.slice(0, 4),
  ...goodsForms,
  ...sentForms,
  ...moreForms,
  userForm,
  ...jobForms.slice(4),
  ...generatedForms,
  settingsForm,
];
