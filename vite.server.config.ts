import { defineConfig } from 'vite';

/** The server as one file of plain JavaScript: nothing is compiled when it starts. Packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
