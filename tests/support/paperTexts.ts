import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { isRecord } from '#domain/values';

const HOLDERS = ['columns', 'stack', 'table', 'body', 'content', 'text'];

const walk = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(walk);
  return isRecord(value) ? HOLDERS.flatMap((name) => (name in value ? walk(value[name]) : [])) : [];
};

/** What a paper says, in reading order, the foot of its first page last. */
export const paperTexts = ({ content, footer }: TDocumentDefinitions): string[] => [
  ...walk(content),
  ...(typeof footer === 'function' ? walk(footer(1, 1, { width: 612, height: 792, orientation: 'portrait' })) : []),
];
