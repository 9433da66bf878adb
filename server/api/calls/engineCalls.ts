import type { SchemaModule } from '../schema';
import { history } from './history';
import { resources } from './resources';
import { session } from './session';
import { undo } from './undo';
import { usage } from './usage';

/** The calls that every schema has, whatever its areas. */
export const ENGINE_CALLS: readonly SchemaModule[] = [session, resources, history, undo, usage];
