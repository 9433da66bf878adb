import type { SchemaModule } from '../../../api/schema';
import { addBoardMutations } from './boardMutations';
import { addBoardQuery } from './boardQuery';
import { addBoardSearch, boardCategory } from './boardSearch';
import { addEntries } from './cardTypes';
import { addMySchedule } from './mySchedule';
import { addScheduleQueries } from './scheduleQueries';
import { addWarrantyMutations } from './warrantyMutations';

/** The named calls of the scheduling boards. */
export const boards: SchemaModule = (kit) => {
  const { builder } = kit;
  const entries = addEntries(builder);
  const category = boardCategory(builder);
  addBoardQuery(builder, entries, category);
  addBoardSearch(builder, category);
  addScheduleQueries(builder, category);
  addMySchedule(builder);
  addBoardMutations(kit, entries);
  addWarrantyMutations(kit);
};
