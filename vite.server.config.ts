import { defineConfig } from 'vite';

/** The server as one file of plain JavaScript, and that of its thread: nothing is compiled when it starts. Packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'server/main.ts', pdfWorker: 'server/pdf/pdfWorker.mjs' },
      output: { entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : `${name}.mjs`) },
    },
  },
});
