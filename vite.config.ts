import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkPlan } from './scripts/chunkPlan.mjs';
import { eagerCompile, isOfFirstScreens } from './scripts/eagerCompile.mjs';
import { inlineLabels } from './scripts/inlineLabels.mjs';
import { screenFiles } from './scripts/screenFiles.mjs';

const server = process.env.TROWEL_DEV_SERVER ?? 'http://127.0.0.1:3001';

/** Icons are drawn by our own few lines: MUI's maker would bring its engine of styles to every page. */
const lightIcons = {
  find: /^\.\/utils\/createSvgIcon\.js$/,
  replacement: join(import.meta.dirname, 'src/theme/svgIcon.tsx'),
};

/** React-admin's core routes by our router: its own way would bring react-router's router for data (decision 105). */
const ownRouting = {
  find: /^\.{1,2}\/(?:routing\/)?adapters\/reactRouterProvider\.js$/,
  replacement: join(import.meta.dirname, 'src/app/reactAdmin/routerProvider.ts'),
};

/** MUI's themes with CSS variables, of which ours is none, come with every theme otherwise. */
const noThemeVariables = {
  find: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.js$/,
  replacement: join(import.meta.dirname, 'src/theme/noThemeVariables.ts'),
};

/** The router's package leads to its build for developers, whatever the mode. */
const finishedRouter = Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(
  ([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`),
  }),
);

/** GraphiQL's style brings six fonts as data, which the page's policy refuses; it is drawn with the product's. */
const graphiqlWithoutFonts: Plugin = {
  name: 'trowel:graphiql-without-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /graphiql[\\/]dist[\\/]style\.css/.test(id) ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : null,
};

const isOfGraphiql = (id: string): boolean =>
  /[\\/](node_modules[\\/](@?graphiql|codemirror(-graphql)?|graphql-language-service)|src[\\/]admin[\\/]graphiql)[\\/]/.test(
    id,
  );

/** What both the build and the plan of its files read. */
const sources = (isBuild: boolean) => ({
  resolve: { alias: [lightIcons, ownRouting, ...(isBuild ? [noThemeVariables, ...finishedRouter] : [])] },
  plugins: [react(), graphiqlWithoutFonts, inlineLabels(import.meta.dirname)],
  // Apollo's checks for developers: it asks for this name, not for the mode of the build.
  ...(isBuild && { define: { 'globalThis.__DEV__': 'false' } }),
});

/** The plan is worked out when a build begins: it goes through all modules, which nobody waits for who only reads this file. */
const planOfFiles = () => {
  let plan: Awaited<ReturnType<typeof chunkPlan>> | null = null;
  const plugin: Plugin = {
    name: 'trowel:chunk-plan',
    apply: 'build',
    buildStart: async () => {
      plan ??= await chunkPlan(import.meta.dirname, sources(true));
    },
  };
  return { plugin, fileOf: (id: string): string | null => plan?.get(id) ?? null };
};

/** The browser app. The server has its own bundle: `vite.server.config.ts`. */
export default defineConfig(({ command }): UserConfig => {
  const isBuild = command === 'build';
  const plan = planOfFiles();
  const config = sources(isBuild);
  return {
    ...config,
    plugins: [...config.plugins, plan.plugin, eagerCompile(isOfFirstScreens), screenFiles(import.meta.dirname)],
    build: {
      outDir: 'dist/client',
      sourcemap: false,
      modulePreload: { polyfill: false }, // all browsers that run the app know it
      license: { fileName: 'licenses.md' }, // of what is bundled: whoever gets the app gets them too
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        // Files that import each other start in the order of their modules.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Under one name, by which devices leave it out of what they keep (vite.worker.config).
              { debugName: 'graphiql', name: 'graphiql', test: isOfGraphiql, priority: 1 },
              { debugName: 'plan', name: plan.fileOf },
            ],
          },
          strictExecutionOrder: true,
        },
        preserveEntrySignatures: 'allow-extension',
      },
    },
    server: {
      port: 5173,
      proxy: Object.fromEntries(
        ['/graphql', '/v1', '/oauth', '/authorize', '/v2', '/.well-known', '/userinfo', '/healthz', '/readyz'].map(
          (path) => [path, server],
        ),
      ),
    },
  };
});
