/**
 * PostGraphile over a database, from the folder where its packages are: `node postgraphile.mjs <packages> <database>`. It
 * tells its port on a line of its own.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// PostGraphile 5.1 wants Node 22, and needs nothing of it but this.
Promise.withResolvers ??= () => {
  let resolve;
  let reject;
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

const [, , packages, database] = process.argv;
const require = createRequire(join(packages, 'package.json'));
const { postgraphile } = require('postgraphile');
const { PostGraphileAmberPreset } = require('postgraphile/presets/amber');
const { makePgService } = require('postgraphile/adaptors/pg');
const { grafserv } = require('postgraphile/grafserv/node');

const service = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: database, schemas: ['accounting'] })],
  grafserv: {
    graphiql: false,
    // The words of the database, which PostGraphile keeps to itself unless told otherwise.
    maskError: (error) => error,
  },
}).createServ(grafserv);
const server = createServer();
await service.addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
