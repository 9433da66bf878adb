import type { SchemaModule, SchemaKit } from '../../../api/schema';
import { addBoardMutations } from './boardMutations';
import { addBoardQuery } from './boardQuery';
import { addBoardSearch, boardCategory } from './boardSearch';
import { addEntries } from './cardTypes';
import { addMySchedule } from './mySchedule';
import { addScheduleQueries } from './scheduleQueries';
import { addDayNote } from '../../workdays/dayNoteType';
import { addBoardPlans } from '../plan/addBoardPlans';
import { addCommand } from '../../../api/commandField';
import { plainObject } from '../../../api/plainTypes';
import { moveVisit, resizeVisit } from '../write/moveVisit';

/** The named mutations of the warranty boards [BAPI-005 BAPI-006]. */
const addWarrantyMutations = (kit: SchemaKit): void => {
  const type = plainObject<{ id: number }>(kit.builder, 'WrittenVisit', { id: 'Int!' });
  addCommand(kit, { command: moveVisit, type });
  addCommand(kit, { command: resizeVisit, type });
};

/** The named calls of the scheduling boards. */
export const boards: SchemaModule = (kit) => {
  const { builder } = kit;
  const entries = addEntries(builder);
  const category = boardCategory(builder);
  addBoardQuery(builder, entries, category);
  addBoardSearch(builder, category);
  const note = addDayNote(builder);
  addScheduleQueries(builder, category, note);
  addMySchedule(builder, note);
  addBoardMutations(kit, entries);
  addWarrantyMutations(kit);
  addBoardPlans(kit, category);
};
