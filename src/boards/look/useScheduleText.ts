import { textHook, type TextOf } from '../../i18n/textHook';
import { boardMessages } from './messages';
import { calendarMessages } from './messages/calendar';
import { wallMessages } from './messages/wall';

const scheduleMessages = {
  en: { ...boardMessages.en, ...wallMessages.en, ...calendarMessages.en },
  es: { ...boardMessages.es, ...wallMessages.es, ...calendarMessages.es },
};

export type ScheduleText = TextOf<keyof typeof scheduleMessages.en>;

/** The texts of schedules, month calendars and boards for the wall; those of the boards are among them. */
export const useScheduleText = textHook(scheduleMessages);
