/** PostGraphile over a database: `node postgraphile.mjs <database>`, where its packages are found. It tells its port on a line of its own. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

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

const [, , database] = process.argv;
// After the line above, which imports would come before.
const require = createRequire(import.meta.url);
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
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}/graphql`));
