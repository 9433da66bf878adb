import type { ImportLook, ReadChoices } from './importReport';
import { plainHead } from './plainHead';
import { MAX_HEAD, MAX_MAPPED, type MappingSettings } from './savedMapping';

/** What a column is known by: its head as heads are compared, with its place among those of one head; without one, its place. */
const keysOf = (heads: readonly string[]): string[] => {
  const times = new Map<string, number>();
  return heads.map((head, at) => {
    const plain = plainHead(head.slice(0, MAX_HEAD)) || `#${at + 1}`;
    const time = (times.get(plain) ?? 0) + 1;
    times.set(plain, time);
    return time === 1 ? plain : `${plain} ${time}`;
  });
};

const headsOf = ({ columns }: MappingSettings): string[] => columns.map(({ head }) => head);

/** How many of the columns that a mapping has a field for are in a file. */
export interface Fit {
  found: number;
  of: number;
}

export const fitOf = (settings: MappingSettings, heads: readonly string[]): Fit => {
  const keys = new Set(keysOf(heads));
  const mapped = keysOf(headsOf(settings)).filter((_key, at) => settings.columns[at]?.field !== null);
  return { found: mapped.filter((key) => keys.has(key)).length, of: mapped.length };
};

const isGood = ({ found, of }: Fit): boolean => found > 0 && found * 2 >= of && (found >= 2 || found === of);
const share = ({ found, of }: Fit): number => (of === 0 ? 0 : found / of);

/** The row that holds the heads of a mapping best, of those that a file begins with; the head that was found wins a tie. */
const headRow = (settings: MappingSettings, look: ImportLook): { row: number; fit: Fit } => {
  const found = {
    row: look.head,
    fit: fitOf(
      settings,
      look.columns.map(({ header }) => header),
    ),
  };
  return look.first
    .map(({ row, cells }) => ({ row, fit: fitOf(settings, cells) }))
    .reduce((best, one) => (one.fit.found > best.fit.found ? one : best), found);
};

/**
 * The mapping that fits a file best: with half of its columns in the file at least, the larger part of them, then the
 * more columns, then the first that is given. Null where none fits [ADM-017].
 */
export const bestMapping = <One extends { settings: MappingSettings }>(
  mappings: readonly One[],
  look: ImportLook,
): One | null => {
  const fitting = mappings
    .map((mapping) => ({ mapping, fit: headRow(mapping.settings, look).fit }))
    .filter(({ fit }) => isGood(fit))
    .toSorted((a, b) => share(b.fit) - share(a.fit) || b.fit.found - a.fit.found);
  return fitting[0]?.mapping ?? null;
};

/** How a file is to be read for a mapping; null where it has been read so already. */
export const readingFor = (settings: MappingSettings, look: ImportLook): ReadChoices | null => {
  const { read } = settings;
  const { row, fit } = headRow(settings, look);
  const now: ReadChoices = {
    sheet: look.sheet ?? undefined,
    head: look.head,
    encoding: look.encoding ?? undefined,
    separator: look.separator ?? undefined,
  };
  const sheet = read.sheet !== undefined && look.sheets.includes(read.sheet) ? read.sheet : now.sheet;
  const encoding = look.encoding === null ? undefined : (read.encoding ?? now.encoding);
  const separator = look.separator === null ? undefined : (read.separator ?? now.separator);
  // Titles above a table come and go: where its heads stand counts more than the row where they stood.
  const head = read.head === 0 || fit.found === 0 ? (read.head ?? now.head) : row;
  const isSame = sheet === now.sheet && head === now.head && encoding === now.encoding && separator === now.separator;
  return isSame ? null : { sheet, head, encoding, separator };
};

/** A mapping put to a file: what its columns are meant for now, and what of the mapping came to nothing. */
export interface AppliedMapping {
  mapping: (string | null)[];
  match: string;
  options: MappingSettings['options'];
  /** Heads of its columns that the file has not. */
  missing_columns: string[];
  /** Heads of columns whose field there is no more, or is not this user's to set. */
  missing_fields: string[];
  /** Heads of columns of the file that it knows nothing of: they are taken as without it. */
  new_columns: string[];
}

const named = (head: string, at: number): string => head || `#${at + 1}`;

/** Puts a mapping to a file that was looked at: what cannot be kept is told, the rest is [ADM-017]. */
export const applyMapping = (settings: MappingSettings, look: ImportLook): AppliedMapping => {
  const stored = keysOf(headsOf(settings));
  const keys = keysOf(look.columns.map(({ header }) => header));
  const fields = new Set(look.fields.map(({ name }) => name));
  const fieldOf = new Map(stored.map((key, at) => [key, settings.columns[at]?.field ?? null]));
  const kept = keys.map((key) => {
    const field = fieldOf.get(key) ?? null;
    return field !== null && fields.has(field) ? field : null;
  });
  const taken = new Set(kept);
  const isKnown = (at: number): boolean => fieldOf.has(keys[at] ?? '');
  const mapping = look.columns.map(({ field }, at) => {
    if (isKnown(at)) return kept[at] ?? null;
    return field !== null && !taken.has(field) ? field : null;
  });
  const match = look.fields.some(({ name, can_match }) => name === settings.match && (can_match || name === 'id'))
    ? settings.match
    : look.match;
  return {
    mapping,
    match,
    options: settings.options,
    missing_columns: settings.columns.flatMap(({ head, field }, at) =>
      field !== null && !keys.includes(stored[at] ?? '') ? [named(head, at)] : [],
    ),
    missing_fields: settings.columns.flatMap(({ head, field }, at) =>
      field !== null && !fields.has(field) && keys.includes(stored[at] ?? '') ? [named(head, at)] : [],
    ),
    new_columns: look.columns.flatMap(({ header }, at) => (isKnown(at) ? [] : [named(header, at)])),
  };
};

interface Chosen {
  look: ImportLook;
  /** The same file as it was read before anything was chosen. */
  found: ImportLook;
  mapping: readonly (string | null)[];
  match: string;
  options: MappingSettings['options'];
}

/**
 * What is kept of the choices for a file. Of its reading only what had to be chosen: the rest is found out for each file.
 * @param before the mapping that is written over: its columns that the file has not stay in it
 */
export const settingsOfChoices = (
  { look, found, mapping, match, options }: Chosen,
  before: MappingSettings | null = null,
): MappingSettings => {
  const columns = look.columns.map(({ header }, at) => ({
    head: header.slice(0, MAX_HEAD),
    field: mapping[at] ?? null,
  }));
  const keys = new Set(keysOf(columns.map(({ head }) => head)));
  const stored = before ? keysOf(headsOf(before)) : [];
  const absent = before?.columns.filter(({ field }, at) => field !== null && !keys.has(stored[at] ?? '')) ?? [];
  const chosen = <Key extends 'sheet' | 'head' | 'encoding' | 'separator'>(key: Key) =>
    look[key] !== null && look[key] !== found[key] ? { [key]: look[key] } : {};
  return {
    columns: [...columns, ...absent].slice(0, MAX_MAPPED),
    match,
    options,
    read: { ...chosen('sheet'), ...chosen('head'), ...chosen('encoding'), ...chosen('separator') },
  };
};
