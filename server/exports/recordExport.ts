import { z } from 'zod';
import { SIGNED_IN } from '#domain/access/can';
import type { Command } from '../pipeline/command';

const input = z.strictObject({
  data_set: z.string(),
  narrowed_by: z.string().nullable(),
  columns: z.string(),
  row_count: z.int(),
});

/** Writes down that records leave as a file, before they do: it is read in the history [ADM-007]. The route has asked for the right. */
export const recordExport: Command<z.infer<typeof input>, null, null> = {
  name: 'exportData',
  need: SIGNED_IN,
  input,
  load: async () => null,
  decide: (_facts, set) => ({ changes: [{ entity: 'data_export', id: null, key: 'export', op: 'insert', set }] }),
  result: () => null,
};
