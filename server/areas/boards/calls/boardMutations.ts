import type { Card } from '#domain/boards/types';
import { moveCrewInfo } from '../write/moveCrewInfo';
import { moveCrewRepair } from '../write/moveCrewRepair';
import { moveGuniteHistory } from '../write/moveGuniteHistory';
import { reorderBins } from '../write/reorderBins';
import { setAwaitingBuilder } from '../write/setAwaitingBuilder';
import type { Command } from '../../../pipeline/command';
import { runCommand } from '../../../pipeline/runCommand';
import type { Builder } from '../../../api/builder';
import { placesOf } from '../../../api/callPlaces';
import { mutationOf } from '../../../api/mutationOf';
import { withNames, type EntryRefs } from './cardTypes';

const moveOnWeek = moveCrewInfo('updatePebbleWeeklyBoardCrewInfoEntry', 'week');
const moveOnDay = moveCrewInfo('updateJobDetailDayView', 'day');

/** The inputs of the named calls [BAPI-002 BAPI-003 BAPI-004 BAPI-008]; their rules stand in the commands. */
const addInputs = (builder: Builder) => {
  const statusInput = builder.inputType('StatusInput', {
    fields: (t) => ({ id: t.int({ required: true }), name: t.string() }),
  });
  const crewInfo = builder.inputType('CrewInfoEntryInput', {
    fields: (t) => ({
      id: t.int({ required: true, description: 'The entry, or -1 to make one.' }),
      job_detail_id: t.int({ required: true }),
      phase_type_id: t.int({ required: true }),
      date: t.string({ description: 'YYYY-MM-DD.' }),
      crew_id: t.int(),
      status: t.field({ type: statusInput, required: true }),
      awaiting_builder: t.boolean({ required: true }),
      index: t.int({ description: 'Place in the target bin, 0 first; the last when absent.' }),
      expected_bin: t.string({ description: 'The bin the card was dragged from.' }),
      version: t.int({ description: 'Of the entry as last read; 0 for a stand-in.' }),
    }),
  });
  const repair = builder.inputType('CrewRepairEntryInput', {
    fields: (t) => ({
      id: t.int({ required: true }),
      pebble_phase_type_id: t.int(),
      job_detail_id: t.int({ required: true }),
      crew_id: t.int(),
      date: t.string(),
      status: t.int({ required: true }),
      index: t.int(),
      expected_bin: t.string(),
      version: t.int(),
    }),
  });
  const history = builder.inputType('GuniteHistoryEntryInput', {
    fields: (t) => ({
      history_entry_id: t.int({ required: true, description: 'The entry, or -1 to make one.' }),
      history_entry_type_id: t.int({ required: true }),
      is_day_view: t.boolean({ required: true }),
      crew_id: t.int(),
      date: t.string({ description: 'YYYY-MM-DD.' }),
      job_detail_id: t.int({ required: true }),
      awaiting_builder: t.boolean({ required: true }),
      status: t.int({ required: true }),
      is_reschedule: t.boolean({
        description: 'Another date or crew for a Day 2 to 8 entry, which keeps its type: no drop.',
      }),
      index: t.int(),
      expected_bin: t.string(),
      version: t.int(),
    }),
  });
  const sortItem = builder.inputType('BoardSortOrderInput', {
    fields: (t) => ({
      id: t.int({ required: true }),
      order: t.int({ required: true }),
      category: t.string({ required: true }),
    }),
  });
  return { crewInfo, repair, history, sortItem };
};

/** The named mutations of the boards. Answers the commands, so that undo finds their needs. */
export const addBoardMutations = (
  builder: Builder,
  { entry }: EntryRefs,
): Pick<Command, 'name' | 'need' | 'assertMayUndo' | 'settleUndo'>[] => {
  const { crewInfo, repair, history, sortItem } = addInputs(builder);
  const id = builder
    .objectRef<{ id: number }>('WrittenId')
    .implement({ fields: (t) => ({ id: t.exposeInt('id', { nullable: false }) }) });
  const moved = builder.objectRef<Card>('MovedCrewInformation').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      job_detail_id: t.exposeInt('job_detail_id', { nullable: false }),
      crew_information_entry: t.field({
        type: entry,
        nullable: false,
        resolve: (card, _args, context) => withNames(card, context),
      }),
    }),
  });
  const sorted = builder.objectRef<{ id: number; order: number; category: string }>('BoardSortOrder').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      order: t.exposeInt('order', { nullable: false }),
      category: t.exposeString('category', { nullable: false }),
    }),
  });

  builder.mutationField(moveOnWeek.name, (t) =>
    t.field({
      type: moved,
      nullable: false,
      extensions: { need: moveOnWeek.need, places: placesOf(moveOnWeek, 'crewInfoEntryInput') },
      args: { crewInfoEntryInput: t.arg({ type: crewInfo, required: true }) },
      resolve: (_root, { crewInfoEntryInput }, context) =>
        runCommand(moveOnWeek, crewInfoEntryInput, mutationOf(context)),
    }),
  );
  builder.mutationField(moveOnDay.name, (t) =>
    t.field({
      type: id,
      nullable: false,
      extensions: { need: moveOnDay.need, places: placesOf(moveOnDay, 'crew_information') },
      args: { crew_information: t.arg({ type: crewInfo, required: true }) },
      resolve: (_root, { crew_information }, context) => runCommand(moveOnDay, crew_information, mutationOf(context)),
    }),
  );
  builder.mutationField(moveCrewRepair.name, (t) =>
    t.field({
      type: id,
      nullable: false,
      extensions: { need: moveCrewRepair.need, places: placesOf(moveCrewRepair, 'details') },
      args: { details: t.arg({ type: repair, required: true }) },
      resolve: (_root, { details }, context) => runCommand(moveCrewRepair, details, mutationOf(context)),
    }),
  );
  builder.mutationField(moveGuniteHistory.name, (t) =>
    t.field({
      type: id,
      nullable: false,
      extensions: { need: moveGuniteHistory.need, places: placesOf(moveGuniteHistory, 'details') },
      args: { details: t.arg({ type: history, required: true }) },
      resolve: (_root, { details }, context) => runCommand(moveGuniteHistory, details, mutationOf(context)),
    }),
  );
  builder.mutationField(reorderBins.name, (t) =>
    t.field({
      type: [sorted],
      nullable: false,
      extensions: { need: reorderBins.need, places: placesOf(reorderBins, 'items') },
      args: { items: t.arg({ type: [sortItem], required: true }) },
      resolve: (_root, { items }, context) => runCommand(reorderBins, items, mutationOf(context)),
    }),
  );
  builder.mutationField(setAwaitingBuilder.name, (t) =>
    t.field({
      type: id,
      nullable: false,
      extensions: { need: setAwaitingBuilder.need, places: placesOf(setAwaitingBuilder) },
      args: { job_detail_id: t.arg.int({ required: true }), is_awaiting_builder: t.arg.boolean({ required: true }) },
      resolve: (_root, args, context) => runCommand(setAwaitingBuilder, args, mutationOf(context)),
    }),
  );
  return [moveOnWeek, moveOnDay, moveCrewRepair, moveGuniteHistory, reorderBins, setAwaitingBuilder];
};
