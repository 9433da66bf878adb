import type { Language } from '#domain/localText';
import { formatCivilDate, isCivilDate } from '#domain/civilDate';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { OWN_LISTS, shownName } from '#domain/lookups/shownName';
import { isRecord } from '#domain/values';

/**
 * What a record is called: its title fields, else its number. Titles that are phone numbers or codes stay as they are, dates are
 * written as everywhere. With a language, an entry of the product's own lists is called by its word there.
 */
export const recordTitle = (
  resource: ResourceDescriptor | undefined,
  record: unknown,
  language: Language = 'en',
): string => {
  if (!isRecord(record)) return '';
  const names = resource?.title ?? ['name'];
  const words = names
    .map((name) => record[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => (isCivilDate(value) ? formatCivilDate(value) : String(value)));
  const title = words.join(' ').trim();
  if (title) return resource && OWN_LISTS.has(resource.name) ? shownName(title, language) : title;
  return typeof record.id === 'number' || typeof record.id === 'string' ? `#${record.id}` : '';
};
