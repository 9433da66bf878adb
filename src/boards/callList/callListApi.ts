import type { BoardCategory } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';
import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';

const CALL_LIST = gql(`query CallList($category: String!, $date: Date, $mutation_id: String) {
  callList(category: $category, date: $date, mutation_id: $mutation_id) {
    since may_tell
    stops {
      key job_id job_detail_id job_name address phase_id type_id crew_name date old_date was_told is_told told_way told_at told_by
      promised_to builder_id builder contact phone extension
    }
  }
}`);

const TELL = gql(`mutation TellStops($stops: [ToldStopInput!]!, $is_told: Boolean!) {
  tellStops(stops: $stops, is_told: $is_told) { keys }
}`);

const TEXT = gql(`mutation TextStops($stops: [ToldStopInput!]!) { textStops(stops: $stops) { sent without } }`);

/** What a call list is about: a day of a board, or what one commit has moved. */
export interface CallListAbout {
  category: BoardCategory;
  date: CivilDate | null;
  mutation_id: string | null;
}

/** A stop with the date that is told. */
export interface StopDate {
  key: string;
  /** Null: that there is none yet. */
  date: CivilDate | null;
}

/** The calls of a call list. @throws CallError */
export const callListApi = ({ query, mutate }: Pick<Server, 'query' | 'mutate'>) => ({
  list: async (about: CallListAbout) => (await query(CALL_LIST, { ...about })).callList,
  markTold: async (stops: readonly StopDate[], is_told: boolean): Promise<void> => {
    await mutate(TELL, { stops, is_told });
  },
  /** Answers how many builders get a text, and which have no number for one. */
  text: async (stops: readonly StopDate[]) => (await mutate(TEXT, { stops })).textStops,
});

export type CallListApi = ReturnType<typeof callListApi>;
export type CallList = Awaited<ReturnType<CallListApi['list']>>;
export type CallStop = CallList['stops'][number];
