/** The build in a process of its own: `node scripts/buildHere.mjs <folder of the project>`. */
import { ensureBuilt } from './build.mjs';
import { endWithParent } from './inChild.mjs';

endWithParent();
const [, , root] = process.argv;
await ensureBuilt(root, { isQuiet: true });
