import { expect, it } from 'vitest';
import { CALLS } from '#domain/access/calls';
import { inlineLabels } from './inlineLabels.mjs';

it('puts the need of a call where it is asked for, and leaves the table out of files that use nothing else of it', async () => {
  const { buildStart, transform } = inlineLabels(process.cwd());
  if (typeof buildStart !== 'function' || typeof transform !== 'function') throw new Error('no plugin of Vite');
  await Reflect.apply(buildStart, {}, [{}]);
  const built = async (code: string): Promise<unknown> => {
    const answer: unknown = await Reflect.apply(transform, {}, [code, '/src/map/MapScreen.tsx']);
    return answer;
  };
  const line = `import { CALLS } from '#domain/access/calls';\n`;
  expect(await built(`${line}useCan(CALLS.map_jobs.need);`)).toEqual({
    code: `useCan((${JSON.stringify(CALLS.map_jobs.need)}));`,
    map: null,
  });
  expect(await built(`${line}list(CALLS);`)).toBeNull();
  expect(await built('const CALLS = { job: { need: 1 } }; list(CALLS.job.need);')).toBeNull();
});
