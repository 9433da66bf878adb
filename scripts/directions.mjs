/** Who may import whom, as a rule of oxlint. Rooms are folders; whatever no row forbids is allowed. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rooms = (side, ...names) => names.map((name) => `${side}/${name}`);

/** The areas of the business in the browser. A new one is a word more; any other folder of src is a shared part. */
const AREAS = rooms(
  'src',
  ...'admin boards emails estimates exports field inventory jobs orders people presite recipes reports resources security sources workOrders'.split(
    ' ',
  ),
);
/** What serves the whole server: each knows the database and its own kind. */
const TECHNICAL = rooms(
  'server',
  'access',
  'distances',
  'events',
  'files',
  'geocoding',
  'http',
  'identity',
  'mail',
  'pdf',
  'queue',
  'watch',
  'weather',
);
const BROWSER_PACKAGES = /^(react|react-.*|@mui\/.*|@apollo\/.*)$/;
const SERVER_PACKAGES = /^(fastify|pg|drizzle-orm(\/.*)?)$/;

/**
 * From these rooms, not into those, for that reason, but for these. A room may always enter itself.
 * @type {[from: string[], into: string[], reason: string, but?: string[]][]}
 */
const WALLS = [
  [['domain'], ['server', 'src'], 'The domain imports nothing but itself.'],
  [['server'], ['src'], "The server never imports the browser's code."],
  [['src'], ['server'], 'Browser code never imports the server.'],

  [['src'], ['src/app'], 'Only src/app sees everything.', ['src/app', 'src/main.tsx']],
  [['src'], AREAS, 'Shared parts know no area, and areas do not import one another.', ['src/app', 'src/main.tsx']],

  [['server/db'], TECHNICAL.filter((room) => room !== 'server/geocoding'), 'The database knows nobody.'],
  [['server/db', ...TECHNICAL], ['server/pipeline'], 'The write pipeline stands on the technical rooms.'],
  [['server/db', 'server/pipeline', ...TECHNICAL], ['server/api'], 'The GraphQL engine stands on the pipeline.'],
  [['server/pipeline', 'server/areas'], ['server/http'], 'Only what serves requests knows HTTP.'],
  [
    ['server/db', 'server/pipeline', 'server/api', ...TECHNICAL, ...rooms('server', 'exports', 'imports')],
    ['server/areas'],
    'Areas of the business are known to server/areas.ts alone; the rooms below are given what they need.',
  ],
];
const PACKAGES = [
  [
    ['domain'],
    new RegExp(`${BROWSER_PACKAGES.source}|${SERVER_PACKAGES.source}|^node:`),
    'The domain imports no platform.',
  ],
  [['server'], BROWSER_PACKAGES, "The server never imports the browser's packages."],
  [['src'], SERVER_PACKAGES, 'Not in the browser.'],
  [
    ['src'],
    /^@apollo\//,
    "The server is asked by `useServer` and `gql` of src/dataProvider; Apollo's client is react-admin's alone.",
    ['src/dataProvider'],
  ],
  [
    ['src'],
    /^@mui\/material\/Dialog$/,
    'A dialog is the one of src/page/dialog, which asks before typed text is lost.',
    ['src/page/dialog'],
  ],
];

for (const [from, into, , but = []] of WALLS)
  for (const room of [...from, ...into, ...but])
    if (!existsSync(join(root, room))) throw new Error(`scripts/directions.mjs names ${room}, which is not there`);

const within = (path, room) => path === room || path.startsWith(`${room}/`);
const isIn = (path, all) => all.some((room) => within(path, room));

/** Where an import leads, from the root; null for a package. */
const targetOf = (file, source) => {
  if (source.startsWith('.')) return join(dirname(file), source).replaceAll(sep, '/');
  return /^#(domain|server)\//.test(source) ? source.slice(1) : null;
};

/** Why a file may not import what it names; undefined when it may. */
const refusal = (file, source) => {
  const target = targetOf(file, source);
  if (target === null)
    return PACKAGES.find(
      ([from, names, , but = []]) => isIn(file, from) && !isIn(file, but) && names.test(source),
    )?.[2];
  return WALLS.find(
    ([from, into, , but = []]) =>
      isIn(file, from) && !isIn(file, but) && into.some((room) => within(target, room) && !within(file, room)),
  )?.[2];
};

const directions = {
  create: (context) => {
    const file = relative(root, context.filename).replaceAll(sep, '/');
    const check = (node) => {
      const source = node.source?.value;
      const message = typeof source === 'string' && refusal(file, source);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'house' }, rules: { directions } };
