import { boards } from './modules/boards/boards';
import type { SchemaModule } from './schema';

/** The named calls, one module a business area. */
export const MODULES: readonly SchemaModule[] = [boards];
