import { textHook } from '../i18n/textHook';
import { exportTexts } from './exportTexts';

/** The texts of the export screen in the language of the screen. */
export const useExportText = textHook(exportTexts);
