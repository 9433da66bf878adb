import { isRecord } from '#domain/values';
import type { PaperDocument } from '../../server/pdf/paper';

const HOLDERS = ['columns', 'stack', 'table', 'body', 'content', 'text'];

const walk = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(walk);
  return isRecord(value) ? HOLDERS.flatMap((name) => (name in value ? walk(value[name]) : [])) : [];
};

/** What a paper says, in reading order, its printed time last. */
export const paperTexts = ({ content, printed }: PaperDocument): string[] => [...walk(content), `Printed ${printed}`];
