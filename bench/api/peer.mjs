/** PostGraphile 5 on the same tables: no token check, no row rules, no history. Runs on the Node of this folder. */
import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { makePgService } from 'postgraphile/adaptors/pg';
import { postgraphile } from 'postgraphile';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [socket, port] = process.argv.slice(2);

const preset = {
  extends: [PostGraphileAmberPreset],
  // Its default offers indexed columns only as conditions and orders.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({ connectionString: `postgres://trowel@localhost/postgres?host=${socket}`, schemas: ['public'] }),
  ],
  grafserv: { graphiql: false, watch: false, maxRequestLength: 1_000_000 },
  grafast: { explain: false },
};
const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
