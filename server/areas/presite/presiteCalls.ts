import type { SchemaModule } from '../../api/schema';
import { addPresiteMutation } from './presiteMutation';
import { addPresiteQueries } from './presiteQueries';

/** The named calls of the presite schedule. */
export const presite: SchemaModule = (kit) => {
  addPresiteQueries(kit.builder);
  addPresiteMutation(kit);
};
