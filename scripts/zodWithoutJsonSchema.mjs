import { readFileSync } from 'node:fs';

const OF_JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:const|function|class) (\w+)/gm;

/**
 * Vite's plugin: zod's schemas lead to its writers of JSON schemas, 33 kB of code that no screen uses. The build puts
 * functions in their place that say so.
 */
export const zodWithoutJsonSchema = {
  name: 'trowel:zod-without-json-schema',
  apply: 'build',
  load: (id) => {
    if (!OF_JSON_SCHEMA.test(id)) return null;
    const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
    return `const unused = () => { throw new Error('JSON schemas are not written in the browser.'); };
export { ${names.map((name) => `unused as ${name}`).join(', ')} };`;
  },
};
