import type { ResourceDescriptor } from '#domain/fields/resource';
import { isRecord } from '#domain/values';

/** What a record is called: its title fields, else its number. Titles that are phone numbers or codes stay as they are. */
export const recordTitle = (resource: ResourceDescriptor | undefined, record: unknown): string => {
  if (!isRecord(record)) return '';
  const names = resource?.title ?? ['name'];
  const words = names
    .map((name) => record[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
  const title = words.join(' ').trim();
  if (title) return title;
  return typeof record.id === 'number' ? `#${record.id}` : '';
};
