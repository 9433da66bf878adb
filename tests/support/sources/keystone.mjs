/**
 * Keystone over a database: `node keystone.mjs <database> <folder>`, where its packages are found. It tells its port on a line of
 * its own. The tables are there already (tests/fixtures/sources/keystone.sql): what would make them is a program that Prisma
 * fetches from an address of its own. Only its presence is asked for here, and any program will do.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { config, list } from '@keystone-6/core';
import {
  createExpressServer,
  createSystem,
  generateArtifacts,
  generatePrismaClient,
} from '@keystone-6/core/___internal-do-not-use-will-break-in-patch/artifacts';
import { allowAll } from '@keystone-6/core/access';
import {
  bigInt,
  calendarDay,
  checkbox,
  decimal,
  json,
  relationship,
  select,
  text,
  timestamp,
} from '@keystone-6/core/fields';
import { PrismaPg } from '@prisma/adapter-pg';
import { build } from 'esbuild';

const [, , database, folder] = process.argv;
process.env.PRISMA_SCHEMA_ENGINE_BINARY = process.execPath;

const named = () => text({ validation: { isRequired: true }, isIndexed: 'unique' });
const system = createSystem(
  config({
    db: {
      provider: 'postgresql',
      prismaClientOptions: () => ({ adapter: new PrismaPg({ connectionString: database }) }),
    },
    lists: {
      Vendor: list({
        access: allowAll,
        fields: {
          name: named(),
          kind: select({ type: 'enum', options: ['SUPPLIER', 'SUBCONTRACTOR'] }),
          isActive: checkbox({ defaultValue: true }),
          details: json(),
          createdAt: timestamp({ defaultValue: { kind: 'now' } }),
          invoices: relationship({ ref: 'Invoice.vendor', many: true }),
        },
      }),
      Invoice: list({
        access: allowAll,
        fields: {
          number: named(),
          vendor: relationship({ ref: 'Vendor.invoices' }),
          amount: decimal({ precision: 20, scale: 4 }),
          units: bigInt(),
          invoiceDate: calendarDay(),
          dueAt: timestamp(),
          memo: text(),
        },
      }),
    },
    // In production Apollo tells its schema to those alone to whom it is said that it may.
    graphql: { apolloConfig: { introspection: true } },
    telemetry: false,
  }),
);

await generateArtifacts(folder, system);
await generatePrismaClient(folder, system, 'pipe');
const client = join(folder, 'client.mjs');
await build({
  entryPoints: [join(folder, 'generated/prisma/client.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile: client,
});
const { context, connect } = system.getKeystone(await import(pathToFileURL(client).href));
await connect();
const { expressServer } = await createExpressServer(system.config, context);
const server = createServer(expressServer);
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}/api/graphql`));
