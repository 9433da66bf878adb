import type { Rest } from '../../dataProvider/rest';
import type { Server } from '../../dataProvider/server';
import { printedPapersIn } from '#domain/boards/printedDays';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import { civilDateOf, type CivilDate } from '#domain/civilDate';
import { isRecord } from '#domain/values';
import { viewing } from '../../auth/viewing';
import { appState } from '../../connectivity/appState';
import { keptAnswers } from '../../connectivity/keptAnswers';
import { keyOf } from '../../offline/links/keptLink';
import type { boardAge } from '../../offline/shell/deadSpots';
import { isOnline } from '../../live/useOnline';
import { onIdle } from '../../clock/onIdle';
import { keptBoards, type KeptPlace } from './keptBoards';
import type { BoardApi } from './boardApi';
import {
  BOARD_QUERY,
  WARRANTY_QUERY,
  type BoardQueryAnswer,
  HISTORY_QUERY,
  FIND_QUERY,
  MOVES_QUERY,
  WHOLE_QUERY,
} from './boardQuery';
import { mergedHistory } from './cardHistory';
import { writeDocument } from './writeDocument';
import { correctedNow } from '../../clock/deviceClock';

const HISTORY_PAGE = 20;

const isAnswer = (data: Record<string, unknown>): data is Record<string, unknown> & BoardQueryAnswer =>
  isRecord(data.boardCards);

/** The answers of whoever is signed in, as the device keeps all answers; whoever looks as somebody else has none. */
const keptOnDevice = (keyOfDate: (date: CivilDate | null) => string): KeptPlace => ({
  get: async (date) => {
    const user = appState.userId();
    const kept = user === null || viewing ? null : await keptAnswers.get(keyOfDate(date), user, correctedNow());
    return kept && isAnswer(kept.data) ? kept.data.boardCards : null;
  },
  put: (date, boardCards) => {
    const user = appState.userId();
    if (user !== null && !viewing) void keptAnswers.put(keyOfDate(date), user, { boardCards }, correctedNow());
  },
  today: () => civilDateOf(new Date(correctedNow())),
});

/** What marks a board of the device as old: no board waits for it. */
const age = async (): Promise<typeof boardAge> => (await import('../../offline/shell/deadSpots')).boardAge;

/** The board's calls; the board's store is the place of their answers. */
export const serverBoardApi = (server: Server, rest: Rest, category: BoardCategory, view: BoardView): BoardApi => {
  const { query, send } = server;
  const prints = `/v1/prints/${view}/${category}`;
  const document = category === 'warranty' ? WARRANTY_QUERY : BOARD_QUERY;
  const variablesOf = (date: CivilDate | null, since: string | null = null) => ({ category, view, date, since });
  const keyOfDate = (date: CivilDate | null): string => keyOf({ document, variables: variablesOf(date) });
  const device = keptBoards(keptOnDevice(keyOfDate));
  return {
    plans: async () => (await import('./rainApi')).planApi(server, category),
    told: async () => (await import('../told/toldApi')).toldApi(server),
    starts: async () => (await import('./startsApi')).startsApi(server),
    miles: async (legs) => (await import('./milesApi')).fetchMiles(rest, legs),
    weather: async () => (await import('./weatherApi')).fetchWeather(rest),
    load: async (date, since) => {
      const { boardCards } = await query(document, variablesOf(date, since));
      const { rights, is_complete, ...answer } = boardCards;
      if (since !== undefined)
        void age().then(
          ({ end }) => end(),
          () => undefined,
        );
      if (since !== undefined && !is_complete) onIdle(() => void device.take(date, since, boardCards), 500);
      return { answer, rights, isComplete: is_complete };
    },
    // Without a network the answer is found on the way to the server, and its age is told.
    kept: async (date) => {
      const kept = isOnline() ? await device.get(date) : null;
      const user = appState.userId();
      if (kept && user !== null)
        void age().then(
          ({ watch }) => watch(user, keyOfDate(date)),
          () => undefined,
        );
      return kept;
    },
    find: async (text) => (await query(FIND_QUERY, { text })).boardSearch,
    printed: async () => printedPapersIn(await (await rest(`${prints}?paper=all`)).json()),
    keepPrinted: async (days, paper) => {
      const headers = { 'content-type': 'application/json' };
      await rest(`${prints}?paper=${paper}`, { method: 'PUT', headers, body: JSON.stringify(days) });
    },
    movesSince: async (since) => (await query(MOVES_QUERY, { category, since })).boardMoves.moves,
    whole: async (id) => (await query(WHOLE_QUERY, { id })).job,
    history: async ({ entity, id, job_detail_id }, page) => {
      const of = { entity, id, sub_job: job_detail_id, page: { number: page, size: HISTORY_PAGE } };
      const { card, job } = await query(HISTORY_QUERY, of);
      return mergedHistory(card, job, page, HISTORY_PAGE);
    },
    write: async (write) => {
      const { document, variables } = writeDocument(write);
      const { mutation_id } = await send(document, variables);
      return { mutation_id };
    },
  };
};
