import { emailLogResource } from './emailLogResource';
import { companySettingResource } from './companySettingResource';
import { admin } from './adminCalls';
import { registerServerSettings } from './registerServerSettings';
import type { ServerArea } from '../../api/serverArea';

/** The Administrator Dashboard, the email log and the settings of the company. */
export const adminArea: ServerArea = {
  resources: [emailLogResource, companySettingResource],
  calls: [admin],
  routes: registerServerSettings,
};
