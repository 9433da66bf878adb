import { emailLogResource } from './emailLogResource';
import { companySettingResource } from './companySettingResource';
import { registerServerHealth } from './registerServerHealth';
import { registerServerSettings } from './registerServerSettings';
import type { ServerArea } from '../../api/serverArea';
import { addChanges } from './addChanges';
import { addOverview } from './addOverview';
import { addQueuedWork } from './addQueuedWork';
import { addResend } from './addResend';

/** The Administrator Dashboard, the email log and the settings of the company [ADM-003 ADM-006 MSG-002]. */
export const adminArea: ServerArea = {
  resources: [emailLogResource, companySettingResource],
  calls: [addOverview, addChanges, addResend, addQueuedWork],
  routes: (app, services) => {
    registerServerSettings(app, services);
    registerServerHealth(app, services);
  },
};
