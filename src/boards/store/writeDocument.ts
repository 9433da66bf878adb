import { type CallDocument, composed, gql } from '../../dataProvider/gql';
import type { BoardCall } from '#domain/boards/calls';
import type { BoardWrite } from './boardApi';

type CallName = BoardCall['mutation'];

/** The input type of each named call, and what is asked of its answer. */
const CALLS: Readonly<Record<CallName, { input: string; answer: string }>> = {
  updateWarrantySchedule: { input: 'WarrantyScheduleMoveInput', answer: '{ id }' },
  updateWarrantyScheduleEnd: { input: 'WarrantyScheduleEndInput', answer: '{ id }' },
  updatePebbleWeeklyBoardCrewInfoEntry: { input: 'CrewInfoEntryInput', answer: '{ id }' },
  updateJobDetailDayView: { input: 'CrewInfoEntryInput', answer: '{ id }' },
  updateCrewRepairJobEntry: { input: 'CrewRepairEntryInput', answer: '{ id }' },
  updateGuniteBoardHistoryEntry: { input: 'GuniteHistoryEntryInput', answer: '{ id }' },
};

/** A mutation document with the variables it is sent with. */
export interface WriteDocument {
  document: CallDocument;
  variables: Record<string, unknown>;
}

const ofCalls = (calls: readonly BoardCall[]): WriteDocument => {
  const inputs = calls.flatMap((call, index) => [
    `$input${index}: ${CALLS[call.mutation].input}!`,
    ...('id' in call ? [`$id${index}: Int!`] : []),
  ]);
  const fields = calls.map((call, index) => {
    const id = 'id' in call ? `id: $id${index}, ` : '';
    return `move${index}: ${call.mutation}(${id}${call.argument}: $input${index}) ${CALLS[call.mutation].answer}`;
  });
  return {
    document: composed(`mutation MoveCards(${inputs.join(', ')}) { ${fields.join(' ')} }`),
    variables: Object.fromEntries(
      calls.flatMap((call, index): [string, unknown][] => [
        [`input${index}`, call.input],
        ...('id' in call ? [[`id${index}`, call.id] satisfies [string, unknown]] : []),
      ]),
    ),
  };
};

/** One write, one document, one transaction: the named call once for each moved card. */
export const writeDocument = (write: BoardWrite): WriteDocument => {
  switch (write.kind) {
    case 'calls':
      return ofCalls(write.calls);
    case 'sort':
      return {
        document: gql(
          'mutation SortCards($items: [BoardSortOrderInput!]!) { updateBoardSortOrder(items: $items) { id order category } }',
        ),
        variables: { items: write.items },
      };
    case 'awaitingBuilder':
      return {
        document: gql(`mutation SetAwaitingBuilder($job_detail_id: Int!, $is_awaiting_builder: Boolean!) {
        setAwaitingBuilder(job_detail_id: $job_detail_id, is_awaiting_builder: $is_awaiting_builder) { id }
      }`),
        variables: { job_detail_id: write.job_detail_id, is_awaiting_builder: write.is_awaiting_builder },
      };
    case 'printQueue':
      return {
        document: gql(`mutation QueueCards($job_detail_ids: [Int!]!, $is_in_print_queue: Boolean!) {
        updatePrintQueue(job_detail_ids: $job_detail_ids, is_in_print_queue: $is_in_print_queue)
      }`),
        variables: { job_detail_ids: write.job_detail_ids, is_in_print_queue: write.is_in_print_queue },
      };
    case 'undo':
      return {
        document: gql('mutation UndoMove($mutation_id: ID!) { undo(mutation_id: $mutation_id) { mutation_id } }'),
        variables: { mutation_id: write.mutation_id },
      };
  }
};
