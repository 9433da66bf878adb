import type { Card } from '#domain/boards/types';
import { addCommand } from '../../../api/commandField';
import type { SchemaKit } from '../../../api/schema';
import { moveCrewInfo } from '../write/moveCrewInfo';
import { moveCrewRepair } from '../write/moveCrewRepair';
import { moveGuniteHistory } from '../write/moveGuniteHistory';
import { reorderBins } from '../write/reorderBins';
import { setAwaitingBuilder } from '../write/setAwaitingBuilder';
import { withNames, type EntryRefs } from './cardTypes';

const moveOnWeek = moveCrewInfo('updatePebbleWeeklyBoardCrewInfoEntry', 'week');
const moveOnDay = moveCrewInfo('updateJobDetailDayView', 'day');

/** The named mutations of the boards; their inputs stand with the commands [BAPI-002 BAPI-003 BAPI-004 BAPI-008]. */
export const addBoardMutations = (kit: SchemaKit, { entry }: EntryRefs): void => {
  const { builder } = kit;
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

  addCommand(kit, {
    command: moveOnWeek,
    type: moved,
    packed: { argument: 'crewInfoEntryInput' },
  });
  addCommand(kit, { command: moveOnDay, type: id, packed: { argument: 'crew_information' } });
  addCommand(kit, { command: moveCrewRepair, type: id, packed: { argument: 'details' } });
  addCommand(kit, { command: moveGuniteHistory, type: id, packed: { argument: 'details' } });
  addCommand(kit, { command: reorderBins, type: [sorted] });
  addCommand(kit, { command: setAwaitingBuilder, type: id });
};
