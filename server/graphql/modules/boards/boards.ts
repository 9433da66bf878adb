import type { SchemaModule } from '../../schema';
import { addBoardMutations } from './boardMutations';
import { addBoardQuery } from './boardQuery';
import { addCrewInformationEntry } from './cardTypes';

/** The named calls of the scheduling boards. */
export const boards: SchemaModule = ({ builder, commands }) => {
  const entry = addCrewInformationEntry(builder);
  addBoardQuery(builder, entry);
  for (const command of addBoardMutations(builder, entry)) commands.set(command.name, command);
};
