import {
  BI_CODES,
  codesOfLevel,
  isSourceStem,
  TRI_STEMS,
  type Grantable,
  type Permission,
  type SourceStem,
  type TriStem,
} from './permissions';

/** The right to the source of a name. */
export const sourceStem = (name: string): SourceStem => `SOURCE_${name.toUpperCase().replaceAll('-', '_')}`;

const STEM_OF: ReadonlyMap<Permission, TriStem> = new Map(
  TRI_STEMS.flatMap((stem) => codesOfLevel(stem, 'edit').map((code) => [code, stem] as const)),
);

/** By what a code is given: its stem, or itself. */
export const grantableOf = (code: Permission): Grantable => {
  const stem = code.slice('CAN_VIEW_'.length);
  return isSourceStem(stem) ? stem : (STEM_OF.get(code) ?? BI_CODES.find((bi) => bi === code) ?? 'IS_SUBCONTRACTOR');
};
