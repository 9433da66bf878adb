import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.TROWEL_DEV_SERVER ?? 'http://127.0.0.1:3001';

/** The browser app. The server has its own bundle: `vite.server.config.ts`. */
export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/client', sourcemap: false, chunkSizeWarningLimit: 900 },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/v1', '/oauth', '/authorize', '/v2', '/.well-known', '/userinfo', '/healthz', '/readyz'].map((path) => [path, server])),
  },
});
