import type { ServerArea } from '../../api/serverArea';
import { builderEmailCalls } from './builderEmailCalls';
import { emailTemplateCalls } from './emailTemplateCalls';
import { ownEmails } from './ownEmails';
import { emailTemplateResource } from './emailTemplateResource';

/** Mails to builders and their templates. */
export const builderEmailArea: ServerArea = {
  resources: [emailTemplateResource],
  calls: [builderEmailCalls, emailTemplateCalls, ownEmails],
};
