import type { Refusal } from '../changes';

/** A rule's no, with its stable name and its text. @param path the field at fault, where there is one */
export const refusal = (rule: string, message: string, path?: string): Refusal => ({
  rule,
  message,
  ...(path === undefined ? {} : { path }),
});
