import { defineConfig } from 'vite';

/**
 * Packages of which the server reads one file by one at each start, six hundred in all: a third of the time until it is
 * ready. They hold nothing that others of node_modules share with them; graphql, which many do, stays there.
 */
const TAKEN_IN = [
  'drizzle-orm',
  '@pothos/core',
  'zod',
  'graphql-yoga',
  /^@graphql-tools\//,
  /^@envelop\//,
  /^@whatwg-node\/(server|events|promise-helpers|disposablestack)/,
  'jose',
  'oidc-provider',
  '@opentelemetry/api',
];

/** The server as one file of plain JavaScript, and those of its thread and its process: nothing is compiled when it starts. The other packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: TAKEN_IN },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        pdfWorker: 'server/pdf/pdfWorker.mjs',
        pictureProcess: 'server/files/pictures/pictureProcess.mjs',
      },
      output: { entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : `${name}.mjs`) },
    },
  },
});
