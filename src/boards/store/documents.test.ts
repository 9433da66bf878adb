import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { CallDocument } from '../../dataProvider/gql';
import { BOARD_QUERY, WHOLE_QUERY } from './boardQuery';
import { writeDocument } from './writeDocument';
import type { BoardWrite } from './boardApi';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const faults = ({ text }: CallDocument) => validate(schema, parse(text)).map((error) => error.message);

const CREW_INFO = {
  id: 72,
  job_detail_id: 9001,
  phase_type_id: 2,
  date: '2026-03-10',
  crew_id: 21,
  status: { id: 2 },
  awaiting_builder: false,
};
const REPAIR = { id: 88, pebble_phase_type_id: 0, job_detail_id: 9002, crew_id: null, date: null, status: 19 };

describe('the documents of a board', () => {
  it('ask for fields that the server has [BAPI-017]', () => {
    expect(faults(BOARD_QUERY)).toEqual([]);
    expect(faults(WHOLE_QUERY)).toEqual([]);
  });
  it.each<BoardWrite>([
    {
      kind: 'calls',
      calls: [
        { mutation: 'updatePebbleWeeklyBoardCrewInfoEntry', argument: 'crewInfoEntryInput', input: CREW_INFO },
        { mutation: 'updateCrewRepairJobEntry', argument: 'details', input: REPAIR },
      ],
    },
    { kind: 'calls', calls: [{ mutation: 'updateJobDetailDayView', argument: 'crew_information', input: CREW_INFO }] },
    { kind: 'sort', items: [{ id: 72, order: 1, category: 'Pebble' }] },
    { kind: 'awaitingBuilder', job_detail_id: 9001, is_awaiting_builder: true },
    { kind: 'undo', mutation_id: 'm' },
  ])('are taken by the server: $kind', (write) => {
    expect(faults(writeDocument(write).document)).toEqual([]);
  });
  it('carry one call for each moved card in one document [BAPI-002 BAPI-004]', () => {
    const { document, variables } = writeDocument({
      kind: 'calls',
      calls: [
        { mutation: 'updatePebbleWeeklyBoardCrewInfoEntry', argument: 'crewInfoEntryInput', input: CREW_INFO },
        { mutation: 'updateCrewRepairJobEntry', argument: 'details', input: REPAIR },
      ],
    });
    const [operation] = parse(document.text).definitions;
    const roots =
      operation?.kind === 'OperationDefinition'
        ? operation.selectionSet.selections.flatMap((field) =>
            field.kind === 'Field' ? [`${field.alias?.value}: ${field.name.value}`] : [],
          )
        : [];
    expect(roots).toEqual(['move0: updatePebbleWeeklyBoardCrewInfoEntry', 'move1: updateCrewRepairJobEntry']);
    expect(variables).toEqual({ input0: CREW_INFO, input1: REPAIR });
  });
});
