import { callPath } from '#domain/boards/told/callPath';
import { formatMessage } from '../../i18n/message';
import type { Board } from '../board/createBoard';
import type { PlanApi } from '../store/rainApi';
import { rainMessages } from './rainMessages';

/** Adds the way to its call list to what was just said of a commit, once it is known whom to call [SDY-011]. */
export const offerCalls = ({ voice, store }: Board, plans: PlanApi, mutation_id: string): void => {
  const turn = voice.notice.get()?.turn;
  const { category } = store.config;
  plans.builders(mutation_id).then(
    (builders) => {
      const notice = voice.notice.get();
      if (notice?.turn !== turn || !notice || builders === null) return;
      const text = formatMessage(rainMessages[voice.words.language()], 'call_list', { smart_count: builders });
      voice.notice.set({ ...notice, link: { text, href: callPath({ category, mutation_id }) } });
    },
    // The list stands in the menu of the day as well.
    () => undefined,
  );
};
