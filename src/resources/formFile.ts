import type { FormOverride } from '../crud/values/overrides';
import { browserCode, fetchedFile } from '../page/fetchedFile';

/** What a form draws in its own way, fetched once, when a form is first drawn. */
export const formFile = (load: () => Promise<FormOverride>): (() => Promise<FormOverride>) => {
  let file: Promise<FormOverride> | null = null;
  return () => (file ??= fetchedFile(load, browserCode));
};
