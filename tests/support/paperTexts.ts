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

const isTable = (node: unknown): node is { table: { widths: unknown[]; body: unknown[][] } } =>
  isRecord(node) && isRecord(node.table) && Array.isArray(node.table.widths);

/** Points between the texts of two columns of a table: the padding of both. */
const GAP = 8;

/** Points that a column of a table without a width of its own has within the margins of a page. */
export const roomOf = ({ content }: PaperDocument, title: string): number => {
  const nodes: readonly unknown[] = content;
  const found = nodes.filter(isTable).find(({ table }) => table.body[0]?.some((cell) => walk(cell).includes(title)));
  const widths = found?.table.widths ?? [];
  const fixed = widths.filter((width) => typeof width === 'number').reduce((all, width) => all + width, 0);
  return 612 - 2 * 36 - fixed - GAP * (widths.length - 1);
};
