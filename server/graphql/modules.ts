import { boards } from './modules/boards/boards';
import { history } from './modules/history';
import { jobs } from './modules/jobs';
import { people } from './modules/people';
import { resources } from './modules/resources';
import { session } from './modules/session';
import { undo } from './modules/undo';
import type { SchemaModule } from './schema';

/** The named calls, one module a business area. */
export const MODULES: readonly SchemaModule[] = [session, resources, history, undo, people, jobs, boards];
