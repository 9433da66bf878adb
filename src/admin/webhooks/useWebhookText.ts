import { textHook } from '../../i18n/textHook';
import { webhookMessages } from './messages';

/** The texts of webhooks in the language of the screen. */
export const useWebhookText = textHook(webhookMessages);
