import type { LocalText } from '../localText';
import type { DialectName, SourceTable } from './sourceTable';

/** A source as the menu names it; `tables` is null while it does not answer. */
export interface SourceInMenu {
  name: string;
  label: LocalText;
  may_edit: boolean;
  tables: readonly { name: string; label_plural: string; route: string }[] | null;
}

/** All that the screens of a source need to know. */
export interface SourceAccess {
  name: string;
  label: LocalText;
  dialect: DialectName;
  may_edit: boolean;
  tables: readonly SourceTable[];
}
